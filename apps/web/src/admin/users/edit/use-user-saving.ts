import type { EditableUser } from '@pratik/contract/users';
import type { UseFormReturn } from 'react-hook-form';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { isApiProblem } from '../../../lib/api/api-client.ts';
import { applyFieldErrors } from '../../../lib/errors/field-errors.ts';
import { useRecordSaving } from '../../../lib/forms/use-record-saving.ts';
import type { Choices, ConflictField } from '../../../ui/feedback/conflict.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { roleName } from '../user-words.tsx';
import { useUpdateUser } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import { toUserForm, type UserForm } from './user-form.ts';

const fields = ['name', 'surname', 'role', 'levelId'] as const;

/** Saves the form of a user. On a conflict, the administrator chooses which version of each field to save. */
export const useUserSaving = (user: EditableUser, form: UseFormReturn<UserForm>) => {
  const t = useUsersText();
  const { levelName } = useLevelWords();
  const { conflict, opened, error, ...saving } = useRecordSaving({
    stored: user,
    form,
    toForm: toUserForm,
    call: useUpdateUser(),
    input: ({ levelId, ...rest }, revision) => ({
      id: user.id,
      revision: revision ?? 0,
      ...rest,
      levelId: levelId === '' ? null : levelId,
    }),
    showFieldErrors: (problem) => {
      if (!isApiProblem(problem, 'last-administrator'))
        return applyFieldErrors(problem, form.setError, fields);
      form.setError('role', { type: 'server', message: t('lastAdministrator') });
      return true;
    },
    onSaved: () => showToast(t('saved')),
  });

  const labels = { name: t('name'), surname: t('surname'), role: t('role'), levelId: t('level') };
  const shown = (field: keyof UserForm) => (text: string) => {
    if (field === 'role') return roleName(t, text === 'admin' ? 'admin' : 'user');
    return field === 'levelId' ? levelName(text) : text;
  };
  const versions = conflict && {
    base: toUserForm(opened ?? user),
    mine: form.getValues(),
    theirs: toUserForm(conflict.present),
  };
  return {
    ...saving,
    /** Error that is shown neither beside a field nor in the conflict dialog. */
    error: isApiProblem(error, 'last-administrator') ? null : error,
    conflict: versions && {
      ...conflict.dialog,
      fields: fields.map(
        (key): ConflictField => ({
          key,
          label: labels[key],
          base: versions.base[key],
          mine: versions.mine[key],
          theirs: versions.theirs[key],
          show: shown(key),
        }),
      ),
      onSave: (choices: Choices) => {
        const of = (key: keyof UserForm) => versions[choices[key] ?? 'mine'];
        conflict.save({
          name: of('name').name,
          surname: of('surname').surname,
          role: of('role').role,
          levelId: of('levelId').levelId,
        });
      },
    },
  };
};
