import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { giveFeedback } from '@pratik/contract/homework';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../classes/class-access.service.ts';
import { selectMember } from '../classes/members.store.ts';
import type { Assignments } from './assignments.service.ts';
import { deleteFeedback, putFeedback, selectFeedback } from './feedback.store.ts';
import { feedbackView } from './homework.view.ts';

export type WorkFeedback = ReturnType<typeof createWorkFeedback>;

type Parts = { db: Db; clock: Clock; assignments: Assignments };

/** Stores teachers’ comments and grades on the work of learners. */
export const createWorkFeedback = ({ db, clock, assignments }: Parts) => ({
  /**
   * Stores a comment and a grade on a learner’s work.
   * @throws Problem `not-found` when the user is not a current learner of the class
   */
  async give(
    by: Caller,
    { id, userId, comment, grade }: BodyOf<typeof giveFeedback>,
  ): Promise<AnswerOf<typeof giveFeedback>> {
    const row = await assignments.open(by, id);
    const member = await selectMember(db, row.class_id, userId);
    if (member?.role !== 'learner') throw new Problem('not-found');
    return db.transaction().execute(async (tx) => {
      if (comment === '' && grade === null) {
        await deleteFeedback(tx, id, userId);
        return { feedback: null };
      }
      const given = { given_by: by.id, given_at: clock.now() };
      await putFeedback(tx, { assignment_id: id, user_id: userId, comment, grade, ...given });
      const [stored] = await selectFeedback(tx, [id], userId);
      return { feedback: stored ? feedbackView(stored) : null };
    });
  },
});
