import { Cloze, ClozeSet, GAP } from '@pratik/content/kinds/cloze';
import { topics } from '@pratik/content/kinds/fields';
import { PlacementItem } from '@pratik/content/kinds/placement-item';
import { evidenceLines, Matching, OneRight, Ordering, SeveralRight } from '@pratik/content/kinds/question';
import { ListeningHead, ReadingHead } from '@pratik/content/kinds/text';
import { Word } from '@pratik/content/kinds/word';
import { WritingPrompt } from '@pratik/content/kinds/writing-prompt';
import { turnsOf } from '@pratik/content/read/turns';
import { coded, type ErrorCode, type ParamsOf } from '@pratik/contract/error-codes';
import type { ItemFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import type { FieldError } from '@pratik/contract/problems';
import type { Draft, DraftOf } from '@pratik/contract/question-draft';
import { straightMarks } from '@pratik/text/printed-marks';
import { z } from 'zod';
import { answeredIn, isTrueFalse } from './body-of.ts';
import { draftErrors } from './draft-errors.ts';
import { paragraphsOf } from './draft-of.ts';

const onlyInFiles = { level: true, topic: true, profile: true, questions: true } as const;

/** The library schemas of each item kind, without the fields that exist only in library files. */
const kinds = {
  one: OneRight.omit({ id: true }),
  trueFalse: OneRight.omit({ id: true, wrong: true }).extend({ wrong: z.array(z.string()).length(1) }),
  several: SeveralRight.omit({ id: true }),
  order: Ordering.omit({ id: true }),
  match: Matching.omit({ id: true }),
  cloze: Cloze.omit({ id: true }).extend({ point: ClozeSet.shape.point }),
  placement: PlacementItem.omit({ id: true }),
  prompt: WritingPrompt.omit({ id: true }),
  reading: ReadingHead.omit(onlyInFiles),
  listening: ListeningHead.omit(onlyInFiles),
};

const error = <Code extends ErrorCode>(
  pointer: string,
  code: Code,
  ...params: ParamsOf<Code>
): FieldError => ({ pointer, ...coded(code, ...params) });
const fold = (text: string) => text.trim().toLowerCase();

const parse = (schema: z.ZodType, value: unknown, rename?: Parameters<typeof draftErrors>[1]): FieldError[] =>
  draftErrors(schema.safeParse(value).error?.issues ?? [], rename);

/** Removes optional fields that are empty, because library files do not contain empty fields. */
const withoutEmpty = (fields: ItemFields, values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name];
      return field && !field.converted && !(field.optional && value.length === 0);
    }),
  );

const sameOptions = (right: readonly string[], wrong: readonly string[]): FieldError[] =>
  wrong.flatMap((option, index) =>
    [...right, ...wrong.slice(0, index)].some((other) => fold(other) === fold(option))
      ? [error(`/wrong/${index}`, 'option-twice')]
      : [],
  );

const gaps = (text: string) => text.split(GAP).length - 1;

/**
 * Returns a field error for each duplicate entry of a list, except for its first occurrence. `field` returns the
 * JSON Pointer of a position.
 */
const twice = (list: readonly string[], field: (index: number) => string): FieldError[] =>
  list.flatMap((text, index) =>
    text !== '' && list.slice(0, index).some((other) => fold(other) === fold(text))
      ? [error(field(index), 'written-twice')]
      : [],
  );

const sameInQuestion = ({ form, right, rights, steps, pairs, wrong }: DraftOf<'question'>): FieldError[] => {
  const matches = pairs.map(({ match }) => match);
  switch (form) {
    case 'several':
      return [...twice(rights, (index) => `/rights/${index}`), ...sameOptions(rights, wrong)];
    case 'order':
      return twice(steps, (index) => `/steps/${index}`);
    case 'match':
      return [
        ...twice(
          pairs.map(({ prompt }) => prompt),
          (index) => `/pairs/${index}/prompt`,
        ),
        ...twice(matches, (index) => `/pairs/${index}/match`),
        ...sameOptions(matches, wrong),
      ];
    case 'one':
      return sameOptions([right], wrong);
  }
};

const misplaced = ({ form, evidence }: DraftOf<'question'>, text: string | null): FieldError[] => {
  if (text === null) return [error('/textId', 'text-not-found')];
  const lines = evidenceLines(evidence);
  const paragraphs = paragraphsOf(text);
  if (form === 'one' && lines.length > 1) return [error('/evidence', 'evidence-one-only')];
  const inText = (sentence: string) =>
    paragraphs.some((paragraph) => straightMarks(paragraph).includes(straightMarks(sentence)));
  const strange = lines.find((sentence) => !inText(sentence));
  if (strange === undefined) return [];
  return lines.length === 1
    ? [error('/evidence', 'evidence-not-in-text')]
    : [error('/evidence', 'quote-not-in-text', { quote: strange })];
};

const checkQuestion = (draft: DraftOf<'question'>, text: string | null): FieldError[] => {
  const schema = isTrueFalse(draft) ? kinds.trueFalse : kinds[draft.form];
  return [
    ...parse(schema, { ...withoutEmpty(itemFields.question, draft), ...answeredIn(draft) }),
    ...sameInQuestion(draft),
    ...misplaced(draft, text),
  ];
};

const checkCloze = (draft: DraftOf<'cloze'>): FieldError[] => [
  ...parse(kinds.cloze, { ...withoutEmpty(itemFields.cloze, draft), wrong: draft.wrong }),
  ...sameOptions(draft.answers, draft.wrong),
  ...(draft.text !== '' && gaps(draft.text) !== 1 ? [error('/text', 'gap-needed', { gap: GAP })] : []),
];

const checkPlacement = (draft: DraftOf<'placement-item'>): FieldError[] => {
  const { text, ask, right, wrong } = draft;
  return [
    ...parse(kinds.placement, { ...withoutEmpty(itemFields['placement-item'], draft), right, wrong }),
    ...sameOptions([right], wrong),
    ...(ask === '' && text !== '' && gaps(text) !== 1
      ? [error('/text', 'gap-or-question', { gap: GAP })]
      : []),
  ];
};

const checkPrompt = (draft: DraftOf<'writing-prompt'>): FieldError[] => {
  const values = { ...withoutEmpty(itemFields['writing-prompt'], draft), words: [draft.least, draft.most] };
  return parse(kinds.prompt, values, (path) =>
    path[0] === 'words' ? [path[1] === 1 ? 'most' : 'least'] : path,
  );
};

const checkWord = (draft: DraftOf<'word'>): FieldError[] => parse(Word, withoutEmpty(itemFields.word, draft));

const glossaryOf = (draft: DraftOf<'reading' | 'listening'>) =>
  Object.fromEntries(draft.glossary.map(({ word, tr }) => [word, tr]));

/** The form represents the glossary as a list; the schema expects an object with the words as keys. */
const listedGlossary =
  (draft: DraftOf<'reading' | 'listening'>) =>
  (path: readonly PropertyKey[]): readonly PropertyKey[] => {
    if (path[0] !== 'glossary' || path[1] === undefined) return path;
    const at = draft.glossary.findIndex(({ word }) => word === path[1]);
    return ['glossary', at, draft.glossary[at]?.tr === '' ? 'tr' : 'word'];
  };

const checkText = (draft: DraftOf<'reading'>): FieldError[] => [
  ...parse(
    kinds.reading,
    { ...withoutEmpty(itemFields.reading, draft), glossary: glossaryOf(draft) },
    listedGlossary(draft),
  ),
  ...(paragraphsOf(draft.text).length === 0 ? [error('/text', 'reading-missing')] : []),
];

const checkScript = (draft: DraftOf<'listening'>): FieldError[] => {
  const { turns, strays } = turnsOf(paragraphsOf(draft.text), draft.speakers);
  const [stray] = strays;
  return [
    ...parse(
      kinds.listening,
      { ...withoutEmpty(itemFields.listening, draft), glossary: glossaryOf(draft) },
      listedGlossary(draft),
    ),
    ...(stray === undefined ? [] : [error('/text', 'speaker-missing', { quote: stray })]),
    ...(turns.length === 0 && strays.length === 0 ? [error('/text', 'script-missing')] : []),
  ];
};

/**
 * Returns all field errors of a draft by JSON Pointer. The result is empty when the draft can be stored.
 * @param text the text that a question belongs to, with empty lines between paragraphs; null for an item without a text
 */
export const checkDraft = (draft: Draft, text: string | null): FieldError[] => {
  const errors = checked(draft, text);
  // Returns only the first error of each field.
  return [...new Map(errors.toReversed().map((each) => [each.pointer, each])).values()].toReversed();
};

const checked = (draft: Draft, text: string | null): FieldError[] => {
  switch (draft.kind) {
    case 'question':
      return checkQuestion(draft, text);
    case 'cloze':
      return checkCloze(draft);
    case 'placement-item':
      return checkPlacement(draft);
    case 'writing-prompt':
      return checkPrompt(draft);
    case 'word':
      return checkWord(draft);
    case 'reading':
      return checkText(draft);
    case 'listening':
      return checkScript(draft);
  }
};

const withTopic: readonly string[] = ['word', 'reading', 'listening'];

/**
 * Returns the field errors of level and topic. A question has the level of its text. Only words and texts have a
 * topic.
 */
export const checkPlace = (
  kind: Draft['kind'],
  { levelId, topic }: { levelId: string | null; topic: string | null },
  levels: readonly string[],
): FieldError[] => [
  ...(kind !== 'question' && (levelId === null || !levels.includes(levelId))
    ? [error('/levelId', 'level-not-chosen')]
    : []),
  ...(withTopic.includes(kind) && !topics.some((known) => known === topic)
    ? [error('/topic', 'topic-not-chosen')]
    : []),
];
