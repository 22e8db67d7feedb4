import type { ItemFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import type { QuestionKind } from '@pratik/contract/question-draft';
import {
  formNames,
  groupNames,
  type Names,
  stateNames,
  topicNames,
  truthNames,
} from '@pratik/contract/question-names';

/**
 * Normalizes a word for comparison: `YAYINDA`, `Yayinda` and ` yayında ` give the same result. Spaces around a
 * slash are removed.
 */
const fold = (text: string): string =>
  text
    .trim()
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s+/g, ' ');

/** Returns the code for a label of the Turkish or English screens. Any other text is returned unchanged. */
const codeOf = (names: Names, word: string): string => {
  const wanted = fold(word);
  const found = Object.entries(names).find(([code, { tr, en }]) =>
    [code, tr, en].some((name) => fold(name) === wanted),
  );
  return found?.[0] ?? word;
};
const wordIn =
  (language: 'tr' | 'en') =>
  (names: Names, code: string): string =>
    names[code]?.[language] ?? code;

/** Returns the labels for the values of a column. */
const namesOf = (field: string, kind: string): Names | undefined =>
  declaredNames(kind)?.[field]?.names ?? { state: stateNames, topic: topicNames }[field];

const declaredNames = (kind: string): ItemFields | undefined =>
  (itemFields as Readonly<Record<string, ItemFields>>)[kind];

type Cells = (field: string) => string;

/** Returns the item kind for a label in a file, for example "Okuma sorusu" for a question on a reading. */
const kindOf = (word: string): { kind: string; textKind: string | undefined } => {
  const group = codeOf(groupNames, word);
  if (group === 'reading-question') return { kind: 'question', textKind: 'reading' };
  if (group === 'listening-question') return { kind: 'question', textKind: 'listening' };
  return { kind: group, textKind: undefined };
};

/** Replaces interface labels in the cells of a row by codes. */
export const withCodes = (cell: Cells): Cells => {
  const { kind, textKind } = kindOf(cell('kind'));
  const form = codeOf(formNames, cell('form'));
  const isTrueFalse = kind === 'question' && form === 'true-false';
  const right = isTrueFalse ? codeOf(truthNames, cell('right')) : '';
  return (field) => {
    if (field === 'kind') return kind;
    if (field === 'textKind' && cell(field) === '') return textKind ?? '';
    if (field === 'form') return isTrueFalse ? 'one' : form;
    if (isTrueFalse && field === 'right') return right;
    if (isTrueFalse && field === 'wrong') return right === 'True' ? 'False' : right === 'False' ? 'True' : '';
    const names = namesOf(field, kind);
    return names ? codeOf(names, cell(field)) : cell(field);
  };
};

/** Replaces codes in the cells of a row by interface labels in the language. */
export const withWords = (kind: QuestionKind, language: 'tr' | 'en', cell: Cells): Cells => {
  const wordOf = wordIn(language);
  const [right, wrong] = [cell('right'), cell('wrong')];
  const isTrueFalse =
    kind === 'question' && cell('form') === 'one' && [right, wrong].toSorted().join() === 'False,True';
  return (field) => {
    if (field === 'kind') {
      return wordOf(groupNames, kind === 'question' ? `${cell('textKind')}-question` : kind);
    }
    if (field === 'form') return wordOf(formNames, isTrueFalse ? 'true-false' : cell('form'));
    if (isTrueFalse && (field === 'right' || field === 'wrong')) return wordOf(truthNames, cell(field));
    const names = namesOf(field, kind);
    return names ? wordOf(names, cell(field)) : cell(field);
  };
};
