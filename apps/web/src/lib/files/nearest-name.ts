/**
 * Normalises a name for comparison: lower case, only letters and digits, without accents. `E-POSTA ADRESİ` and
 * `e-posta adresi` become equal.
 */
export const fold = (text: string): string =>
  text
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '');

/**
 * Minimum number of letters of a name that is searched inside longer text. Shorter names occur by chance inside too
 * many words.
 */
const leastContained = 4;

/**
 * Returns the key whose name is most similar to the text, or undefined if no name is similar. A name is similar if
 * the text contains it or differs from it in only a few letters.
 * @param names names of each key, normalised by `fold`
 */
export const nearestName = <Key extends string>(
  text: string,
  names: readonly (readonly [Key, readonly string[]])[],
): Key | undefined => {
  // Only the first 60 letters are compared, because column names are short but a cell may be long.
  const wanted = fold(text).slice(0, 60);
  if (wanted === '') return undefined;
  const contained = names.find(([, known]) =>
    known.some((name) => name.length >= leastContained && wanted.includes(name)),
  );
  const all = names.flatMap(([key, known]) =>
    known.map((name) => ({ key, most: mostEdits(name), edits: editDistance(wanted, name) })),
  );
  const [best] = all.filter(({ edits, most }) => edits <= most).sort((a, b) => a.edits - b.edits);
  return best?.edits === 0 ? best.key : (contained?.[0] ?? best?.key);
};

const mostEdits = (name: string): number => (name.length < 4 ? 0 : name.length < 7 ? 1 : 2);

/** Returns the number of letters to insert, delete or replace (Levenshtein distance). */
const editDistance = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [at, other] of [...to].entries()) {
      line.push(
        Math.min(
          (above[at] ?? 0) + (letter === other ? 0 : 1),
          (above[at + 1] ?? 0) + 1,
          (line[at] ?? 0) + 1,
        ),
      );
    }
    above = line;
  }
  return above.at(-1) ?? 0;
};
