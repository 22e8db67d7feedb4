import type { QuestionKind } from '@pratik/contract/question-draft';
import type { Bodies } from '../../items.ts';
import type { CountedRow, GivenAnswer } from './statistics.ts';

/**
 * Defines how the answers to an item are counted: in one count for the whole item, or in a separate count for each
 * position.
 */
export type Counted =
  | { by: 'option'; texts: readonly string[]; rows: readonly [CountedRow] }
  | {
      by: 'place';
      /** Column titles; null when the columns are numbered positions (first, second and so on). */
      columns: readonly string[] | null;
      texts: readonly string[];
      rows: readonly CountedRow[];
    };

const listed = (choice: GivenAnswer['choice']): readonly number[] => (Array.isArray(choice) ? choice : []);

/**
 * Counts how often each option of a single-choice or multiple-choice item was chosen. Stored choices identify an
 * option by index or by text.
 */
export const amongOptions = (texts: readonly string[], keys: readonly number[]): Counted => ({
  by: 'option',
  texts,
  rows: [
    {
      size: texts.length,
      keys,
      isChosen: (choice, option) =>
        choice === option || choice === texts[option] || listed(choice).includes(option),
    },
  ],
});

/** Counts, for each step of an ordering question, the positions at which learners placed the step. */
const overPlaces = (options: readonly string[], answer: readonly number[]): Counted => ({
  by: 'place',
  columns: null,
  texts: answer.map((option) => options[option] ?? ''),
  rows: answer.map((option, right) => ({
    size: options.length,
    keys: [right],
    isChosen: (choice, place) => listed(choice)[place] === option,
  })),
});

/** Counts, for each prompt, how often learners matched each option with the prompt. */
const overPrompts = (
  prompts: readonly string[],
  options: readonly string[],
  answer: readonly number[],
): Counted => ({
  by: 'place',
  columns: options,
  texts: prompts,
  rows: prompts.map((_, prompt) => ({
    size: options.length,
    keys: answer.slice(prompt, prompt + 1),
    isChosen: (choice, option) => listed(choice)[prompt] === option,
  })),
});

const ofQuestion = (body: Bodies['question']): Counted => {
  if (body.form === 'order') return overPlaces(body.options, body.answer);
  if (body.form === 'match') return overPrompts(body.prompts, body.options, body.answer);
  return amongOptions(body.options, [body.answer].flat());
};

/** Returns how the answers to an item are counted; null for an item without options. */
export const countedOf = (kind: QuestionKind, body: unknown): Counted | null => {
  switch (kind) {
    case 'question':
      return ofQuestion(body as Bodies['question']);
    case 'placement-item': {
      const { options, answer } = body as Bodies['placement-item'];
      return amongOptions(options, [answer]);
    }
    case 'cloze': {
      const { options, answer } = (body as Bodies['cloze']).choice;
      return amongOptions(options, [answer]);
    }
    default:
      return null;
  }
};
