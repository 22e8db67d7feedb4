import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { answerMistake, MistakeOutcome, RetryReason } from '@pratik/contract/mistakes';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import { judgeCloze } from '../../curriculum/judge-gap.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { type Clock, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import { answeredAt, gradedByDay } from '../../platform/spaced-repetition/scheduling.ts';
import type { SentenceCheck } from '../../processing/checking/sentence-check.service.ts';
import type { LearnerCorrections } from '../../processing/learner-corrections.service.ts';
import { difficultyOf, type Progress } from '../../progress/progress.service.ts';
import type { CodeItems } from './items.service.ts';
import { fitsStage, gradeOf, judgeFree, judgeRepair, nextStage, retryBefore } from './mistakes.policy.ts';
import { insertAnswer, lockCard, selectAnswer, selectDeckCard, updateCard } from './mistakes.store.ts';
import type { DeckCard, MistakeAnswerRow } from './mistakes.tables.ts';
import { type Asked, askedOf } from './mistakes.view.ts';

type Given = BodyOf<typeof answerMistake>;
type Result = AnswerOf<typeof answerMistake>;

export type Answers = {
  /** Checks an answer to a mistake card and stores it once. @throws Problem not-found, busy */
  answer(user: SignedInUser, given: Given): Promise<Result>;
};

type Judged = { outcome: MistakeOutcome } & Pick<MistakeAnswerRow, 'answers' | 'why' | 'corrections'> & {
    item?: Item<'cloze'>;
  };

type Parts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  corrections: LearnerCorrections;
  items: CodeItems;
  check: SentenceCheck;
};

export const createAnswers = (parts: Parts): Answers => {
  const { db, clock, curriculum, levels, progress, corrections, items, check } = parts;

  const judgedGap = async (card: DeckCard, { itemId, typed }: Given): Promise<Judged> => {
    const item = itemId ? await items.itemOf(card.code, itemId) : null;
    if (!item) throw new Problem('not-found');
    const outcome = await judgeCloze(curriculum, item.body, typed);
    return { outcome, answers: item.body.answers, why: { tr: item.body.why, en: '' }, corrections: [], item };
  };

  const judgedFree = async (
    card: DeckCard,
    asked: Asked,
    typed: string,
  ): Promise<Judged | { tryAgain: RetryReason }> => {
    const why = asked.why;
    if (typed === '') return { outcome: 'wrong', answers: [], why, corrections: [] };
    const tryAgain = retryBefore(typed, asked);
    if (tryAgain) return { tryAgain };
    const found = await check(typed);
    const judged = judgeFree(typed, { code: card.code, use: asked.use }, found);
    return 'tryAgain' in judged
      ? judged
      : { outcome: judged.outcome, answers: [], why, corrections: [...found.corrections] };
  };

  const judged = async (
    card: DeckCard,
    asked: Asked,
    given: Given,
  ): Promise<Judged | { tryAgain: RetryReason }> => {
    if (given.stage === 'gap') return judgedGap(card, given);
    if (given.stage === 'free') return judgedFree(card, asked, given.typed);
    const outcome = judgeRepair(asked, given.typed);
    return { outcome, answers: asked.answers, why: asked.why, corrections: [] };
  };

  /**
   * Stores the effects of an answer to a mistake card: the practice time, the ability and, for a due card, the next
   * date and stage.
   */
  const keep = async (tx: Tx, user: SignedInUser, given: Given, judgement: Judged, now: Date) => {
    const card = await lockCard(tx, user.id, given.cardId);
    if (!card) throw new Problem('not-found');
    const at = answeredAt({
      at: new Date(given.at),
      sentAt: new Date(given.sentAt),
      now,
      lastReviewAt: card.last_review_at,
    });
    const { item, outcome, answers, why, corrections: found } = judgement;
    const isNew = await insertAnswer(tx, {
      id: given.id,
      user_id: user.id,
      card_id: card.id,
      code: card.code,
      stage: given.stage,
      item_id: item?.id ?? null,
      typed: given.typed,
      hints: given.hints,
      outcome,
      answers,
      why,
      corrections: found,
      answered_at: at,
    });
    if (!isNew) return;
    await progress.recordActivity(tx, user, { kind: 'mistakes', turns: 1 }, now);
    if (item) await recordGap(tx, user, item, outcome, now);
    const isDue = card.due < nextDayStart(at, user.timeZone);
    await updateCard(tx, card.id, {
      ...(item ? { answered_item: item.id } : {}),
      ...(isDue && fitsStage(card.stage, given.stage)
        ? {
            ...gradedByDay(card, gradeOf(outcome, given.hints), at),
            stage: nextStage(given.stage, outcome, given.hints),
          }
        : {}),
    });
  };

  const recordGap = async (
    tx: Tx,
    user: SignedInUser,
    item: Item<'cloze'>,
    outcome: MistakeOutcome,
    now: Date,
  ) => {
    const difficulty = difficultyOf((await levels.cefrOf({ levelId: item.levelId }, tx)) ?? 'A2');
    const score = outcome === 'wrong' ? 0 : 1;
    await progress.recordEvidence(tx, user.id, { skill: 'grammar', difficulty, score }, now);
  };

  return {
    async answer(user, given) {
      const known = await selectAnswer(db, user.id, given.id);
      if (known) return resultOf(known);
      const card = await selectDeckCard(db, user.id, given.cardId);
      const asked = card && askedOf(card, await corrections.ofMessages(user.id, [card.message_id]));
      if (!card || !asked) throw new Problem('not-found');
      // The answer is judged before the transaction, because the check may take seconds.
      const judgement = await judged(card, asked, given);
      if ('tryAgain' in judgement) {
        return { outcome: null, tryAgain: judgement.tryAgain, answers: [], why: asked.why, corrections: [] };
      }
      return db.transaction().execute(async (tx) => {
        await keep(tx, user, given, judgement, clock.now());
        const row = await selectAnswer(tx, user.id, given.id);
        if (!row) throw new Problem('not-found');
        return resultOf(row);
      });
    },
  };
};

const resultOf = ({ outcome, answers, why, corrections }: MistakeAnswerRow): Result => ({
  outcome,
  tryAgain: null,
  answers,
  why,
  corrections,
});
