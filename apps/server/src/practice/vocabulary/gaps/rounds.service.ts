import type { LessonPart } from '@pratik/contract/grammar';
import type { GapRound } from '@pratik/contract/vocabulary-gaps';
import type { Curriculum, Item } from '../../../curriculum/curriculum.service.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Progress } from '../../../progress/progress.service.ts';
import { lockPace } from '../vocabulary.store.ts';
import type { AskedGap, GapRoundRow } from '../vocabulary.tables.ts';
import { insertRound, lockRound, selectGapAnswers, selectOpenRound } from './gaps.store.ts';
import { gapView } from './gaps.view.ts';

/** The lesson and the part that a round belongs to; null for a round of free practice. */
export type RoundOf = { lessonId: string; part: LessonPart } | null;

export type GapRounds = {
  itemOf(asked: AskedGap): Promise<Item<'cloze'> | null>;
  /**
   * Returns today’s unfinished round of this kind, otherwise a new round with the composed items. Null when there are
   * no items. @throws Problem not-found
   */
  start(
    user: SignedInUser,
    roundId: string,
    of: RoundOf,
    compose: (now: Date) => Promise<AskedGap[]>,
  ): Promise<GapRound | null>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; progress: Progress };

/** Manages rounds of cloze items: rounds of free practice, and the exercises and checks of grammar lessons. */
export const createGapRounds = ({ db, clock, curriculum, progress }: Parts): GapRounds => {
  const itemOf = ({ id, version }: AskedGap) => curriculum.itemAt('cloze', id, version);

  const viewOf = async (round: GapRoundRow): Promise<GapRound> => {
    const answers = await selectGapAnswers(db, round.id);
    const items = await Promise.all(
      round.items.map(async (asked) => {
        const item = await itemOf(asked);
        const given = answers.find(({ item_id }) => item_id === asked.id);
        return item ? gapView(item, asked, given) : [];
      }),
    );
    return { id: round.id, finishedAt: round.finished_at?.toISOString() ?? null, items: items.flat() };
  };

  return {
    itemOf,
    async start(user, roundId, of, compose) {
      const now = clock.now();
      const day = dayOf(now, user.timeZone);
      const open = await selectOpenRound(db, user.id, day, of);
      if (open) return viewOf(open);
      const items = await compose(now);
      if (items.length === 0) return null;
      const round = await db.transaction().execute(async (tx) => {
        // With this lock, two devices that start at the same moment get the same round.
        await lockPace(tx, user.id);
        const begun =
          (await lockRound(tx, roundId, user.id)) ?? (await selectOpenRound(tx, user.id, day, of));
        if (begun) return begun;
        const made: GapRoundRow = {
          id: roundId,
          user_id: user.id,
          items,
          day,
          started_at: now,
          finished_at: null,
          lesson_id: of?.lessonId ?? null,
          part: of?.part ?? null,
        };
        if (!(await insertRound(tx, made))) throw new Problem('not-found');
        await progress.recordActivity(tx, user, { kind: 'vocabulary', beginning: true }, now);
        return made;
      });
      return viewOf(round);
    },
  };
};
