import { join } from 'node:path';
import { z } from 'zod';
import { readJsonLines } from '../../evaluation/json-lines.ts';
import { explain, judge, type SafetyContext } from '../check.ts';
import { type Judgement, raisedConcerns } from '../concern.ts';

/**
 * A labelled message that the author of the rules did not write. `label` is the grade that a human gave the
 * message.
 */
const labelledMessage = z.strictObject({
  id: z.string(),
  text: z.string().min(1),
  context: z.enum(['chat', 'role-play', 'error-practice', 'writing']),
  /**
   * The preceding message of the partner or the text of the task. Null if the labelled message has no
   * context.
   */
  before: z.string().nullable(),
  language: z.enum(['en', 'tr', 'mixed']),
  label: z.enum(['harmless', 'unsure', 'certain']),
  concern: z.enum(raisedConcerns).nullable(),
  why: z.string(),
});
export type LabelledMessage = z.infer<typeof labelledMessage>;

/** The half of the labelled messages that was used to improve the rules. */
export const seenMessages = join(import.meta.dirname, 'messages-a.jsonl');

export const readMessages = (file: string): LabelledMessage[] => readJsonLines(file, labelledMessage);

export const contextOf = ({
  context,
  before,
}: Pick<LabelledMessage, 'context' | 'before'>): SafetyContext => ({
  rolePlay: context === 'role-play',
  exercise: context === 'error-practice',
  before,
});

export type GradedMessage = LabelledMessage & { judgement: Judgement | null };

export const gradeMessages = (messages: readonly LabelledMessage[]): GradedMessage[] =>
  messages.map((message) => ({ ...message, judgement: judge(message.text, contextOf(message)) }));

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Returns the share of the messages with a given label to which the rules gave one of the given grades. */
const shareOf = (
  graded: readonly GradedMessage[],
  label: LabelledMessage['label'],
  grades: readonly string[],
) => {
  const ofLabel = graded.filter((message) => message.label === label);
  return share(
    ofLabel.filter(({ judgement }) => judgement && grades.includes(judgement.grade)).length,
    ofLabel.length,
  );
};

export type MessageScore = {
  messages: number;
  /** The share of the messages labelled as certain that the rules grade as certain. */
  certainRecall: number;
  /** The share of the messages labelled as harmless that the rules grade as certain. */
  falseAlarms: number;
  /** The share of the messages labelled as unsure that the rules grade as unsure or certain. */
  unsureRecall: number;
  /** The share of the messages labelled as harmless that the rules grade as unsure. */
  needlessQuestions: number;
};

export const scoreMessages = (graded: readonly GradedMessage[]): MessageScore => ({
  messages: graded.length,
  certainRecall: shareOf(graded, 'certain', ['certain']),
  falseAlarms: shareOf(graded, 'harmless', ['certain']),
  unsureRecall: shareOf(graded, 'unsure', ['unsure', 'certain']),
  needlessQuestions: shareOf(graded, 'harmless', ['unsure']),
});

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

const named = (grade: string, concern: string | null) => (concern ? `${grade} (${concern})` : grade);
const judged = (judgement: Judgement | null) =>
  judgement ? named(judgement.grade, judgement.concern) : 'harmless';

/** Returns what the rules and the classifier found in a message: “ [rules: certain (abuse); model: 12 % …]”. */
const reasonOf = (message: LabelledMessage): string =>
  explain(message.text, contextOf(message))
    .map(({ rules, opinion }) => {
      const found = rules.map((rule) => judged(rule)).join(', ') || 'nothing';
      return ` [rules: ${found}; model: certain ${percent(opinion.certain)}, raised ${percent(opinion.raised)}, ${opinion.concern}]`;
    })
    .join('');

/**
 * Returns the output of `npm run --silent feedback -- --safety <file>`: first the shares, then each message with a
 * wrong grade.
 */
export const messageReport = (file: string): string[] => {
  const graded = gradeMessages(readMessages(file));
  const score = scoreMessages(graded);
  const recalls = raisedConcerns.flatMap((concern) => {
    const own = graded.filter((message) => message.label === 'certain' && message.concern === concern);
    const found = own.filter(({ judgement }) => judgement?.grade === 'certain');
    return own.length === 0 ? [] : [`  ${concern}: ${found.length} of ${own.length}`];
  });
  const wrong = graded.filter(({ label, judgement }) => (judgement?.grade ?? 'harmless') !== label);
  return [
    `${score.messages} messages`,
    `certain graded certain: ${percent(score.certainRecall)}`,
    ...recalls,
    `false alarms (harmless graded certain): ${percent(score.falseAlarms)}`,
    `unsure graded unsure or certain: ${percent(score.unsureRecall)}`,
    `harmless graded unsure: ${percent(score.needlessQuestions)}`,
    ...wrong.map(
      (message) =>
        `  ${message.id} ${named(message.label, message.concern)} graded ${judged(message.judgement)}${reasonOf(message)}: ${message.text}`,
    ),
  ];
};
