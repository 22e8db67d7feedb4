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

/** Returns whether a right includes the needed right: the right `manage` includes the right `teach`. */
export const allows = (right: ClassRight | undefined, needed: ClassRight): right is ClassRight =>
  right === 'manage' || (right === 'teach' && needed === 'teach');

/**
 * Returns whether the caller may read the report about a learner. Administrators, current teachers of the learner’s
 * current classes, and the learner may read it.
 */
export const mayReadLearner = (
  who: { id: string; role: Role },
  learnerId: string,
  classes: readonly { isTaught: boolean }[],
): boolean => who.role === 'admin' || who.id === learnerId || classes.some(({ isTaught }) => isTaught);

/** Returns the classes of a learner that the caller may see: teachers see only the classes that they teach. */
export const visibleClasses = <One extends { isTaught: boolean }>(
  who: { id: string; role: Role },
  learnerId: string,
  classes: readonly One[],
): One[] => classes.filter(({ isTaught }) => who.role === 'admin' || who.id === learnerId || isTaught);

/** Whether the caller may read and send the weekly report to a learner’s guardian. Learners themselves may not. */
export const mayReportToGuardian = (
  who: { role: Role },
  classes: readonly { isTaught: boolean }[],
): boolean => who.role === 'admin' || classes.some(({ isTaught }) => isTaught);
