import { GAP } from '../kinds/cloze.ts';
import type { Library, LibraryCloze, LibraryLesson } from '../library.ts';
import { plain } from '../meaning/tokens.ts';
import { type ContentIssue, issueRecorder } from './content-issue.ts';

/** Minimum number of different texts from which the examples of a grammar lesson are taken. */
const LEAST_TEXTS = 2;

/** Number of consecutive words that a grammar lesson and a filled cloze item should not have in common. */
const SEQUENCE = 5;

const sequencesOf = (text: string): string[] => {
  const words = plain(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.flatMap((_, at) =>
    at + SEQUENCE <= words.length ? [words.slice(at, at + SEQUENCE).join(' ')] : [],
  );
};

const solvedSequences = (cloze: LibraryCloze | undefined): string[] =>
  (cloze?.answers ?? []).flatMap((answer) => sequencesOf(cloze?.text.replace(GAP, answer) ?? ''));

/** Returns the English lines of a grammar lesson, except its examples and its wrong sentence. */
const linesOf = ({ form, contrasts, mistake }: LibraryLesson): string[] => [
  ...form.rows.flatMap(({ cells }) => cells),
  ...contrasts.map(({ en }) => en),
  mistake.right,
];

/**
 * Checks that each grammar point has one lesson, that the cloze items of the point practise an error code of
 * the lesson, and that the texts of the library contain the example sentences word for word. Also reports
 * lines of a lesson that reveal the answer of one of its cloze items.
 */
export function checkGrammar(library: Library): ContentIssue[] {
  const { issues, error, warn } = issueRecorder('grammar-lesson');
  const clozes = new Map(library.clozes.map((cloze) => [cloze.id, cloze]));
  const texts = new Map<string, readonly string[]>([
    ...library.readings.map(({ id, paragraphs }) => [id, paragraphs] as const),
    ...library.listenings.map(({ id, turns }) => [id, turns.map(({ text }) => text)] as const),
  ]);
  const quoted = new Map<string, string>();
  for (const lesson of library.grammarLessons) {
    const practised = new Set<string>(lesson.clozes.flatMap((id) => clozes.get(id)?.practises ?? []));
    if (lesson.clozes.length === 0) error('clozes', lesson, 'no cloze set has this file name');
    else if (practised.size > 0 && !lesson.codes.some((code) => practised.has(code)))
      error('codes', lesson, `its cloze items practise only ${[...practised].join(', ')}`);
    if (new Set(lesson.codes).size < lesson.codes.length) error('codes', lesson, 'a code is listed twice');
    for (const { text, en } of lesson.examples) {
      const parts = texts.get(text);
      if (!parts) error('examples', lesson, `no text has the id ${text}`);
      else if (!parts.some((part) => part.includes(en)))
        error('examples', lesson, `${text} does not contain: ${en}`);
    }
    for (const { en } of lesson.examples) {
      const other = quoted.get(en);
      if (other !== undefined) error('examples', lesson, `${other} has the same example: ${en}`);
      quoted.set(en, lesson.id);
    }
    const sources = new Set(lesson.examples.map(({ text }) => text)).size;
    if (sources < LEAST_TEXTS)
      error('examples', lesson, `the examples come from ${sources} texts; they need ${LEAST_TEXTS}`);
    const solved = lesson.clozes.flatMap((id) => solvedSequences(clozes.get(id)));
    for (const line of linesOf(lesson)) {
      const shown = sequencesOf(line).find((sequence) => solved.includes(sequence));
      if (shown !== undefined) warn('shown', lesson, `gives away a cloze item: “${shown}” in ${line}`);
    }
    if (lesson.mistake.wrong === lesson.mistake.right)
      error('mistake', lesson, 'the wrong sentence is the same as the right one');
  }
  const taught = new Set(library.grammarLessons.flatMap((lesson) => lesson.clozes));
  const untaught = Map.groupBy(
    library.clozes.filter(({ id }) => !taught.has(id)),
    ({ file }) => file,
  );
  for (const [, [first]] of untaught)
    if (first) error('lesson', { ...first, id: first.point.en }, 'this grammar point has no lesson');
  return issues;
}
