import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@pratik/contract/user';
import { useForm } from 'react-hook-form';
import { isApiProblem } from '../../lib/api-client.ts';
import { applyFieldErrors } from '../../lib/field-errors.ts';
import { Card } from '../../ui/card.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField } from '../../ui/select-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { toUserForm, type UserForm, userFormSchema } from './user-form.ts';
import { roleOptions, useLevelWords } from './user-words.tsx';
import { useUpdateUser } from './users.api.ts';
import { useUsersText } from './users.texts.ts';

const fields = ['name', 'surname', 'role', 'levelId'] as const;

/** Name, role and level of a person. */
export const UserEditForm = ({ user }: { user: User }) => {
  const t = useUsersText();
  const levels = useLevelWords();
  const { control, handleSubmit, setError, reset, formState } = useForm<UserForm>({
    resolver: zodResolver(userFormSchema),
    defaultValues: toUserForm(user),
  });
  const update = useUpdateUser();
  const isLast = isApiProblem(update.error, 'last-administrator');
  const submit = handleSubmit(({ levelId, ...rest }) =>
    update.mutate(
      { id: user.id, ...rest, levelId: levelId === '' ? null : levelId },
      {
        onSuccess: (saved) => {
          reset(toUserForm(saved));
          showToast(t('saved'));
        },
        onError: (error) => {
          applyFieldErrors(error, setError, fields);
          if (isApiProblem(error, 'last-administrator')) {
            setError('role', { type: 'server', message: t('lastAdministrator') });
          }
        },
      },
    ),
  );
  return (
    <Card title={t('details')}>
      <UnsavedGuard unsaved={formState.isDirty && !update.isPending} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5, pt: 1 }}
      >
        <Box sx={twoColumns}>
          <FormField control={control} name="name" label={t('name')} autoComplete="off" />
          <FormField control={control} name="surname" label={t('surname')} autoComplete="off" />
        </Box>
        <TextInput label={t('email')} value={user.email} readOnly help={t('emailFixed')} />
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
            options={[{ value: '', label: t('noLevelYet') }, ...levels.optionsFor(user.levelId)]}
          />
        </Box>
        {isLast ? null : <FormProblem error={update.error} />}
        <div>
          <Button type="submit" variant="contained" disabled={!formState.isDirty} loading={update.isPending}>
            {t('save')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
