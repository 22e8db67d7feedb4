import { z } from 'zod';
import { post } from './call.ts';
import { done, id, instant, page, pageFrame, plainText, size } from './common.ts';

/**
 * Kinds of messages that need help from a human. `abuse`: someone harms the learner. `self-harm`: any other danger
 * to the learner or to another person.
 */
export const danger = z.enum(['self-harm', 'abuse']);
export type Danger = z.infer<typeof danger>;

/**
 * What a message that signals danger is about. The topic determines the help message and the question with
 * which the partner asks for confirmation.
 */
export type HelpTopic = Danger | 'emergency' | 'grooming' | 'violence-to-others' | 'eating' | 'drugs';

/**
 * A safety case, which an administrator must handle. An administrator can open the text of only one case at a time,
 * and the audit log records each opening.
 */
export const safetyCase = z.object({
  id,
  kind: z.enum(['self-harm', 'abuse', 'report']),
  source: z.enum(['chat', 'writing']),
  /**
   * Id of the user. Null if the account was erased while the case was open. In that case, name and text are
   * deleted, and `raisedAt` contains only the day.
   */
  userId: id.nullable(),
  userName: z.string(),
  raisedAt: instant,
  /** When an administrator closed the case. Null for an open case. */
  settledAt: instant.nullable(),
  /** Name of the administrator who closed the case. Null for an open case, or if that administrator was erased. */
  settledBy: z.string().nullable(),
  /**
   * The note that an administrator wrote when closing the case. Null for an open case, and for a case that
   * was closed before notes were required.
   */
  note: z.string().nullable(),
});
export type SafetyCase = z.infer<typeof safetyCase>;

export const listSafetyCases = post({
  path: 'safety/list',
  access: 'admin',
  summary: 'Safety cases without their texts: self-harm, violence and reported messages; open cases first',
  body: z.object({ page, size, openOnly: z.boolean().default(false) }),
  answer: z.object({ cases: z.array(safetyCase), open: z.int(), ...pageFrame }),
});

export const lookAtSafetyCase = post({
  path: 'safety/look',
  access: 'admin',
  summary: 'The text of a safety case; every view is recorded in the audit log',
  body: z.object({ id }),
  answer: safetyCase.extend({ text: z.string() }),
  problems: ['not-found'],
});

export const settleSafetyCase = post({
  path: 'safety/settle',
  access: 'admin',
  summary: 'Settles a safety case with a note, or opens it again',
  body: z.discriminatedUnion('settled', [
    z.strictObject({
      id,
      settled: z.literal(true),
      note: plainText.trim().min(1, 'action-missing').max(500),
    }),
    z.strictObject({ id, settled: z.literal(false) }),
  ]),
  answer: done,
  problems: ['not-found'],
});
