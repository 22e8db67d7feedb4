import type { MistakeCard, MistakeGap } from '@pratik/contract/mistakes';
import type { OwnCorrection } from '../../processing/learner-corrections.service.ts';
import type { DeckCard } from './mistakes.tables.ts';
import { formOf, type OwnSentence, ownSentence } from './own-sentence.ts';
import { wordsToUse } from './pattern.ts';

/** The learner’s latest sentence that contains the mistake of a card. */
export type Asked = OwnSentence & { why: { tr: string; en: string }; use: string | null };

/** Returns the sentence that a mistake card shows. Undefined when the correction was withdrawn in the meantime. */
export const askedOf = (card: DeckCard, own: readonly OwnCorrection[]): Asked | undefined => {
  const target = own.find(({ correction }) => correction.id === card.correction_id);
  if (!target) return undefined;
  const others = own.filter(({ messageId }) => messageId === target.messageId);
  return {
    ...ownSentence(
      target.text,
      target.correction,
      others.map(({ correction }) => correction),
    ),
    why: target.correction.explanation,
    use: wordsToUse(target.text, target.correction),
  };
};

/** Converts a card to the form that the learner sees. A card without a cloze item asks for a free sentence. */
export const cardView = (
  card: DeckCard,
  asked: Asked,
  gap: MistakeGap | null,
  tomorrow: Date,
): MistakeCard => {
  const stage = card.stage === 'gap' && gap === null ? 'free' : card.stage;
  const { before, marked, after, why, use } = asked;
  return {
    id: card.id,
    code: card.code,
    stage,
    sentence: { before, marked, after },
    hints: { rule: why, form: formOf(asked) },
    gap: stage === 'gap' ? gap : null,
    use: stage === 'free' ? use : null,
    sentences: card.sentences,
    dueToday: card.due < tomorrow,
  };
};
