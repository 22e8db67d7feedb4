import { answeredOf } from '@pratik/content/asked';
import { draftFields } from '@pratik/content/stored-fields';
import { itemFields } from '@pratik/contract/item-fields';
import type { Draft, DraftOf, QuestionKind } from '@pratik/contract/question-draft';
import type { Bodies } from '../items.ts';

/** The text that a question belongs to. It is stored in columns of the question, not in its body. */
export type Parent = { kind: 'reading' | 'listening'; id: string };

const glossaryList = (glossary: Record<string, string>) =>
  Object.entries(glossary).map(([word, tr]) => ({ word, tr }));

const right = ({ options, answer }: { options: string[]; answer: number }) => ({
  right: options[answer] ?? '',
  wrong: options.filter((_, index) => index !== answer),
});

/** An answer key without values. Each question form fills only the fields that it uses. */
const noKey = { right: '', rights: [], steps: [], pairs: [], wrong: [] };

const readers: {
  [K in QuestionKind]: (body: Bodies[K], parent: Parent | null) => Omit<DraftOf<K>, 'kind'>;
} = {
  question: (body, parent) => ({
    textKind: parent?.kind ?? 'reading',
    textId: parent?.id ?? '',
    ...noKey,
    ...answeredOf(body),
    form: body.form ?? 'one',
    ...draftFields(itemFields.question, body),
  }),
  cloze: (body) => ({ ...draftFields(itemFields.cloze, body), wrong: right(body.choice).wrong }),
  'placement-item': (body) => ({ ...draftFields(itemFields['placement-item'], body), ...right(body) }),
  'writing-prompt': (body) => ({ ...draftFields(itemFields['writing-prompt'], body), ...body.words }),
  word: (body) => draftFields(itemFields.word, body),
  reading: (body) => ({
    ...draftFields(itemFields.reading, body),
    glossary: glossaryList(body.glossary),
    text: body.paragraphs.join('\n\n'),
  }),
  listening: (body) => ({
    ...draftFields(itemFields.listening, body),
    glossary: glossaryList(body.glossary),
    text: body.turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n\n'),
  }),
};

/** Converts a stored body to the draft that the author edits. `bodyOf` does the inverse conversion. */
export const draftOf = <K extends QuestionKind>(kind: K, body: Bodies[K], parent: Parent | null): Draft => {
  const content: object = readers[kind](body, parent);
  return { kind, ...content } as Draft;
};

/** Splits a text into paragraphs at empty lines. Line breaks inside a paragraph stay, as in a menu or a form. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) =>
      paragraph
        .trim()
        .split(/\r?\n/)
        .map((line) => line.replaceAll(/\s+/g, ' ').trim())
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '');

/** Removes empty list entries, and spaces at both ends of texts. */
export const cleaned = <D extends Draft>(given: D): D => {
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim();
    if (Array.isArray(value)) return value.map(tidy).filter((each) => !isEmpty(each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, tidy(each)]));
    return value;
  };
  return tidy(given) as D;
};

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every((each) => each === ''));
