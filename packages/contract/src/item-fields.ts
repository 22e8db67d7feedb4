import { clozeFields } from './cloze-fields.ts';
import type { ItemFields } from './item-field.ts';
import { placementItemFields } from './placement-item-fields.ts';
import { questionFields } from './question-fields.ts';
import { listeningFields, readingFields } from './text-fields.ts';
import { wordFields } from './word-fields.ts';
import { writingPromptFields } from './writing-prompt-fields.ts';

/** The fields of each item kind, in the order of the form controls and of the file columns. */
export const itemFields = {
  reading: readingFields,
  listening: listeningFields,
  question: questionFields,
  cloze: clozeFields,
  'placement-item': placementItemFields,
  'writing-prompt': writingPromptFields,
  word: wordFields,
} as const satisfies Readonly<Record<string, ItemFields>>;
