import type { BodyOf } from '@pratik/contract/call';
import type { answerPlacement, PlacementAttempt } from '@pratik/contract/placement';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Bank, BankService } from './bank.service.ts';
import { nextItem } from './next-item.ts';
import {
  insertAnswer,
  lockAttempt,
  selectAnswers,
  selectAttempt,
  selectFinished,
  selectMetBefore,
  updateAttempt,
} from './placement.store.ts';
import type { AnswerRow, AttemptRow } from './placement.tables.ts';
import { questionView, resultView } from './placement.view.ts';
import { type Estimate, estimateOf, guessOf } from './rasch.ts';
import { isEnough, remainingItems } from './stopping.ts';
import { believed, verdictOf } from './verdict.ts';

export type Attempts = {
  /** Returns the current state of a placement test. A question that no longer exists is replaced. */
  present(user: SignedInUser, row: AttemptRow, bank: Bank): Promise<PlacementAttempt>;
  /** Stores the first answer to the current question; a later answer is ignored. @throws Problem not-found */
  answer(user: SignedInUser, given: BodyOf<typeof answerPlacement>): Promise<PlacementAttempt>;
  /**
   * Returns the progress of an open test: the number of answered questions and the estimated number of remaining
   * questions.
   */
  standing(row: AttemptRow, bank: Bank): Promise<{ answered: number; remaining: number }>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService };

const priorIn = (row: AttemptRow): Estimate => ({
  ability: row.prior_ability,
  standardError: row.prior_error,
});

const isAsked = (row: AttemptRow, id: string, version: number | null): boolean =>
  row.finished_at === null && row.asked_item === id && row.asked_version === version;

/** Whether an open test has no current question, or its current question was retired. */
const needsQuestion = (row: AttemptRow, bank: Bank): boolean =>
  row.finished_at === null && (row.asked_item === null || !bank.items.has(row.asked_item));

export const createAttempts = (
  { db, clock, curriculum, levels }: Parts,
  bankService: BankService,
): Attempts => {
  /** Asks the next question. Ends the test when the estimate is precise enough or all questions have been asked. */
  const goOn = async (tx: Tx, user: SignedInUser, row: AttemptRow, bank: Bank): Promise<AttemptRow> => {
    const now = clock.now();
    const answers = await selectAnswers(tx, row.id);
    const prior = priorIn(row);
    const posterior = believed(prior, answers);
    const metBefore = await selectMetBefore(tx, user.id, row.id);
    const next = isEnough(posterior, answers.length, bank.bands)
      ? undefined
      : nextItem({
          ability: estimateOf(posterior).ability,
          guess: guessOf(posterior),
          candidates: [...bank.items.values()],
          asked: answers.map(({ item_id, ...answer }) => ({ id: item_id, ...answer })),
          metBefore,
          seed: row.id,
        });
    const version = next && bank.items.get(next.id)?.item.version;
    const asking = { asked_item: next?.id ?? null, asked_version: version ?? null, last_at: now };
    const verdict = next || answers.length === 0 ? undefined : verdictOf(prior, answers, bank.bands);
    if (!verdict) return updateAttempt(tx, row.id, asking);
    // An answer calibrates an item only if it is a learner’s first answer to the item: the learner may remember an
    // item from an earlier test, and users with other roles only try out the test.
    if (user.role === 'user') {
      const first = answers.filter(({ item_id }) => !metBefore.has(item_id));
      await bankService.calibrate(tx, bank, prior, first, now);
    }
    return updateAttempt(tx, row.id, {
      ...asking,
      level_id: verdict.levelId,
      ability: verdict.ability,
      standard_error: verdict.standardError,
      shares: verdict.shares,
      skills: verdict.skills,
      finished_at: now,
    });
  };

  const lock = async (tx: Tx, user: SignedInUser, attemptId: string): Promise<AttemptRow> => {
    const row = await lockAttempt(tx, attemptId, user.id);
    if (!row) throw new Problem('not-found');
    return row;
  };

  const standingOf = (row: AttemptRow, answers: readonly AnswerRow[], bank: Bank) => ({
    answered: answers.length,
    remaining:
      row.finished_at === null
        ? remainingItems(believed(priorIn(row), answers), answers.length, bank.items.size - answers.length)
        : 0,
  });

  const view = async (user: SignedInUser, row: AttemptRow, bank: Bank): Promise<PlacementAttempt> => {
    const { asked_item: askedItem, asked_version: askedVersion } = row;
    const [answers, question, list, latest] = await Promise.all([
      selectAnswers(db, row.id),
      askedItem === null || askedVersion === null
        ? null
        : curriculum.itemAt('placement-item', askedItem, askedVersion),
      row.finished_at === null ? [] : levels.list(),
      row.finished_at === null ? [] : selectFinished(db, user.id, 0, 1),
    ]);
    return {
      id: row.id,
      startedAt: row.started_at.toISOString(),
      ...standingOf(row, answers, bank),
      question: question && questionView(question),
      result: resultView({ row, levels: list, bands: bank.bands, latest: latest[0]?.id === row.id }),
    };
  };

  const present = async (user: SignedInUser, row: AttemptRow, bank: Bank): Promise<PlacementAttempt> => {
    if (!needsQuestion(row, bank)) return view(user, row, bank);
    const asking = await db.transaction().execute(async (tx) => {
      const locked = await lock(tx, user, row.id);
      return needsQuestion(locked, bank) ? goOn(tx, user, locked, bank) : locked;
    });
    return view(user, asking, bank);
  };

  return {
    async standing(row, bank) {
      return standingOf(row, await selectAnswers(db, row.id), bank);
    },

    present,

    async answer(user, { attemptId, itemId, choice }) {
      const [bank, known] = await Promise.all([bankService.load(), selectAttempt(db, attemptId, user.id)]);
      const version = known?.asked_item === itemId ? known.asked_version : null;
      const item = version === null ? null : await curriculum.itemAt('placement-item', itemId, version);
      if (!known || (item && choice !== null && choice >= item.body.options.length)) {
        throw new Problem('not-found');
      }
      const row = await db.transaction().execute(async (tx) => {
        const locked = await lock(tx, user, attemptId);
        // The question was already answered, possibly on a different device; only the first answer counts.
        if (!item || !isAsked(locked, itemId, version)) return locked;
        const asked = bank.items.get(itemId);
        if (asked) {
          const { answer, skill, tests } = item.body;
          await insertAnswer(tx, {
            attempt_id: locked.id,
            item_id: itemId,
            item_version: item.version,
            position: (await selectAnswers(tx, locked.id)).length,
            skill,
            tests,
            difficulty: asked.difficulty,
            choice,
            answered: choice === null ? 'unknown' : choice === answer ? 'right' : 'wrong',
            answered_at: clock.now(),
          });
        }
        return goOn(tx, user, locked, bank);
      });
      return present(user, row, bank);
    },
  };
};
