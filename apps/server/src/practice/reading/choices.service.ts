import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import type { getReadingChoices } from '@pratik/contract/reading';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { createShelf, defaultLevel } from '../../curriculum/sittings/shelf.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { relativePace, typicalPace } from './reading.policy.ts';
import { readings, selectPaces } from './reading.store.ts';
import { coverView, teaserOf } from './reading.view.ts';

export type Choices = {
  /** Returns the reading texts at a level; the default is the user’s own level. */
  choices(user: SignedInUser, level: string | undefined): Promise<AnswerOf<typeof getReadingChoices>>;
  /** Returns the user’s reading pace as a fraction of the usual pace (1 is the usual pace). */
  relativePaceOf(user: Pick<SignedInUser, 'id'>): Promise<number>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService };

/** Number of the last measured paces from which the user’s reading pace is computed. */
const pacesUsed = 5;

export const createChoices = (parts: Parts): Choices => {
  const { db, levels } = parts;
  const shelf = createShelf({ ...parts, kind: 'reading', sittings: readings });

  const pacesOf = async ({ id }: Pick<SignedInUser, 'id'>, cefrOf: (levelId: string) => CefrLevel) => {
    const measured = await selectPaces(db, id, pacesUsed);
    return {
      relative: relativePace(measured.map(({ pace, levelId }) => ({ pace, cefr: cefrOf(levelId) }))),
      typical: typicalPace(measured.map(({ pace }) => pace)),
    };
  };

  return {
    async relativePaceOf(user) {
      const list = await levels.list();
      const cefrOf = (levelId: string) => list.find(({ id }) => id === levelId)?.cefr ?? defaultLevel;
      return (await pacesOf(user, cefrOf)).relative;
    },

    async choices(user, asked) {
      const { cefrOf, offer } = await shelf.lookThrough(user, asked);
      const { relative, typical } = await pacesOf(user, cefrOf);
      const choices = offer('read', (item) => ({
        ...coverView(item, cefrOf(item.levelId), relative),
        teaser: teaserOf(item),
      }));
      return { ...choices, pace: typical };
    },
  };
};
