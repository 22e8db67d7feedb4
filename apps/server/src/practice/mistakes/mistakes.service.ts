import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { listMistakeSentences } from '@pratik/contract/mistakes';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { SentenceCheck } from '../../processing/checking/sentence-check.service.ts';
import type { LearnerCorrections, OwnCorrection } from '../../processing/learner-corrections.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { type Answers, createAnswers } from './answer.service.ts';
import { createDeck, type Deck } from './deck.service.ts';
import { type CodeGaps, createCodeGaps } from './gaps.service.ts';
import { createCodeItems } from './items.service.ts';
import { ownSentence } from './own-sentence.ts';
import { createRepairedToday, type RepairedToday } from './repaired.service.ts';
import { createSessions, type Sessions } from './session.service.ts';

export type MistakesService = Sessions &
  Answers &
  RepairedToday &
  CodeGaps & {
    deck: Deck;
    /** Returns a page of the user’s sentences with an error code, newest first. */
    sentences(
      user: SignedInUser,
      asked: BodyOf<typeof listMistakeSentences>,
    ): Promise<AnswerOf<typeof listMistakeSentences>>;
  };

export type MistakesParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  corrections: LearnerCorrections;
  check: SentenceCheck;
};

export const createMistakes = (given: MistakesParts): MistakesService => {
  const deck = createDeck(given);
  const parts = { ...given, deck, items: createCodeItems(given.curriculum, given.levels) };
  return {
    deck,
    ...createSessions(parts),
    ...createAnswers(parts),
    ...createCodeGaps(parts),
    ...createRepairedToday(parts),
    async sentences(user, { code, page, size }) {
      const found = await given.corrections.withCode(user.id, code, { page, size });
      const { corrections, total, totalCapped } = found;
      return { sentences: corrections.map(sentenceView), total, totalCapped, page, size };
    },
  };
};

const sentenceView = ({ text, correction, writtenAt, conversationId }: OwnCorrection) => {
  const { before, marked, after, answers } = ownSentence(text, correction, []);
  return {
    id: correction.id,
    before,
    marked,
    after,
    better: answers[0] ?? null,
    why: correction.explanation,
    at: writtenAt.toISOString(),
    conversationId,
  };
};
