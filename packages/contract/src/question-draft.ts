import { z } from 'zod';
import { isOneLine, oneLineError, plainText } from './common.ts';
import { draftSchema, type ItemFields } from './item-field.ts';
import { itemFields } from './item-fields.ts';

/** Kinds of curriculum items that administrators can write. */
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

export const itemId = plainText.min(1).max(240);
export const itemRef = z.object({ kind: questionKind, id: itemId });
export type ItemRef = z.infer<typeof itemRef>;

/**
 * An item as its author writes it. Lists are in display order. A draft may be incomplete; the schemas in
 * packages/content validate complete items.
 */
export const draft = z.discriminatedUnion('kind', [
  draftSchema('question', itemFields.question),
  draftSchema('cloze', itemFields.cloze),
  draftSchema('placement-item', itemFields['placement-item']),
  draftSchema('writing-prompt', itemFields['writing-prompt']),
  draftSchema('word', itemFields.word),
  draftSchema('reading', itemFields.reading),
  draftSchema('listening', itemFields.listening),
]);
export type Draft = z.infer<typeof draft>;

const isMultiline = (kind: QuestionKind, field: string): boolean => {
  const fields: ItemFields = itemFields[kind];
  return fields[field]?.multiline === true;
};

/** Returns the JSON Pointers of all strings in a value that contain line breaks. */
const severalLines = (value: unknown, path: readonly PropertyKey[]): PropertyKey[][] => {
  if (typeof value === 'string') return isOneLine(value) ? [] : [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => severalLines(inner, [...path, key]));
};

/**
 * A draft as part of a request. Single-line fields must not contain line breaks. Drafts that were stored before
 * this rule existed may contain them.
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
