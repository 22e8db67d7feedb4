import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { changePassword } from '@pratik/contract/session';
import { useForm } from 'react-hook-form';
import { isApiProblem } from '../lib/api/api-client.ts';
import { contractResolver } from '../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../lib/errors/field-errors.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useChangePassword } from './profile.api.ts';
import { useProfileText } from './profile.texts.ts';

const empty = { currentPassword: '', newPassword: '' };
const fields = ['currentPassword', 'newPassword'] as const;

/** Form that changes the user’s password. It is shown only if Pratik stores the password. */
export const PasswordCard = () => {
  const t = useProfileText();
  const { control, handleSubmit, setError, reset } = useForm({
    resolver: contractResolver(changePassword.body),
    defaultValues: empty,
  });
  const change = useChangePassword();
  const elsewhere = isApiProblem(change.error, 'provider-cannot');
  const wrong = isApiProblem(change.error, 'password-wrong');
  const submit = handleSubmit((form) =>
    change.mutate(form, {
      onSuccess: () => {
        reset(empty);
        showToast(t('passwordChanged'));
      },
      onError: (error) => {
        applyFieldErrors(error, setError, fields);
        if (isApiProblem(error, 'password-wrong')) {
          setError('currentPassword', { type: 'server', message: t('passwordWrong') }, { shouldFocus: true });
        }
      },
    }),
  );
  return (
    <Card title={t('password')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('passwordBody')}</Typography>
        <PasswordField control={control} name="currentPassword" label={t('currentPassword')} />
        <PasswordField
          control={control}
          name="newPassword"
          label={t('newPassword')}
          help={t('newPasswordHelp')}
          autoComplete="new-password"
        />
        {elsewhere ? <Typography role="alert">{t('passwordElsewhere')}</Typography> : null}
        {elsewhere || wrong ? null : <FormProblem error={change.error} />}
        <div>
          <Button type="submit" variant="outlined" loading={change.isPending}>
            {t('changePassword')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};
