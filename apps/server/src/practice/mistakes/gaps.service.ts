import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { CorrectionCode } from '@pratik/contract/feedback';
import type { answerMistakeGap, MistakeGap } from '@pratik/contract/mistakes';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import { judgeCloze } from '../../curriculum/judge-gap.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import { difficultyOf, type Progress } from '../../progress/progress.service.ts';
import { type CodeItems, gapOf } from './items.service.ts';
import { gapsAtOnce } from './mistakes.policy.ts';
import { insertAnswer, selectAnswer, selectItemTimes } from './mistakes.store.ts';
import type { MistakeAnswerRow } from './mistakes.tables.ts';

/** Cloze items of one error code, practised without cards. */
export type CodeGaps = {
  /**
   * Returns cloze items of an error code: items that the learner never answered first, then the items with the oldest
   * answers.
   */
  gapsOf(user: SignedInUser, code: CorrectionCode): Promise<MistakeGap[]>;
  /** Stores an answer once. @throws Problem not-found */
  answerGap(
    user: SignedInUser,
    given: BodyOf<typeof answerMistakeGap>,
  ): Promise<AnswerOf<typeof answerMistakeGap>>;
};

type Parts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  items: CodeItems;
};

export const createCodeGaps = ({ db, clock, curriculum, levels, progress, items }: Parts): CodeGaps => ({
  async gapsOf(user, code) {
    const [all, times] = await Promise.all([items.near(user, code), selectItemTimes(db, user.id, code)]);
    const chosen = all.toSorted((a, b) => (times.get(a.id) ?? 0) - (times.get(b.id) ?? 0));
    await db
      .transaction()
      .execute((tx) => progress.recordActivity(tx, user, { kind: 'mistakes', beginning: true }, clock.now()));
    return chosen.slice(0, gapsAtOnce).map(gapOf);
  },

  async answerGap(user, { id, code, itemId, typed }) {
    const known = await selectAnswer(db, user.id, id);
    if (known) return resultOf(known);
    const item = await items.itemOf(code, itemId);
    if (!item) throw new Problem('not-found');
    const outcome = await judgeCloze(curriculum, item.body, typed);
    const difficulty = difficultyOf((await levels.cefrOf({ levelId: item.levelId })) ?? 'A2');
    const now = clock.now();
    return db.transaction().execute(async (tx) => {
      const isNew = await insertAnswer(tx, {
        id,
        user_id: user.id,
        card_id: null,
        code,
        stage: 'gap',
        item_id: itemId,
        typed,
        hints: 0,
        outcome,
        answers: item.body.answers,
        why: { tr: item.body.why, en: '' },
        corrections: [],
        answered_at: now,
      });
      if (isNew) {
        await progress.recordActivity(tx, user, { kind: 'mistakes', turns: 1 }, now);
        const score = outcome === 'wrong' ? 0 : 1;
        await progress.recordEvidence(tx, user.id, { skill: 'grammar', difficulty, score }, now);
      }
      const row = await selectAnswer(tx, user.id, id);
      if (!row) throw new Problem('not-found');
      return resultOf(row);
    });
  },
});

const resultOf = ({ outcome, answers, why }: MistakeAnswerRow) => ({ outcome, answers, why });
