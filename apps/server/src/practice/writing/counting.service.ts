import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Corrected } from '../../processing/processing.service.ts';
import { difficultyOf, type Progress } from '../../progress/progress.service.ts';
import { abilityOf, assess } from './assessment.policy.ts';
import { lockAnyDraft, updateDraft } from './drafts.store.ts';
import { boundsOf } from './writing.view.ts';

type Parts = { clock: Clock; curriculum: Curriculum; levels: LevelsService; progress: Progress };

/** Number of words at which a piece has the weight of one test answer. The weight of longer pieces is up to two. */
const wordsForOne = 60;

/**
 * Adds a piece to the estimate of the writing skill once its corrections are ready. Only the first draft counts,
 * because later drafts use the corrections.
 */
export const createCounting =
  ({ clock, curriculum, levels, progress }: Parts) =>
  async (tx: Tx, { messageId, userId, corrections }: Corrected): Promise<void> => {
    const row = await lockAnyDraft(tx, messageId);
    if (!row || row.counted_at !== null) return;
    const now = clock.now();
    await updateDraft(tx, row.id, { counted_at: now });
    if (row.number > 1) return;
    const words = await curriculum.wordsIn(row.text, tx);
    const found = assess({ text: row.text, bounds: boundsOf(row), corrections, words });
    if (found.kind === 'none') return;
    const difficulty = difficultyOf((await levels.cefrOf({ levelId: row.level_id }, tx)) ?? found.level);
    await progress.recordEvidence(
      tx,
      userId,
      {
        skill: 'writing',
        difficulty,
        score: 1 / (1 + Math.exp(difficulty - abilityOf(found, difficultyOf))),
        weight: Math.min(2, row.words / wordsForOne),
      },
      now,
    );
  };
