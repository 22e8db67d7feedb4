import { cefrLevels } from '@pratik/contract/common';
import { plain } from '../meaning/tokens.ts';
import { optionsOf } from '../options.ts';
import { type ContentIssue, issueRecorder, type Kind, whole } from './content-issue.ts';

type Choice = {
  id: string;
  file: string;
  level: (typeof cefrLevels)[number];
  right: string;
  wrong: string[];
};

export const POSITIONS = [0.14, 0.37] as const;
export const MOST_LONGEST = 0.35;

/** Returns the words of an option without case, punctuation or extra spaces, so that options can be compared. */
export const bare = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const CATCH_ALL = /\b(?:all|none|both|any|neither) of (?:the|these|them)\b|\ball the above\b/i;

/**
 * Describes two features of an option that can reveal the correct option to a learner who has not read the text:
 * the kind of the first word, and whether the option ends like a sentence.
 */
function shape(option: string): string {
  const first = bare(option).split(' ')[0] ?? '';
  const opening =
    /^(?:because|to|by|in|on|at|for|with|a|an|the|he|she|it|they|\d+)$/.exec(first)?.[0] ?? 'other';
  return `${/^(?:he|she|it|they)$/.test(opening) ? 'pronoun' : opening} ${/[.!?]$/.test(option) ? 'sentence' : ''}`;
}

/**
 * Checks that all options differ and that no option refers to the other options. For questions on texts, also
 * checks that no option contains another option.
 */
export function checkDistinct(
  kind: Kind,
  choice: Pick<Choice, 'id' | 'file' | 'level'>,
  options: readonly string[],
): ContentIssue[] {
  const { issues, error } = issueRecorder(kind);
  const bares = options.map((option) => bare(option) || option);
  bares.forEach((one, at) => {
    for (const other of bares.slice(at + 1)) {
      if (one === other) error('options', choice, `two options are alike: ${one}`);
      else if (
        kind === 'question' &&
        (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
      )
        error('options', choice, `one option holds another: ${one} / ${other}`);
    }
  });
  for (const option of options)
    if (CATCH_ALL.test(option)) error('options', choice, `speaks of the other options: ${option}`);
  return issues;
}

/** Checks the options of one single-choice question. */
export function checkOptions(kind: Kind, choice: Choice): ContentIssue[] {
  const { issues, warn } = issueRecorder(kind);
  const shapes = new Set(choice.wrong.map(shape));
  if (kind === 'question' && shapes.size === 1 && !shapes.has(shape(choice.right)))
    warn('give-away', choice, `the key alone has another form: ${choice.right}`);
  return [...checkDistinct(kind, choice, [choice.right, ...choice.wrong]), ...issues];
}

/**
 * Checks the questions of each level together: neither the position nor the length of the correct option may be
 * predictable.
 */
export function checkHabits(kind: Kind, choices: readonly Choice[]): ContentIssue[] {
  const { issues, error } = issueRecorder(kind);
  for (const level of cefrLevels) {
    const here = choices.filter((choice) => choice.level === level);
    if (here.length < 20) continue;
    const percent = (count: number) => `${((100 * count) / here.length).toFixed(0)} %`;
    const most = Math.max(...here.map(({ wrong }) => wrong.length + 1));
    for (let position = 0; position < most; position += 1) {
      const count = here.filter(
        ({ id, right, wrong }) => optionsOf(id, right, wrong).answer === position,
      ).length;
      const share = count / here.length;
      if (share < POSITIONS[0] || share > POSITIONS[1])
        error('positions', whole(level, kind), `the key is option ${position + 1} in ${percent(count)}`);
    }
    const longest = here.filter(({ right, wrong }) =>
      wrong.every((option) => option.length < right.length),
    ).length;
    if (longest > here.length * MOST_LONGEST)
      error('longest', whole(level, kind), `the key is the longest option in ${percent(longest)}`);
  }
  return issues;
}
