import type { AnswerOf } from '@pratik/contract/call';
import type { CorrectionCode, CorrectionSource } from '@pratik/contract/feedback';
import type { getPrecision } from '@pratik/contract/message-review';

type Decision = AnswerOf<typeof getPrecision>['decisions'][number];

/**
 * Numbers of right and wrong corrections according to administrators. An edited correction counts as right, because
 * the message contained an error.
 */
export type Tally = { right: number; wrong: number };

/** Minimum number of decisions for which a precision is shown. */
export const enoughDecisions = 20;

/**
 * Returns the share of decided corrections that were right, from 0 to 1. Null when there are fewer decisions than
 * `enoughDecisions`.
 */
export const shareOf = ({ right, wrong }: Tally): number | null =>
  right + wrong < enoughDecisions ? null : right / (right + wrong);

const tallied = (decisions: readonly Decision[]): Tally => ({
  right: decisions.reduce((sum, { approved, edited }) => sum + approved + edited, 0),
  wrong: decisions.reduce((sum, { rejected }) => sum + rejected, 0),
});

export type CodeTally = Tally & { code: CorrectionCode; added: number };

/**
 * Returns the precision of one automatic source, or of all automatic sources together if `source` is null. Ignores
 * corrections that administrators added.
 */
export const precisionOf = (
  { weeks, decisions }: AnswerOf<typeof getPrecision>,
  source: CorrectionSource | null,
): { total: Tally; codes: CodeTally[]; weeks: (Tally & { week: string })[] } => {
  const machine = decisions.filter((one) =>
    source === null ? one.source !== 'administrator' : one.source === source,
  );
  const added = Map.groupBy(
    decisions.filter((one) => one.added > 0),
    ({ code }) => code,
  );
  const byCode = Map.groupBy(machine, ({ code }) => code);
  const codes = [...new Set([...byCode.keys(), ...added.keys()])].map((code) => ({
    code,
    ...tallied(byCode.get(code) ?? []),
    added: (added.get(code) ?? []).reduce((sum, one) => sum + one.added, 0),
  }));
  const byWeek = Map.groupBy(machine, ({ week }) => week);
  return {
    total: tallied(machine),
    codes: codes.sort(
      (a, b) => b.right + b.wrong - a.right - a.wrong || b.added - a.added || (a.code < b.code ? -1 : 1),
    ),
    weeks: weeks.map((week) => ({ week, ...tallied(byWeek.get(week) ?? []) })),
  };
};
