import type { AnswerOf } from '@pratik/contract/call';
import {
  type getRepairedToday,
  mostRepairedSentences,
  type RepairedSentence,
} from '@pratik/contract/mistakes';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import { type Clock, dayOf, dayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { LearnerCorrections } from '../../processing/learner-corrections.service.ts';
import { gapOf } from './items.service.ts';
import { selectDeckCards, selectRepaired } from './mistakes.store.ts';
import type { MistakeAnswerRow } from './mistakes.tables.ts';
import { askedOf } from './mistakes.view.ts';

export type RepairedToday = {
  /** Returns the mistakes that the user corrected today. Sentences whose correction was withdrawn are left out. */
  repairedToday(user: SignedInUser): Promise<AnswerOf<typeof getRepairedToday>>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; corrections: LearnerCorrections };

export const createRepairedToday = ({ db, clock, curriculum, corrections }: Parts): RepairedToday => {
  /** Returns the corrected sentence of the learner for each answered mistake card. */
  const ownSentences = async (userId: string, answers: readonly MistakeAnswerRow[]) => {
    const ids = answers.flatMap(({ card_id, stage }) => (stage === 'sentence' && card_id ? [card_id] : []));
    const cards = await selectDeckCards(db, userId, ids);
    const own = await corrections.ofMessages(
      userId,
      cards.map(({ message_id }) => message_id),
    );
    return new Map(cards.map((card) => [card.id, askedOf(card, own)]));
  };

  const sentenceOf = async (
    { code, stage, typed, item_id, answers, card_id }: MistakeAnswerRow,
    own: Awaited<ReturnType<typeof ownSentences>>,
  ): Promise<RepairedSentence | null> => {
    if (stage === 'free') return { code, before: '', right: typed, after: '' };
    const item = stage === 'gap' && item_id !== null ? await curriculum.item('cloze', item_id) : null;
    const place = item ? gapOf(item) : own.get(card_id ?? '');
    const right = answers[0];
    return place && right !== undefined ? { code, before: place.before, right, after: place.after } : null;
  };

  return {
    async repairedToday(user) {
      const since = dayStart(dayOf(clock.now(), user.timeZone), user.timeZone);
      const answers = await selectRepaired(db, user.id, since);
      const shown = answers.slice(0, mostRepairedSentences);
      const own = await ownSentences(user.id, shown);
      const sentences = await Promise.all(shown.map((answer) => sentenceOf(answer, own)));
      return { count: answers.length, sentences: sentences.filter((sentence) => sentence !== null) };
    },
  };
};
