import { cefrLevels } from '@pratik/contract/common';
import type { Library } from '../library.ts';
import { plain, sentencesOf, wordCount } from '../meaning/tokens.ts';
import { optionsOf } from '../options.ts';
import { type Finding, finder, type Kind, whole } from './finding.ts';
import { textsOf } from './texts.ts';

type Choice = {
  id: string;
  file: string;
  level: (typeof cefrLevels)[number];
  right: string;
  wrong: string[];
};

export const POSITIONS = [0.14, 0.37] as const;
export const MOST_LONGEST = 0.35;
const ECHO_WORDS = 4;

const bare = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const CATCH_ALL = /\b(?:all|none|both|any|neither) of (?:the|these|them)\b|\ball the above\b/i;

/** First word's kind and last mark: what a test-wise reader sees without reading. */
function shape(option: string): string {
  const first = bare(option).split(' ')[0] ?? '';
  const opening =
    /^(?:because|to|by|in|on|at|for|with|a|an|the|he|she|it|they|\d+)$/.exec(first)?.[0] ?? 'other';
  return `${/^(?:he|she|it|they)$/.test(opening) ? 'pronoun' : opening} ${/[.!?]$/.test(option) ? 'sentence' : ''}`;
}

/** The options of one item, whatever it asks. */
export function checkOptions(kind: Kind, choice: Choice): Finding[] {
  const { findings, fault, doubt } = finder(kind);
  const options = [choice.right, ...choice.wrong];
  const bares = options.map((option) => bare(option) || option);
  bares.forEach((one, at) => {
    for (const other of bares.slice(at + 1)) {
      if (one === other) fault('options', choice, `two options are alike: ${one}`);
      else if (
        kind === 'question' &&
        (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
      )
        fault('options', choice, `one option holds another: ${one} / ${other}`);
    }
  });
  for (const option of options)
    if (CATCH_ALL.test(option)) fault('options', choice, `speaks of the other options: ${option}`);
  const shapes = new Set(choice.wrong.map(shape));
  if (kind === 'question' && shapes.size === 1 && !shapes.has(shape(choice.right)))
    doubt('give-away', choice, `the key alone has another form: ${choice.right}`);
  return findings;
}

/** Over a level: where the key stands, and whether length gives it away. */
export function checkHabits(kind: Kind, choices: readonly Choice[]): Finding[] {
  const { findings, fault } = finder(kind);
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
        fault('positions', whole(level, kind), `the key is option ${position + 1} in ${percent(count)}`);
    }
    const longest = here.filter(({ right, wrong }) =>
      wrong.every((option) => option.length < right.length),
    ).length;
    if (longest > here.length * MOST_LONGEST)
      fault('longest', whole(level, kind), `the key is the longest option in ${percent(longest)}`);
  }
  return findings;
}

const echoes = (key: string, body: string): boolean => {
  const words = bare(key).split(' ');
  const text = ` ${bare(body)} `;
  return words.some(
    (_, at) =>
      at + ECHO_WORDS <= words.length && text.includes(` ${words.slice(at, at + ECHO_WORDS).join(' ')} `),
  );
};

/** Questions on texts: options, evidence, and habits over a level. */
export function checkQuestions(library: Library): Finding[] {
  const { findings, fault, doubt } = finder('question');
  const texts = new Map(textsOf(library).map((text) => [text.id, text]));
  const copied = new Map<string, number>();
  for (const question of library.questions) {
    const text = texts.get(question.textId);
    findings.push(...checkOptions('question', question));
    const evidence = question.evidence.replace(/\s+/g, ' ');
    if (!text?.paragraphs.some((paragraph) => paragraph.includes(evidence)))
      fault('evidence', question, `not found in the text: ${question.evidence}`);
    else if (!text.paragraphs.some((paragraph) => sentencesOf(paragraph).includes(evidence)))
      doubt('evidence', question, `is not one whole sentence: ${question.evidence}`);
    if (text && echoes(question.right, text.paragraphs.join('\n'))) {
      copied.set(question.level, (copied.get(question.level) ?? 0) + 1);
      doubt('echo', question, `four words of the key stand in the text: ${question.right}`);
    }
    if (wordCount(question.why) < 3) fault('explanation', question, 'is too short to explain');
  }
  for (const level of cefrLevels) {
    const all = library.questions.filter((question) => question.level === level).length;
    const most = level === 'A1' || level === 'A2' ? 0.1 : 0.05;
    if ((copied.get(level) ?? 0) > all * most)
      fault('echo', whole(level, 'question'), `${copied.get(level)} of ${all} keys repeat the text`);
  }
  return [...findings, ...checkHabits('question', library.questions)];
}
