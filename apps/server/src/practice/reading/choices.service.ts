import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import type { getReadingChoices } from '@pratik/contract/reading';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels.service.ts';
import { createShelf, defaultLevel } from '../../curriculum/sittings/shelf.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import { relativePace, typicalPace } from './reading.policy.ts';
import { readings, selectPaces } from './reading.store.ts';
import { coverView } from './reading.view.ts';

export type Choices = {
  /** What there is to read at a level, the person's own when none is named. */
  choices(person: Person, level: string | undefined): Promise<AnswerOf<typeof getReadingChoices>>;
  /** How fast a person reads, as a share of what is usual. */
  relativePaceOf(person: Pick<Person, 'id'>): Promise<number>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService };

const pacesKept = 5;

export const createChoices = (parts: Parts): Choices => {
  const { db, levels } = parts;
  const shelf = createShelf({ ...parts, kind: 'reading', sittings: readings });

  const pacesOf = async ({ id }: Pick<Person, 'id'>, cefrOf: (levelId: string) => CefrLevel) => {
    const measured = await selectPaces(db, id, pacesKept);
    return {
      relative: relativePace(measured.map(({ pace, levelId }) => ({ pace, cefr: cefrOf(levelId) }))),
      typical: typicalPace(measured.map(({ pace }) => pace)),
    };
  };

  return {
    async relativePaceOf(person) {
      const list = await levels.list();
      const cefrOf = (levelId: string) => list.find(({ id }) => id === levelId)?.cefr ?? defaultLevel;
      return (await pacesOf(person, cefrOf)).relative;
    },

    async choices(person, asked) {
      const { cefrOf, offer } = await shelf.lookThrough(person, asked);
      const { relative, typical } = await pacesOf(person, cefrOf);
      const choices = offer('read', (item) => coverView(item, cefrOf(item.levelId), relative));
      return { ...choices, pace: typical };
    },
  };
};
