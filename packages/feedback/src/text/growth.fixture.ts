/**
 * Names and pieces of malicious texts. A test repeats one piece to create a text that no user would write by
 * accident.
 */
export const hostilePieces: readonly (readonly [string, string])[] = [
  ['letters and dots', 'a.'],
  ['blanks', ' '],
  ['line ends', '\n'],
  ['single letters', 'a '],
  ['double quotes', '"'],
  ['apostrophes', "'"],
  ['letters and apostrophes', "a'"],
  ['dots', '.'],
  ['mixed marks', '?!…,;:'],
  ['brackets', '(['],
  ['one long word', 'a'],
  ['capitals in a word', 'Ab'],
  ['emoji', '😀'],
  ['combining marks', '\u0301'],
  ['letters with combining marks', 'e\u0301'],
  ['zero-width signs', '\u200b'],
  ['signs that become many letters', '\ufdfa'],
  ['digits', '1'],
  ['digits and blanks', '1 '],
  ['digits and dots', '1.'],
  ['at signs', 'a@'],
  ['e-mail addresses', 'a@b.c '],
  ['hyphens', '-a'],
  ['hashes', '#a'],
  ['addresses of pages', 'http://a'],
  ['streets', 'cad 1 '],
  ['number words', 'one '],
  ['introductions', 'my name is '],
  ['a sentence', 'I want to go there. '],
  ['a sentence without an end', 'i want to do it and '],
  ['words of danger', 'i die cut '],
  ['Turkish', 'kendimi çok '],
];

const times = 8;
/**
 * Maximum ratio between the time for one text and the total time for eight texts of one eighth of its length. An
 * algorithm with quadratic time has a ratio of eight.
 */
const mostTimes = 3;
/** CPU time in microseconds below which the measurement error is larger than the measured value. */
const noise = 30_000;
/**
 * Number of runs of a measurement. If the resulting ratio is too large, the measurement is repeated with
 * `moreRuns`.
 */
const runs = 2;
const moreRuns = 8;

/**
 * Returns the CPU time of this thread in microseconds. Runs the work several times and returns the minimum, so that
 * other programs and threads have little influence.
 */
const cpuOf = (work: () => unknown, runs: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least > noise; run += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
};

/**
 * Returns the malicious texts for which the time of `read` grows faster than the length of the text. Compares the
 * time for one text of `length` code units with the time for eight texts of one eighth of this length.
 */
export const growingTooFast = (read: (text: string) => unknown, length = 64_000): string[] =>
  hostilePieces.flatMap(([name, piece]) => {
    // Because of the final letter "x", a pattern that must match at the end of the text has to backtrack over the
    // whole text.
    const textOf = (units: number) => `${piece.repeat(Math.ceil(units / piece.length))}x`;
    const [whole, part] = [textOf(length), textOf(length / times)];
    const measured = (runs: number) => {
      const ofWhole = cpuOf(() => read(whole), runs);
      if (ofWhole < noise) return [];
      const ofParts = cpuOf(() => {
        for (let index = 0; index < times; index += 1) read(part);
      }, runs);
      return ofWhole > Math.max(noise, ofParts * mostTimes) ? [`${name}: ${ofParts} → ${ofWhole} µs`] : [];
    };
    return measured(runs).length === 0 ? [] : measured(moreRuns);
  });
