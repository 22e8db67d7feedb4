import { irregularComparatives } from '../lexicon/adjectives.ts';
import { irregularPlurals } from '../lexicon/nouns-countable.ts';
import { irregularVerbs } from '../lexicon/verbs-irregular.ts';
import { doublingVerbs } from '../lexicon/verbs-regular.ts';

const irregular = new Map(
  irregularVerbs.map(([base, past, participle]) => [
    base,
    { past: past.split('/'), participle: participle.split('/') },
  ]),
);

const consonantY = /[^aeiou]y$/;
const hissing = /(?:s|x|z|ch|sh)$/;

/** Returns the third person singular of a verb, for example "goes" for "go". */
export function thirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (consonantY.test(base)) return `${base.slice(0, -1)}ies`;
  return hissing.test(base) || /[^o]o$/.test(base) ? `${base}es` : `${base}s`;
}

/** Returns the -ing form of a verb, for example "making" for "make" and "lying" for "lie". */
export function gerund(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (consonantY.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function doubled(base: string): string {
  return doublingVerbs.has(base) ? base + base.slice(-1) : base;
}

/** Returns all past forms of a verb that are in use. The preferred form comes first. */
export function pastForms(base: string): string[] {
  return irregular.get(base)?.past ?? [regularPast(base)];
}

/** Returns all past participles of a verb that are in use. The preferred form comes first. */
export function participleForms(base: string): string[] {
  return irregular.get(base)?.participle ?? [regularPast(base)];
}

export function past(base: string): string {
  return pastForms(base)[0] ?? base;
}

export function participle(base: string): string {
  return participleForms(base)[0] ?? base;
}

/** Returns the plural of a noun, for example "children" for "child". */
export function plural(noun: string): string {
  const own = irregularPlurals[noun];
  if (own !== undefined) return own;
  if (consonantY.test(noun)) return `${noun.slice(0, -1)}ies`;
  return hissing.test(noun) ? `${noun}es` : `${noun}s`;
}

const endsDouble = /^(?:big|hot|fat|thin|sad|wet|red)$/;

function degree(adjective: string, ending: 'er' | 'est'): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  if (adjective.endsWith('e')) return adjective + ending.slice(1);
  return `${endsDouble.test(adjective) ? adjective + adjective.slice(-1) : adjective}${ending}`;
}

/** Returns the comparative of an adjective, for example "bigger" for "big". */
export function comparative(adjective: string): string {
  return irregularComparatives[adjective]?.[0] ?? degree(adjective, 'er');
}

/** Returns the superlative of an adjective, for example "biggest" for "big". */
export function superlative(adjective: string): string {
  return irregularComparatives[adjective]?.[1] ?? degree(adjective, 'est');
}

const silentH = /^(?:hour|honest|honour|honor|heir)/;
const soundsLikeYou = /^(?:uni(?!n|m)|use|usu|euro|one|once|ufo)/;

/** Returns "a" or "an" for the word after it, depending on the first sound of that word. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (silentH.test(lower)) return 'an';
  return /^[aeiou]/.test(lower) && !soundsLikeYou.test(lower) ? 'an' : 'a';
}
