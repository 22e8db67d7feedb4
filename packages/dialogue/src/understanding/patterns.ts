import type { PatternClass } from '@pratik/content/kinds/scenario';
import { isCommonWord } from './common-words.ts';
import { findEntity } from './entities.ts';
import { fold, type Heard, hear, nearly, stem } from './hearing.ts';
import { isNegated, moodOf } from './mood.ts';
import type { Signals } from './signals.ts';

/** A message that is matched with authors’ patterns (see `packages/content/src/kinds/scenario.ts`). */
export type Listening = {
  heard: Heard;
  signals: Signals;
  /** Names of the slots that this message filled. */
  filled: ReadonlySet<string>;
};

const GAP = 3;
const LIGHT = new Set(
  'a an the i you he she it we they my your is are am was be do does did have has what there some and or to of in on at for with can would like want please'.split(
    ' ',
  ),
);
/** Whether a normalized word is a function word, such as an article, which has no content of its own. */
export const isLight = (word: string): boolean => LIGHT.has(word);
const NEGATORS = new Set(['not', 'no', 'never', 'without', 'nothing', 'none']);

type Part =
  | { kind: 'words'; stems: readonly string[]; texts: readonly string[] }
  | { kind: 'slot' | 'class'; name: string };

const cache = new Map<string, readonly Part[]>();

function parts(pattern: string): readonly Part[] {
  const known = cache.get(pattern);
  if (known) return known;
  const made: Part[] = [];
  for (const piece of pattern.split(/\s+/)) {
    const special = /^([<{])(.+)[>}]$/.exec(piece);
    if (special) {
      made.push({ kind: special[1] === '{' ? 'slot' : 'class', name: special[2] ?? '' });
      continue;
    }
    const alternatives = piece.split('|');
    const only = alternatives.length === 1 ? hear(piece).words : [];
    // A contraction in a pattern, such as "can't", becomes two words, as it does in a normalized message.
    if (only.length > 1)
      for (const word of only) made.push({ kind: 'words', stems: [word.stem], texts: [word.text] });
    else {
      const texts = alternatives.map((word) => fold(word).replace(/'s$/, ''));
      made.push({ kind: 'words', stems: texts.map(stem), texts });
    }
  }
  cache.set(pattern, made);
  return made;
}

function isClass(name: PatternClass, { heard, signals }: Listening): boolean {
  switch (name) {
    case 'yes':
      return signals.yes;
    case 'no':
      return signals.no;
    case 'good':
      return moodOf(heard) === 'good';
    case 'bad':
      return moodOf(heard) === 'bad';
    case 'because':
      return /\b(?:because|since|so that|the reason|cause)\b/.test(heard.plain);
    case 'short':
      return heard.words.length <= 2;
    case 'long':
      return heard.words.length >= 12;
    default:
      return findEntity(name, heard, false) !== undefined;
  }
}

/**
 * Returns the index of the first word from `from` (inclusive) to `until` (exclusive) that matches one part of a
 * pattern. Returns -1 if no word matches.
 */
function find(heard: Heard, part: Extract<Part, { kind: 'words' }>, from: number, until: number): number {
  for (let i = from; i < Math.min(until, heard.words.length); i += 1) {
    const word = heard.words[i];
    if (word && (part.stems.includes(word.stem) || part.texts.includes(word.text))) return i;
  }
  for (let i = from; i < Math.min(until, heard.words.length); i += 1) {
    const word = heard.words[i];
    if (word && !isCommonWord(word.text) && part.texts.some((text) => nearly(text, word.text))) return i;
  }
  return -1;
}

/**
 * Returns how well a pattern matches the message: the pattern’s words are counted, a content word as 1 and a
 * function word as 0.2. Slots and classes count as 1. Returns 0 if the pattern does not match.
 */
export function matchPattern(pattern: string, listening: Listening): number {
  const list = parts(pattern);
  const words = list.filter((part) => part.kind === 'words');
  for (const part of list) {
    if (part.kind === 'slot' && !listening.filled.has(part.name)) return 0;
    if (part.kind === 'class' && !isClass(part.name as PatternClass, listening)) return 0;
  }
  const specials = list.length - words.length;
  if (words.length === 0) return specials;
  const [first, ...rest] = words;
  if (!first) return 0;
  const saysNo = words.some((part) => part.texts.some((text) => NEGATORS.has(text)));
  for (let start = 0; ; start += 1) {
    start = find(listening.heard, first, start, Number.POSITIVE_INFINITY);
    if (start < 0) return 0;
    let at = start;
    let whole = true;
    for (const part of rest) {
      at = find(listening.heard, part, at + 1, at + 2 + GAP);
      if (at < 0) {
        whole = false;
        break;
      }
    }
    if (whole && (saysNo || !isNegated(listening.heard, start))) {
      return words.reduce((sum, part) => sum + (part.texts.every(isLight) ? 0.2 : 1), specials);
    }
  }
}

/** Returns the highest match value among several patterns. */
export const matchAny = (patterns: readonly string[], listening: Listening): number =>
  patterns.reduce((best, pattern) => Math.max(best, matchPattern(pattern, listening)), 0);
