import type { AnswerOf } from '@pratik/contract/call';
import { sentenceSpans } from '@pratik/contract/sentences';
import type { getSaidText, SaidKind } from '@pratik/contract/speaking';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { Person } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';

export type SaidText = AnswerOf<typeof getSaidText>;
type Sentence = SaidText['sentences'][number];

export type SaidTexts = {
  /** The sentences of something that may be said, as it stands. @throws Problem not-found */
  get(person: Person, kind: SaidKind, id: string): Promise<SaidText>;
  /** One sentence of it, as it stood. @throws Problem not-found */
  sentenceAt(
    person: Person,
    said: { kind: SaidKind; id: string; version: number; sentence: number },
  ): Promise<string>;
};

type Parts = {
  curriculum: Curriculum;
  /** Whether the words of a script are no secret to this person any more. */
  mayReadScript(person: Person, textId: string): Promise<boolean>;
};

/** A sentence longer than the server says in one go is none to repeat. */
const mostLetters = 600;

export const createSaidTexts = ({ curriculum, mayReadScript }: Parts): SaidTexts => {
  const checked = async (person: Person, kind: SaidKind, id: string) => {
    if (kind === 'listening' && !(await mayReadScript(person, id))) throw new Problem('not-found');
  };
  return {
    async get(person, kind, id) {
      await checked(person, kind, id);
      const item = await curriculum.item(kind, id);
      if (item?.state !== 'published') throw new Problem('not-found');
      const { version, title, levelId } = item;
      return { kind, id, version, title, levelId, sentences: sentencesOf(item) };
    },
    async sentenceAt(person, { kind, id, version, sentence }) {
      await checked(person, kind, id);
      const item = await curriculum.itemAt(kind, id, version);
      const found = item && sentencesOf(item)[sentence];
      if (!found) throw new Problem('not-found');
      return found.text;
    },
  };
};

const sentencesOf = (item: Item<SaidKind>): Sentence[] =>
  allOf(item).filter(({ text }) => text.length <= mostLetters);

const allOf = (item: Item<SaidKind>): Sentence[] => {
  const { body } = item;
  if ('turns' in body) {
    return body.turns.flatMap(({ speaker, text }) => {
      const voice = body.speakers.find(({ name }) => name === speaker)?.voice ?? 'female';
      return split(text).map((one) => ({ text: one, voice, tr: null }));
    });
  }
  if ('paragraphs' in body) {
    return body.paragraphs.flatMap(split).map((text) => ({ text, voice: null, tr: null }));
  }
  return body.examples.map(({ en, tr }) => ({ text: en, voice: null, tr }));
};

const split = (text: string): string[] => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
