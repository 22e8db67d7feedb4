import type { Role } from '@pratik/contract/user';

type Somebody = { id: string; role: Role };

/** Whether `who` may see a user: administrators may see all users, learners only their own data. */
export const maySee = (who: Somebody, userId: string): boolean => who.role === 'admin' || who.id === userId;

/**
 * Checks whether removing these users leaves no active administrator. Invited administrators do not count, because
 * it is unknown whether they can sign in.
 */
export const removesLastAdministrator = (
  activeAdministrators: readonly string[],
  leaving: readonly string[],
): boolean =>
  activeAdministrators.some((id) => leaving.includes(id)) &&
  activeAdministrators.every((id) => leaving.includes(id));
