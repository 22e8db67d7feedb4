import type { ClassRight, ClassRole } from '@pratik/contract/classes';
import type { Role } from '@pratik/contract/user';

/**
 * The only place that decides who may do what with a class. Administrators manage every class. Current teachers of a
 * class may read it and give homework. Everybody else, including its learners, has no right: the server answers as if
 * the class did not exist.
 */
export const rightOf = (role: Role, membership: ClassRole | undefined): ClassRight | undefined => {
  if (role === 'admin') return 'manage';
  return membership === 'teacher' ? 'teach' : undefined;
};

/** Whether a right includes the needed right. */
export const allows = (right: ClassRight | undefined, needed: ClassRight): right is ClassRight =>
  right === 'manage' || (right === 'teach' && needed === 'teach');
