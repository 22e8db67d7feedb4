import { z } from 'zod';
import { isOneLine, oneLineError, plainText } from './common.ts';
import { draftSchema, type ItemFields, itemFields } from './item-fields.ts';

/** Kinds of curriculum items that administrators write. */
export const questionKinds = [
  'question',
  'cloze',
  'placement-item',
  'writing-prompt',
  'word',
  'reading',
  'listening',
] as const;
export const questionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof questionKind>;

// Text of a draft, which may be incomplete. packages/content validates each kind and returns its messages in
// Turkish.
const text = plainText.max(600);
const long = plainText.max(20_000);
const list = z.array(text).max(20);
export const bilingualDraft = z.object({ tr: text, en: text });
const pairs = z.array(bilingualDraft).max(20);
const glossary = z.array(z.object({ word: text, tr: text })).max(200);

const textDraft = { title: text, type: text, variety: text, names: list, glossary, text: long };

/** An item as its author writes it. Lists are in display order. */
export const drafts = {
  question: draftSchema('question', itemFields.question),
  cloze: z.object({
    kind: z.literal('cloze'),
    text,
    answers: list,
    wrong: list,
    practises: list,
    grammar: text,
    word: text,
    tr: text,
    why: text,
    point: bilingualDraft,
  }),
  'placement-item': z.object({
    kind: z.literal('placement-item'),
    skill: text,
    tests: text,
    text,
    ask: text,
    right: text,
    wrong: list,
  }),
  'writing-prompt': z.object({
    kind: z.literal('writing-prompt'),
    title: bilingualDraft,
    genre: text,
    task: bilingualDraft,
    points: pairs,
    least: z.int(),
    most: z.int(),
    phrases: pairs,
    practises: list,
  }),
  word: draftSchema('word', itemFields.word),
  /** `text`: paragraphs separated by an empty line. */
  reading: z.object({ kind: z.literal('reading'), ...textDraft }),
  /** `text`: turns in the form `Name: text`, separated by an empty line. */
  listening: z.object({
    kind: z.literal('listening'),
    ...textDraft,
    pace: z.int(),
    speakers: z.array(z.object({ name: text, voice: text })).max(8),
  }),
} as const;

export const draft = z.discriminatedUnion('kind', [
  drafts.question,
  drafts.cloze,
  drafts['placement-item'],
  drafts['writing-prompt'],
  drafts.word,
  drafts.reading,
  drafts.listening,
]);
export type Draft = z.infer<typeof draft>;

/** Fields that may contain several lines, in item kinds without field declarations. */
const longFields = ['text', 'ask', 'why', 'task', 'point', 'tr'];
const isMultiline = (kind: QuestionKind, field: string): boolean => {
  const declared = (itemFields as Partial<Record<QuestionKind, ItemFields>>)[kind];
  return declared ? declared[field]?.multiline === true : longFields.includes(field);
};

/** Returns the paths of texts with line breaks inside a value. */
const severalLines = (value: unknown, path: readonly PropertyKey[]): PropertyKey[][] => {
  if (typeof value === 'string') return isOneLine(value) ? [] : [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => severalLines(inner, [...path, key]));
};

/**
 * A draft in a request, where single-line fields may not contain line breaks. Older stored drafts may still contain
 * them.
 */
export const writtenDraft = draft.superRefine((value, context) => {
  for (const [field, content] of Object.entries(value)) {
    if (isMultiline(value.kind, field)) continue;
    for (const path of severalLines(content, [field])) {
      context.addIssue({ code: 'custom', path, message: oneLineError });
    }
  }
});
export type DraftOf<K extends QuestionKind> = Extract<Draft, { kind: K }>;
