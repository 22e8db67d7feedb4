import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AnswerOf } from '@pratik/contract/call';
import type { addUser } from '@pratik/contract/users';
import { useForm } from 'react-hook-form';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { isApiProblem } from '../../../lib/api/api-client.ts';
import { contractResolver } from '../../../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../../../lib/errors/field-errors.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField } from '../../../ui/form/select-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { roleOptions } from '../user-words.tsx';
import { useAddUser } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import { emptyNewUser, type NewUserForm, newUserFormSchema, toNewUser } from './user-form.ts';

const fields = ['name', 'surname', 'email', 'role', 'levelId', 'password'] as const;

/**
 * Form that adds one user. When the server rejects the input, the form preserves it and shows each error beside its
 * field.
 */
export const UserAddForm = ({ onAdded }: { onAdded: (user: AnswerOf<typeof addUser>) => void }) => {
  const t = useUsersText();
  const levels = useLevelWords();
  const { control, handleSubmit, setError } = useForm<NewUserForm>({
    resolver: contractResolver(newUserFormSchema),
    defaultValues: emptyNewUser,
  });
  const add = useAddUser();
  const taken = isApiProblem(add.error, 'email-taken');
  const submit = handleSubmit((form) =>
    add.mutate(toNewUser(form), {
      onSuccess: onAdded,
      onError: (error) => {
        applyFieldErrors(error, setError, fields);
        if (isApiProblem(error, 'email-taken')) {
          setError('email', { type: 'server', message: t('emailTaken') }, { shouldFocus: true });
        }
      },
    }),
  );
  return (
    <Card>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <Box sx={twoColumns}>
          <FormField control={control} name="name" label={t('name')} autoComplete="off" />
          <FormField control={control} name="surname" label={t('surname')} autoComplete="off" />
        </Box>
        <FormField control={control} name="email" label={t('email')} type="email" autoComplete="off" />
        <Box sx={twoColumns}>
          <SelectField
            control={control}
            name="role"
            label={t('role')}
            options={roleOptions(t)}
            help={t('roleHelp')}
          />
          <SelectField
            control={control}
            name="levelId"
            label={t('level')}
            options={[{ value: '', label: t('noLevelYet') }, ...levels.options]}
            onRetry={levels.retry}
          />
        </Box>
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          help={t('passwordHelp')}
          autoComplete="new-password"
        />
        {taken ? null : <FormProblem error={add.error} />}
        <div>
          <Button type="submit" variant="contained" size="large" loading={add.isPending}>
            {t('add')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
