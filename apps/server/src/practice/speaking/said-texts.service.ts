import type { AnswerOf } from '@pratik/contract/call';
import { id } from '@pratik/contract/common';
import type { getSaidText, SaidKind } from '@pratik/contract/speaking';
import { sentenceSpans } from '@pratik/text/sentences';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';

export type SaidText = AnswerOf<typeof getSaidText>;
type TextKind = Exclude<SaidKind, 'word'>;
type Sentence = SaidText['sentences'][number];
type CardSentence = { word: string; text: string; tr: string | null };

export type SaidTexts = {
  /**
   * Returns the sentences of the current version of a text that the learner can say aloud.
   * @throws Problem not-found
   */
  get(user: SignedInUser, kind: SaidKind, id: string): Promise<SaidText>;
  /** Returns one sentence of the given version of a text. @throws Problem not-found */
  sentenceAt(
    user: SignedInUser,
    said: { kind: SaidKind; id: string; version: number; sentence: number },
  ): Promise<string>;
};

type Parts = {
  curriculum: Curriculum;
  /** Whether the user may read the script of a listening exercise, because the user has answered its questions. */
  mayReadScript(user: SignedInUser, textId: string): Promise<boolean>;
  /** Returns the example sentence on one of the user’s own word cards; null when the card has no sentence. */
  cardSentence(user: SignedInUser, cardId: string): Promise<CardSentence | null>;
};

/**
 * Maximum number of characters of a sentence to say aloud, because the server limits the length of a recording and
 * of a recognised text. Longer sentences are not offered.
 */
const mostLetters = 600;

/** Version number for cards: a card has one sentence and no versions. */
const cardVersion = 1;
const isId = (text: string) => id.safeParse(text).success;

export const createSaidTexts = ({ curriculum, mayReadScript, cardSentence }: Parts): SaidTexts => {
  const ofCard = async (user: SignedInUser, cardId: string): Promise<CardSentence> => {
    const found = isId(cardId) ? await cardSentence(user, cardId) : null;
    if (!found || found.text.length > mostLetters) throw new Problem('not-found');
    return found;
  };
  const checked = async (user: SignedInUser, kind: TextKind, textId: string) => {
    if (kind === 'listening' && !(await mayReadScript(user, textId))) throw new Problem('not-found');
  };
  return {
    async get(user, kind, textId) {
      if (kind === 'word') {
        const { word, text, tr } = await ofCard(user, textId);
        const sentences = [{ text, voice: null, tr }];
        return { kind, id: textId, version: cardVersion, title: word, levelId: null, sentences };
      }
      await checked(user, kind, textId);
      const item = await curriculum.item(kind, textId);
      if (item?.state !== 'published') throw new Problem('not-found');
      const { version, title, levelId } = item;
      return { kind, id: textId, version, title, levelId, sentences: sentencesOf(item) };
    },
    async sentenceAt(user, { kind, id: textId, version, sentence }) {
      if (kind === 'word') {
        const { text } = await ofCard(user, textId);
        if (sentence !== 0) throw new Problem('not-found');
        return text;
      }
      await checked(user, kind, textId);
      const item = await curriculum.itemAt(kind, textId, version);
      const found = item && sentencesOf(item)[sentence];
      if (!found) throw new Problem('not-found');
      return found.text;
    },
  };
};

const sentencesOf = (item: Item<TextKind>): Sentence[] =>
  allOf(item).filter(({ text }) => text.length <= mostLetters);

const allOf = (item: Item<TextKind>): Sentence[] => {
  const { body } = item;
  if ('turns' in body) {
    return body.turns.flatMap(({ speaker, text }) => {
      const voice = body.speakers.find(({ name }) => name === speaker)?.voice ?? 'female';
      return split(text).map((one) => ({ text: one, voice, tr: null }));
    });
  }
  return body.paragraphs.flatMap(split).map((text) => ({ text, voice: null, tr: null }));
};

const split = (text: string): string[] => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
