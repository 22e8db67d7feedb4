import type { AnswerOf } from '@pratik/contract/call';
import type { getListeningChoices } from '@pratik/contract/listening';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { createShelf } from '../../curriculum/sittings/shelf.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { PlanItem } from '../../progress/progress.service.ts';
import { listenings } from './listening.store.ts';
import { coverView } from './listening.view.ts';

type Offered = AnswerOf<typeof getListeningChoices>;

export type Choices = {
  /** Returns the listenings at a level; the default is the user’s own level. */
  choices(user: SignedInUser, level: string | undefined): Promise<Offered>;
  /** Returns the listening that the user’s plan suggests for today. */
  todayOf(user: SignedInUser): Promise<PlanItem>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService };

/**
 * Factor from the duration of a script to the duration of a listening exercise: the learner hears the script twice, and
 * answering the questions takes about as long as a third time.
 */
const timesHeard = 3;

export const createChoices = (parts: Parts): Choices => {
  const shelf = createShelf({ ...parts, kind: 'listening', sittings: listenings });

  const choices = async (user: SignedInUser, asked: string | undefined): Promise<Offered> => {
    const { cefrOf, offer } = await shelf.lookThrough(user, asked);
    return offer('heard', (item) => coverView(item, cefrOf(item.levelId)));
  };

  return {
    choices,
    async todayOf(user) {
      const { today, begun } = await choices(user, undefined);
      const next = begun[0] ?? today?.text ?? null;
      const done = today?.done ?? false;
      return {
        done,
        count: !done && next ? 1 : 0,
        minutes: next ? Math.max(1, Math.round((next.seconds * timesHeard) / 60)) : 0,
        next: next && { id: next.id, title: next.title },
      };
    },
  };
};
