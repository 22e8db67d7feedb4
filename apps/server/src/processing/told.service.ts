import type { AnswerOf } from '@pratik/contract/call';
import type { getPersonTold } from '@pratik/contract/person';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { countLookedThrough, selectToldCodes, selectToldLatest } from './told.store.ts';

export type Told = ReturnType<typeof createTold>;

const sinceMs = 12 * 7 * 24 * 3_600_000;
const latestShown = 20;

/** What learners were told about their English, as administrators see it. */
export const createTold = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** The last twelve weeks of a person. */
  async of(userId: string): Promise<AnswerOf<typeof getPersonTold>> {
    const since = new Date(clock.now().getTime() - sinceMs);
    const [messages, codes, latest] = await Promise.all([
      countLookedThrough(db, userId, since),
      selectToldCodes(db, userId, since),
      selectToldLatest(db, userId, since, latestShown),
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
