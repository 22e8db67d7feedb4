/** The range of a name in normalized text. */
type Span = { start: number; end: number };

const folds: Readonly<Record<string, string>> = { ı: 'i', İ: 'i', '’': "'", '‘': "'", '`': "'" };

/** Removes case, accents and Turkish dots. The offset of each UTF-16 code unit stays the same. */
export const foldInPlace = (text: string): string =>
  text
    .replace(/[^\0-\x7f]/g, (sign) => folds[sign] ?? sign.normalize('NFD').charAt(0))
    .replace(/[A-Z]/g, (sign) => sign.toLowerCase());

/** Turkish names that are also English words. They count as names only if they have a capital letter. */
const alsoWords = new Set(
  'al an arm art ask ay bad ban bay best boy bus but can day even ever eye gun gel hale has her kale make man may men mine nil no oral own pan pay ran rose sail see sen sever son sun tan tat ten top toy tuna us use van will yet'.split(
    ' ',
  ),
);
/** Words that may follow "my name is" although they are not names. */
const notNames = new Set(
  'a all also always an and are as at be because but called common difficult easy english famous for from funny good hard has he her here his i im important in interesting is it its just known like long missing mine my nice not of old on only or our popular pronounced quite rare really same she short so spelled spelt still strange that the their there they this to too turkish two unusual very was we well what which who with wrong written you your adim ama bir bu cok da de degil diye en gibi icin ne sey ve ya yok yanlis zor'.split(
    ' ',
  ),
);

const startsSentence = (plain: string, at: number): boolean =>
  /(?:^|[.!?…:"“”(-]) ?$/.test(plain.slice(Math.max(0, at - 3), at));
const isCapital = (plain: string, at: number): boolean => /\p{Lu}/u.test(plain.charAt(at));

/**
 * Finds the user’s registered names in a text. @param names registered names; each word of a name is searched
 * separately
 */
const ownNames = (plain: string, folded: string, names: readonly string[]): Span[] => {
  const parts = new Set(
    names.flatMap((name) => foldInPlace(name.normalize('NFC')).match(/[a-z]{2,}/g) ?? []),
  );
  return [...parts].flatMap((part) =>
    [...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${part}(?![\\p{L}\\p{N}])`, 'gu'))].flatMap(
      ({ index }) => {
        const span = { start: index, end: index + part.length };
        if (part.length > 2 && !alsoWords.has(part)) return [span];
        const isShouted = plain.slice(index, span.end) === plain.slice(index, span.end).toUpperCase();
        return isCapital(plain, index) && !isShouted && !startsSentence(plain, index) ? [span] : [];
      },
    ),
  );
};

// Phrases that introduce a name. `any`: the words after the phrase are always a name. `capital`: the words
// after the phrase are a name only if they are capitalised.
const introductions: readonly { pattern: RegExp; needs: 'any' | 'capital' }[] = [
  {
    pattern: /(?<![a-z0-9])my (?:full |first |last |family |real |nick ?|sur)?name(?: is|'s|s|:)[: ]{1,2}/g,
    needs: 'any',
  },
  { pattern: /(?<![a-z0-9])benim (?:tam |gercek )?(?:adim|ismim|soyadim|soyismim)[: ,]{1,2}/g, needs: 'any' },
  { pattern: /(?<![a-z0-9])(?:adim|ismim|soyadim|soyismim)[: ,]{1,2}/g, needs: 'capital' },
  { pattern: /(?<![a-z0-9])(?:i am|i'm|im) (?:called|named)[: ]{1,2}/g, needs: 'capital' },
  { pattern: /(?<![a-z0-9])calls? me[: ]{1,2}/g, needs: 'capital' },
  { pattern: /(?<![a-z0-9])bana (?=\p{L}+ de(?:r|rler|rsin|yebilir)[a-z]*)/gu, needs: 'capital' },
];
const word = / ?(\p{L}[\p{L}'’-]{1,23})/uy;

/**
 * Returns the range of a name of one to three words that starts at the offset `from`. Returns null if no name
 * starts there.
 */
const nameAt = (plain: string, from: number, needs: 'any' | 'capital'): Span | null => {
  let end = from;
  for (let count = 0; count < 3; count += 1) {
    word.lastIndex = end;
    const match = word.exec(plain);
    if (!match?.[1]) break;
    const after = plain.slice(word.lastIndex, word.lastIndex + 5);
    const isCapitalised = isCapital(plain, word.lastIndex - match[1].length);
    const isWord = notNames.has(foldInPlace(match[1])) || /^i['’]/i.test(match[1]);
    const closes = /^(?:$|[.,!?;)]| and | ve )/.test(after);
    const may = isCapitalised
      ? !(count > 0 && isWord)
      : needs === 'any' && !isWord && (count === 0 || closes);
    if (!may) break;
    end = word.lastIndex;
  }
  return end > from ? { start: from, end } : null;
};

/**
 * Finds names in a normalized text: the user’s registered names, and names after an introduction such as "my name
 * is".
 */
export const namesIn = (plain: string, names: readonly string[]): Span[] => {
  const folded = foldInPlace(plain);
  const given = introductions.flatMap(({ pattern, needs }) =>
    [...folded.matchAll(pattern)].flatMap(
      (match) => nameAt(plain, match.index + match[0].length, needs) ?? [],
    ),
  );
  return [...given, ...ownNames(plain, folded, names)];
};
