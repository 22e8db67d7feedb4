import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { answerOwnTextGap, startOwnTextGaps } from '@pratik/contract/own-texts';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import { judgeGap, wordCheck } from '../../curriculum/judge-gap.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { chooseGaps, sentencesFrom, wordStarting } from './gaps.policy.ts';
import { pagesOf } from './own-texts.policy.ts';
import { insertAnswer, selectAnswer, selectSolved, selectText } from './own-texts.store.ts';

export type OwnTextGaps = {
  /** Returns gaps in the sentences of a text. @throws Problem not-found */
  startGaps(
    user: SignedInUser,
    wish: BodyOf<typeof startOwnTextGaps>,
  ): Promise<AnswerOf<typeof startOwnTextGaps>>;
  /** Judges and stores an answer once. @throws Problem not-found */
  answerGap(
    user: SignedInUser,
    given: BodyOf<typeof answerOwnTextGap>,
  ): Promise<AnswerOf<typeof answerOwnTextGap>>;
};

type Parts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
};

/** Level of learners who have no level. */
const defaultLevel = 'A2';

export const createOwnTextGaps = ({ db, clock, curriculum, levels, progress }: Parts): OwnTextGaps => ({
  async startGaps(user, { id, page }) {
    const row = await selectText(db, id, user.id);
    if (!row) throw new Problem('not-found');
    const sentences = sentencesFrom(pagesOf(row.text.split('\n\n')), page);
    const [found, solved, cefr] = await Promise.all([
      curriculum.meaningsIn(sentences.map(({ text }) => text).join('\n')),
      selectSolved(db, id),
      levels.cefrOf(user),
    ]);
    await db
      .transaction()
      .execute((tx) => progress.recordActivity(tx, user, { kind: 'reading', beginning: true }, clock.now()));
    return { gaps: chooseGaps({ sentences, found, level: cefr ?? defaultLevel, solved }) };
  },

  async answerGap(user, { id, textId, paragraph, start, typed }) {
    const known = await selectAnswer(db, id, user.id);
    if (known) return { outcome: known.outcome, answers: [known.answer] };
    const row = await selectText(db, textId, user.id);
    const answer = wordStarting(row?.text.split('\n\n')[paragraph] ?? '', start);
    if (!row || answer === undefined) throw new Problem('not-found');
    const gap = { answers: [answer], wrong: [], strict: false };
    const outcome = await judgeGap(gap, typed, wordCheck(curriculum));
    const now = clock.now();
    return db.transaction().execute(async (tx) => {
      const given = {
        user_id: user.id,
        text_id: textId,
        paragraph,
        word_start: start,
        answer,
        typed,
        outcome,
      };
      if (await insertAnswer(tx, { id, ...given, answered_at: now }))
        await progress.recordActivity(tx, user, { kind: 'reading' }, now);
      const stored = await selectAnswer(tx, id, user.id);
      if (!stored) throw new Problem('not-found');
      return { outcome: stored.outcome, answers: [stored.answer] };
    });
  },
});
