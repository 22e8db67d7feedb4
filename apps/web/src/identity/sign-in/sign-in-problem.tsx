import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useOutsideText } from '../outside.texts.ts';
import { SignInError } from './sign-in-error.ts';

/** Explains why the sign-in at the provider failed and how to continue. */
export const SignInProblem = ({ error }: { error: unknown }) => {
  const t = useOutsideText();
  if (!(error instanceof SignInError)) return <ErrorPanel error={error} />;
  return (
    <Notice tone="error" role="alert" title={t(`${error.kind}What`)}>
      {t(`${error.kind}Next`)}
    </Notice>
  );
};
