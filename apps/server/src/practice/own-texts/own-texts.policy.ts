import { setImmediate } from 'node:timers/promises';
import { tokensOf } from '@pratik/content/meaning/tokens';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { LevelProfile } from '@pratik/contract/own-texts';
import type { Levelled, WordLevels } from '@pratik/dialogue/level/word-levels';

/** Maximum length of a page of a text, in characters. */
export const pageLength = 2_000;

export type TextPage = {
  /** Index of the first paragraph of the page in the whole text. */
  from: number;
  paragraphs: string[];
};

/** Divides the paragraphs of a text into pages. A paragraph is never divided. */
export const pagesOf = (paragraphs: readonly string[]): TextPage[] => {
  const pages: TextPage[] = [];
  let length = 0;
  for (const [index, paragraph] of paragraphs.entries()) {
    const page = pages.at(-1);
    if (page && length + paragraph.length <= pageLength) {
      page.paragraphs.push(paragraph);
      length += paragraph.length;
    } else {
      pages.push({ from: index, paragraphs: [paragraph] });
      length = paragraph.length;
    }
  }
  return pages;
};

/**
 * Difficulty from which a text has the level. The difficulty is the share of words above A1 plus the share of words
 * above A2. The limits lie between the medians of the library’s readings of neighbouring levels (decision 42).
 */
const fromDifficulty: readonly (readonly [CefrLevel, number])[] = [
  ['C1', 0.24],
  ['B2', 0.17],
  ['B1', 0.125],
  ['A2', 0.09],
];
/** Minimum number of words for an estimate. */
const leastWords = 30;
/** Share of unknown words above which a text is probably not English. */
const mostUnknown = 0.3;

/** Counts the words of a text at each level. Pauses after each paragraph, so that other requests are answered. */
export const levelProfile = async (
  paragraphs: readonly string[],
  levels: WordLevels,
): Promise<LevelProfile> => {
  const known = new Map<string, Levelled | null>();
  const counts: Record<CefrLevel, number> = { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 };
  let words = 0;
  let unknown = 0;
  for (const paragraph of paragraphs) {
    for (const token of tokensOf(paragraph)) {
      const key = token.first ? `${token.text} ` : token.text;
      let found = known.get(key);
      if (found === undefined) {
        found = levels.of(token);
        known.set(key, found);
      }
      if (found === null) continue;
      words += 1;
      counts[found.level] += 1;
      if (found.source === 'unknown') unknown += 1;
    }
    await setImmediate();
  }
  const shares = sharesOf(counts, words);
  const unknownShare = words === 0 ? 0 : unknown / words;
  return { level: levelOf(shares, words, unknownShare), words, shares, unknown: unknownShare };
};

const sharesOf = (counts: Readonly<Record<CefrLevel, number>>, words: number): LevelProfile['shares'] => {
  let below = 0;
  return cefrLevels.map((level) => {
    below += counts[level];
    return { level, share: words === 0 ? 0 : below / words };
  });
};

const levelOf = (shares: LevelProfile['shares'], words: number, unknown: number): CefrLevel | null => {
  if (words < leastWords || unknown > mostUnknown) return null;
  const above = (level: CefrLevel) => 1 - (shares.find((one) => one.level === level)?.share ?? 1);
  const difficulty = above('A1') + above('A2');
  return fromDifficulty.find(([, least]) => difficulty >= least)?.[0] ?? 'A1';
};

/** Maximum length of a title that is taken from a file, in characters. */
const longestTitle = 120;
const titleWords = 8;

type Titles = { given: string; inFile: string; fileName: string; paragraphs: readonly string[] };

/** Returns the title of a text: the given title, else the title in the file, the file name or the first words. */
export const titleOf = ({ given, inFile, fileName, paragraphs }: Titles): string => {
  const firstWords = () => (paragraphs[0] ?? '').split(' ').slice(0, titleWords).join(' ');
  const title = [given, inFile, fileName.replace(/\.[^.]{1,5}$/, '')]
    .map((text) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .find((text) => text !== '');
  return (title ?? firstWords()).slice(0, longestTitle).toWellFormed();
};
