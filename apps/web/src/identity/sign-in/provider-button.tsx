import Button from '@mui/material/Button';
import { useAction } from '../../lib/use-action.ts';
import { useAppConfig } from '../identity.api.ts';
import { useOutsideText } from '../outside.texts.ts';
import { useSession } from '../session/session-context.ts';
import { SignInProblem } from './sign-in-problem.tsx';

/** Button that opens the sign-in page of the organization’s identity provider. The organization can set its label. */
export const ProviderButton = ({ returnTo }: { returnTo: string }) => {
  const t = useOutsideText();
  const { begin } = useSession();
  const { busy, error, run } = useAction(begin);
  const words = useAppConfig().data?.identity.oidc?.button;
  return (
    <>
      {error ? <SignInProblem error={error} /> : null}
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        onClick={() => void run(returnTo)}
        sx={{ mt: error ? 2.5 : 0 }}
      >
        {words ?? t('signInButton')}
      </Button>
    </>
  );
};
