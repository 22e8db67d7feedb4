import type { Library } from '../library.ts';
import type { ContentError } from '../read/files.ts';
import { FUNCTION_WORDS_FILE } from '../read/read-library.ts';
import { type ContentIssue, issueRecorder, type Kind } from './content-issue.ts';

/** This module checks that all displayed text uses typographic apostrophes and quotation marks: ’ and “ ”. */

type ItemError = { item: string; reason: string };

/**
 * Matches fields that are compared with the learner’s input and are not displayed. Before the comparison,
 * their apostrophes are converted to straight apostrophes. The map keys of slot values are displayed, so the
 * pattern excludes only the map values.
 */
const HEARD = /^(?:patterns|about)$|^slots\.[^.]+\.values\.[^.]+$/;
/**
 * Matches glossary entries. The keys of a glossary are compared with words of the text and use straight
 * apostrophes, which the screen shows as typographic apostrophes.
 */
const LOOKED_UP = /^glossary\./;

function shownIn(value: unknown, item = ''): { item: string; line: string }[] {
  if (typeof value === 'string') return [{ item, line: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = item === '' ? key : `${item}.${key}`;
    const name = Array.isArray(value) || LOOKED_UP.test(place) ? [] : [{ item: place, line: key }];
    return HEARD.test(key) || HEARD.test(place) ? name : [...name, ...shownIn(part, place)];
  });
}

/** Matches the text before a quotation mark if this mark must be an opening mark. */
const OPENS = /(?:^|[\s(–—/:])$/;

function apostropheErrorIn(line: string): string | undefined {
  if (line.includes("'")) return 'a straight apostrophe';
  if (line.includes('"')) return 'a straight quotation mark';
  if (line.includes('‘')) return 'an apostrophe turned the wrong way';
  const marks = [...line.matchAll(/[“”]/g)];
  const paired = marks.every(({ 0: mark }, at) => mark === (at % 2 === 0 ? '“' : '”'));
  if (!paired || marks.length % 2 === 1) return 'quotation marks that are no pairs';
  const turned = marks.some(({ 0: mark, index }) => OPENS.test(line.slice(0, index)) !== (mark === '“'));
  return turned ? 'a quotation mark turned the wrong way' : undefined;
}

/**
 * Returns an error for every displayed text in `content` that contains a wrong apostrophe or quotation mark. `item`
 * is the path of the text in `content`.
 */
export function checkApostrophes(content: unknown): ItemError[] {
  return shownIn(content).flatMap(({ item, line }) => {
    const error = apostropheErrorIn(line);
    return error === undefined ? [] : [{ item, reason: `${error}: ${line}` }];
  });
}

type Checked = Parameters<ReturnType<typeof issueRecorder>['error']>[1];

/**
 * Checks apostrophes and quotation marks in all kinds of content that have a level. Scenarios are checked by
 * another function, together with their dialogue plans.
 */
export function checkPrinted(library: Library): ContentIssue[] {
  const of = (kind: Kind, items: readonly Checked[]): ContentIssue[] => {
    const { issues, error } = issueRecorder(kind);
    for (const item of items)
      for (const { item: place, reason } of checkApostrophes(item))
        error('apostrophes', item, `${place}: ${reason}`);
    return issues;
  };
  const alone = <T extends { questions: unknown }>({ questions: _, ...text }: T) => text;
  return [
    ...of(
      'level',
      library.levels.map((level) => ({ ...level, level: level.id })),
    ),
    ...of('word', library.words),
    ...of('reading', library.readings.map(alone)),
    ...of('listening', library.listenings.map(alone)),
    ...of('question', library.questions),
    ...of('cloze', library.clozes),
    ...of('grammar-lesson', library.grammarLessons),
    ...of('writing-prompt', library.writingPrompts),
    ...of('model-answer', library.modelAnswers),
    ...of('placement-item', library.placementItems),
    ...of(
      'unit',
      library.units.map(({ words: _, ...unit }) => unit),
    ),
  ];
}

/** Checks apostrophes and quotation marks in sounds and function words, which have no level. */
export function checkPrintedAside({ sounds, functionWords }: Library): ContentError[] {
  return [
    ...sounds.flatMap(({ file, ...sound }) =>
      checkApostrophes(sound).map(({ item, reason }) => ({ file, item: `${sound.id} ${item}`, reason })),
    ),
    ...[...functionWords].flatMap(([word, tr]) =>
      checkApostrophes(tr).map(({ reason }) => ({ file: FUNCTION_WORDS_FILE, item: word, reason })),
    ),
  ];
}
