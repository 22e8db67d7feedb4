import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type {
  answerPlacement,
  getPlacementOverview,
  listPlacements,
  PlacementAttempt,
  startPlacement,
} from '@pratik/contract/placement';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { setOwnLevel } from '../../identity/users/own-level.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { createAttempts } from './attempt.service.ts';
import { createBank } from './bank.service.ts';
import {
  countFinished,
  insertAttempt,
  insertSkip,
  lockAttempt,
  lockOpen,
  selectAttempt,
  selectFinished,
  selectOpen,
  selectSkip,
  updateAttempt,
} from './placement.store.ts';
import { levelName } from './placement.view.ts';
import { normal } from './rasch.ts';
import { enoughToStart, mostItems, remainingItems } from './stopping.ts';
import { priorOf } from './verdict.ts';

/**
 * The placement data of the dashboard: whether to offer a test, the open test, and a result that the user has not
 * accepted.
 */
export type PlacementOffer = {
  offered: boolean;
  openAttemptId: string | null;
  resultAttemptId: string | null;
};

export type PlacementService = {
  overview(user: SignedInUser): Promise<AnswerOf<typeof getPlacementOverview>>;
  /** Returns one of the user’s placement tests. @throws Problem not-found */
  get(user: SignedInUser, attemptId: string): Promise<PlacementAttempt>;
  /**
   * Starts a placement test. An open test is returned unchanged, unless the request asks to abandon it. @throws
   * Problem not-found
   */
  start(user: SignedInUser, wish: BodyOf<typeof startPlacement>): Promise<PlacementAttempt>;
  /** Stores the first answer to the current question; a later answer is ignored. @throws Problem not-found */
  answer(user: SignedInUser, given: BodyOf<typeof answerPlacement>): Promise<PlacementAttempt>;
  /** Sets the user’s level to the result of the user’s last placement test. @throws Problem not-found */
  accept(user: SignedInUser, attemptId: string): Promise<PlacementAttempt>;
  skip(user: SignedInUser): Promise<void>;
  list(user: SignedInUser, query: BodyOf<typeof listPlacements>): Promise<AnswerOf<typeof listPlacements>>;
  /**
   * Offers the test to a user without a level, unless the user has skipped it. A result of a later test is offered
   * even after a skip.
   */
  offerOf(user: Pick<SignedInUser, 'id' | 'levelId'>): Promise<PlacementOffer>;
};

export type PlacementParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Pick<Progress, 'setAbilities'>;
};

export const createPlacement = (parts: PlacementParts): PlacementService => {
  const { db, clock, curriculum, levels, progress } = parts;
  const bankService = createBank(parts);
  const attempts = createAttempts(parts, bankService);

  const open = async (user: SignedInUser, attemptId: string): Promise<PlacementAttempt> => {
    const [bank, row] = await Promise.all([bankService.load(), selectAttempt(db, attemptId, user.id)]);
    if (!row) throw new Problem('not-found');
    return attempts.present(user, row, bank);
  };

  /**
   * Returns the last finished test if the user has not accepted its result, and the resulting level still exists
   * and differs from the user’s level.
   */
  const untakenOf = async ({ id, levelId }: Pick<SignedInUser, 'id' | 'levelId'>) => {
    const [[latest], inUse] = await Promise.all([selectFinished(db, id, 0, 1), levels.thresholds()]);
    if (!latest?.level_id || latest.accepted_at !== null || latest.level_id === levelId) return null;
    return inUse.some((level) => level.id === latest.level_id) ? latest : null;
  };

  return {
    get: open,
    answer: attempts.answer,

    async overview(user) {
      const [bank, list, row, untaken, skip] = await Promise.all([
        bankService.load(),
        levels.listFor(user),
        selectOpen(db, user.id),
        untakenOf(user),
        selectSkip(db, user.id),
      ]);
      return {
        available: bank.items.size >= enoughToStart,
        questions: {
          about: remainingItems(normal(priorOf(bank.bands, user.levelId)), 0, bank.items.size),
          most: Math.min(mostItems, bank.items.size),
        },
        ownLevel: user.levelId === null ? null : levelName(list, user.levelId),
        open: row ? { id: row.id, ...(await attempts.standing(row, bank)) } : null,
        untaken: untaken && { id: untaken.id, level: levelName(list, untaken.level_id ?? '') },
        skipped: skip !== undefined,
      };
    },

    async start(user, { attemptId, anew }) {
      if (await selectAttempt(db, attemptId, user.id)) return open(user, attemptId);
      const bank = await bankService.load();
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const running = await lockOpen(tx, user.id);
        if (running && !anew) return;
        if (bank.items.size < enoughToStart) throw new Problem('not-found');
        if (running) await updateAttempt(tx, running.id, { abandoned_at: now });
        const { ability, standardError } = priorOf(bank.bands, user.levelId);
        await insertAttempt(tx, {
          id: attemptId,
          user_id: user.id,
          prior_ability: ability,
          prior_error: standardError,
          started_at: now,
          last_at: now,
        });
      });
      // When a second device has started a test at the same moment, that test is used.
      const row = await selectOpen(db, user.id);
      if (!row) throw new Problem('not-found');
      return attempts.present(user, row, bank);
    },

    async accept(user, attemptId) {
      const inUse = await levels.thresholds();
      await db.transaction().execute(async (tx: Tx) => {
        const row = await lockAttempt(tx, attemptId, user.id);
        const [latest] = await selectFinished(tx, user.id, 0, 1);
        const { level_id: levelId = null, finished_at: finishedAt = null } = row ?? {};
        const stands = latest?.id === attemptId && inUse.some(({ id }) => id === levelId);
        if (!row || !stands || levelId === null || finishedAt === null) throw new Problem('not-found');
        await setOwnLevel(tx, user.id, levelId, clock.now());
        if (row.accepted_at !== null) return;
        await progress.setAbilities(tx, user.id, row.skills ?? [], finishedAt);
        await updateAttempt(tx, row.id, { accepted_at: clock.now() });
      });
      return open(user, attemptId);
    },

    skip: (user) => insertSkip(db, user.id, clock.now()),

    async list(user, { page, size }) {
      const [rows, found, list] = await Promise.all([
        selectFinished(db, user.id, page, size),
        countFinished(db, user.id),
        levels.list(),
      ]);
      return {
        attempts: rows.map((row) => ({
          id: row.id,
          finishedAt: (row.finished_at ?? row.last_at).toISOString(),
          level: levelName(list, row.level_id ?? ''),
          answered: row.answers ?? 0,
          accepted: row.accepted_at !== null,
        })),
        total: Math.min(found, totalCap),
        totalCapped: found > totalCap,
        page,
        size,
      };
    },

    async offerOf({ id, levelId }) {
      const row = await selectOpen(db, id);
      const openAttemptId = row?.id ?? null;
      if (levelId !== null) return { offered: false, openAttemptId, resultAttemptId: null };
      const [skip, coverage, untaken] = await Promise.all([
        selectSkip(db, id),
        curriculum.coverage(),
        untakenOf({ id, levelId }),
      ]);
      const published = coverage
        .filter(({ kind }) => kind === 'placement-item')
        .reduce((sum, row) => sum + row.published, 0);
      // A user who skipped the offer but took the test later is still offered its result.
      const waits = untaken?.finished_at && (!skip || skip.skipped_at < untaken.finished_at);
      return {
        offered: waits || (skip === undefined && published >= enoughToStart),
        openAttemptId,
        resultAttemptId: untaken?.id ?? null,
      };
    },
  };
};
