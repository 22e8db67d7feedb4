import type { Library } from '../library.ts';
import { type Finding, finder } from './finding.ts';

/** Minimum number of different texts from which the examples of a lesson come. */
const LEAST_TEXTS = 2;

/**
 * Checks that each grammar point has one lesson, that the cloze items of the point practise an error code of the
 * lesson, and that the texts of the library contain the example sentences word for word.
 */
export function checkGrammar(library: Library): Finding[] {
  const { findings, fault } = finder('grammar-lesson');
  const clozes = new Map(library.clozes.map((cloze) => [cloze.id, cloze]));
  const texts = new Map<string, readonly string[]>([
    ...library.readings.map(({ id, paragraphs }) => [id, paragraphs] as const),
    ...library.listenings.map(({ id, turns }) => [id, turns.map(({ text }) => text)] as const),
  ]);
  for (const lesson of library.grammarLessons) {
    const practised = new Set<string>(lesson.clozes.flatMap((id) => clozes.get(id)?.practises ?? []));
    if (lesson.clozes.length === 0) fault('clozes', lesson, 'no cloze set has this file name');
    else if (practised.size > 0 && !lesson.codes.some((code) => practised.has(code)))
      fault('codes', lesson, `its cloze items practise only ${[...practised].join(', ')}`);
    if (new Set(lesson.codes).size < lesson.codes.length) fault('codes', lesson, 'a code is listed twice');
    for (const { text, en } of lesson.examples) {
      const parts = texts.get(text);
      if (!parts) fault('examples', lesson, `no text has the id ${text}`);
      else if (!parts.some((part) => part.includes(en)))
        fault('examples', lesson, `${text} does not contain: ${en}`);
    }
    const sources = new Set(lesson.examples.map(({ text }) => text)).size;
    if (sources < LEAST_TEXTS)
      fault('examples', lesson, `the examples come from ${sources} texts; they need ${LEAST_TEXTS}`);
    if (new Set(lesson.examples.map(({ en }) => en)).size < lesson.examples.length)
      fault('examples', lesson, 'an example is listed twice');
    if (lesson.mistake.wrong === lesson.mistake.right)
      fault('mistake', lesson, 'the wrong sentence is the same as the right one');
  }
  const taught = new Set(library.grammarLessons.flatMap((lesson) => lesson.clozes));
  const untaught = Map.groupBy(
    library.clozes.filter(({ id }) => !taught.has(id)),
    ({ file }) => file,
  );
  for (const [, [first]] of untaught)
    if (first) fault('lesson', { ...first, id: first.point.en }, 'this grammar point has no lesson');
  return findings;
}
