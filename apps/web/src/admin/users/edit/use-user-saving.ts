import type { Conflict } from '@pratik/contract/problems';
import type { EditableUser } from '@pratik/contract/users';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { isApiProblem } from '../../../lib/api/api-client.ts';
import { applyFieldErrors } from '../../../lib/errors/field-errors.ts';
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
  const { reset, setError, getValues, formState } = form;
  const update = useUpdateUser();
  /**
   * The version that was stored when the form was opened. On a conflict, the typed version and the version that is now
   * stored are compared with this version.
   */
  const [opened, setOpened] = useState(user);
  const [conflict, setConflict] = useState<Conflict<EditableUser> | null>(null);
  const [asking, setAsking] = useState(false);
  const { isDirty } = formState;

  useEffect(() => {
    // If the stored version changes while the form has no unsaved input, the form shows the new version.
    if (isDirty || user.revision <= opened.revision) return;
    setOpened(user);
    reset(toUserForm(user));
  }, [user, opened, isDirty, reset]);

  const send = ({ levelId, ...rest }: UserForm, revision: number) =>
    update.mutate(
      { id: user.id, revision, ...rest, levelId: levelId === '' ? null : levelId },
      {
        onSuccess: (saved) => {
          setAsking(false);
          setOpened(saved);
          reset(toUserForm(saved));
          showToast(t('saved'));
        },
        onError: (error) => {
          if (isApiProblem(error, 'conflict') && error.problem.current) {
            setConflict(error.problem.current as Conflict<EditableUser>);
            setAsking(true);
            return;
          }
          if (applyFieldErrors(error, setError, fields)) setAsking(false);
          if (isApiProblem(error, 'last-administrator')) {
            setAsking(false);
            setError('role', { type: 'server', message: t('lastAdministrator') });
          }
        },
      },
    );

  const shown = (field: keyof UserForm) => (text: string) => {
    if (field === 'role') return roleName(t, text === 'admin' ? 'admin' : 'user');
    return field === 'levelId' ? levelName(text) : text;
  };
  const conflictFields = (theirs: UserForm): ConflictField[] => {
    const base = toUserForm(opened);
    const mine = getValues();
    const labels = { name: t('name'), surname: t('surname'), role: t('role'), levelId: t('level') };
    return fields.map((key) => ({
      key,
      label: labels[key],
      base: base[key],
      mine: mine[key],
      theirs: theirs[key],
      show: shown(key),
    }));
  };
  const savedAs = (choices: Choices, theirs: UserForm): UserForm => {
    const mine = getValues();
    const of = (key: keyof UserForm) => (choices[key] === 'theirs' ? theirs : mine);
    return {
      name: of('name').name,
      surname: of('surname').surname,
      role: of('role').role,
      levelId: of('levelId').levelId,
    };
  };

  const changed = isApiProblem(update.error, 'conflict');
  const theirs = conflict && toUserForm(conflict.present);
  return {
    save: (typed: UserForm) => send(typed, opened.revision),
    busy: update.isPending,
    /** An error that is shown neither beside a field nor in the conflict dialog. */
    error: changed || isApiProblem(update.error, 'last-administrator') ? null : update.error,
    conflict:
      conflict && theirs
        ? {
            open: asking,
            revision: conflict.revision,
            changedBy: conflict.changedBy?.name ?? null,
            changedAt: conflict.changedAt,
            fields: conflictFields(theirs),
            onSave: (choices: Choices) => send(savedAs(choices, theirs), conflict.revision),
            onClose: () => setAsking(false),
          }
        : null,
  };
};
