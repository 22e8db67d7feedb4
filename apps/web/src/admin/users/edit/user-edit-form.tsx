import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EditableUser } from '@pratik/contract/users';
import { useForm } from 'react-hook-form';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { contractResolver } from '../../../lib/errors/contract-resolver.ts';
import { ConflictDialog } from '../../../ui/feedback/conflict-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { SelectField } from '../../../ui/form/select-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useOwnId } from '../use-own-id.ts';
import { roleOptions } from '../user-words.tsx';
import { useUsersText } from '../users.texts.ts';
import { useUserSaving } from './use-user-saving.ts';
import { toUserForm, type UserForm, userFormSchema } from './user-form.ts';

/** Edits name, role and level of a user. */
export const UserEditForm = ({ user }: { user: EditableUser }) => {
  const t = useUsersText();
  const levels = useLevelWords();
  const own = useOwnId() === user.id;
  const form = useForm<UserForm>({
    resolver: contractResolver(userFormSchema),
    defaultValues: toUserForm(user),
  });
  const { control, handleSubmit, formState } = form;
  const saving = useUserSaving(user, form);
  return (
    <Card title={t('details')}>
      <UnsavedGuard unsaved={formState.isDirty && !saving.busy} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(saving.save)(event)}
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
            help={t(own ? 'ownRole' : 'roleHelp')}
            disabled={own}
          />
          <SelectField
            control={control}
            name="levelId"
            label={t('level')}
            options={[{ value: '', label: t('noLevelYet') }, ...levels.optionsFor(user.levelId)]}
            onRetry={levels.retry}
          />
        </Box>
        <FormProblem error={saving.error} />
        <div>
          <Button type="submit" variant="contained" disabled={!formState.isDirty} loading={saving.busy}>
            {t('save')}
          </Button>
        </div>
      </Box>
      {saving.conflict ? (
        <ConflictDialog {...saving.conflict} busy={saving.busy} error={saving.error} />
      ) : null}
    </Card>
  );
};

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
