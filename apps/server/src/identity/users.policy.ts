import type { Role } from '@pratik/contract/user';

type Somebody = { id: string; role: Role };

/** An administrator sees everybody, a person themselves. */
export const maySee = (who: Somebody, userId: string): boolean => who.role === 'admin' || who.id === userId;

/**
 * Whether taking these people out of the administrators leaves none who can act. Somebody merely invited does not
 * count: nobody knows yet whether they can sign in.
 */
export const removesLastAdministrator = (
  activeAdministrators: readonly string[],
  leaving: readonly string[],
): boolean =>
  activeAdministrators.some((id) => leaving.includes(id)) &&
  activeAdministrators.every((id) => leaving.includes(id));
