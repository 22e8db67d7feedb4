import type { AnswerOf } from '@pratik/contract/call';
import type { listUserCorrections } from '@pratik/contract/user-details';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { countLookedThrough, selectShownCodes, selectShownLatest } from './shown-corrections.store.ts';

export type ShownCorrections = ReturnType<typeof createShownCorrections>;

const sinceMs = 12 * 7 * 24 * 3_600_000;
const latestShown = 20;

/** Shows administrators the corrections that a learner has seen. */
export const createShownCorrections = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** Returns the corrections of the last twelve weeks for a user. */
  async of(userId: string): Promise<AnswerOf<typeof listUserCorrections>> {
    const since = new Date(clock.now().getTime() - sinceMs);
    const [messages, codes, latest] = await Promise.all([
      countLookedThrough(db, userId, since),
      selectShownCodes(db, userId, since),
      selectShownLatest(db, userId, since, latestShown),
    ]);
    return {
      messages,
      codes: codes.map(({ lastAt, ...rest }) => ({ ...rest, lastAt: lastAt.toISOString() })),
      latest: latest.map(({ at, text, start, end, replacements, ...rest }) => ({
        ...rest,
        at: at.toISOString(),
        wrong: text.slice(start, end),
        right: replacements[0] ?? null,
      })),
    };
  },
});
