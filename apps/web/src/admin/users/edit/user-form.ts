import { email, name, password, role, surname, type User } from '@pratik/contract/user';
import type { addUser } from '@pratik/contract/users';
import { z } from 'zod';
import type { InputFor } from '../../../lib/api/api-client.ts';
import { issueText } from '../../../lib/errors/contract-resolver.ts';

const orEmpty = (schema: z.ZodType<string>) =>
  z.string().superRefine((text, context) => {
    const checked = text === '' ? null : schema.safeParse(text);
    const [issue] = checked?.error?.issues ?? [];
    if (issue) context.addIssue({ code: 'custom', message: issueText(issue) });
  });

/**
 * Validates the fields of a user that an administrator can change. An empty `levelId` means that the user has no
 * level.
 */
export const userFormSchema = z.object({ name, surname, role, levelId: z.string() });
export type UserForm = z.input<typeof userFormSchema>;

export const newUserFormSchema = userFormSchema.extend({ email, password: orEmpty(password) });
export type NewUserForm = z.input<typeof newUserFormSchema>;

export const emptyNewUser: NewUserForm = {
  name: '',
  surname: '',
  email: '',
  role: 'user',
  levelId: '',
  password: '',
};

/** Converts the form to the input of the API call. Without a password, the server creates a password link. */
export const toNewUser = ({ levelId, password: chosen, ...rest }: NewUserForm): InputFor<typeof addUser> => ({
  ...rest,
  levelId: levelId === '' ? null : levelId,
  ...(chosen === '' ? {} : { password: chosen }),
});

export const toUserForm = (user: User): UserForm => ({
  name: user.name,
  surname: user.surname,
  role: user.role,
  levelId: user.levelId ?? '',
});
