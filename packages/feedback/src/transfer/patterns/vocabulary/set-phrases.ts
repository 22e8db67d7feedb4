import { type SetPhrase, setPhrases } from '../../../lexicon/set-phrases.ts';
import { gerund, participle, past, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, type Word } from '../../word.ts';

type Slot = { forms: ReadonlySet<string>; verb: string | undefined };
type Compiled = { slots: Slot[]; from: number; to: number; opens: boolean; phrase: SetPhrase };

function compile(phrase: SetPhrase): Compiled {
  const opens = phrase.pattern.startsWith('^ ');
  const tokens = phrase.pattern.replace('^ ', '').split(' ');
  const from = tokens.findIndex((token) => token.startsWith('['));
  const to = tokens.findIndex((token) => token.endsWith(']')) + 1;
  const slots = tokens.map((token) => {
    const plain = token.replace(/[[\]]/g, '').replaceAll('_', ' ');
    return plain.startsWith('=')
      ? { forms: new Set<string>(), verb: plain.slice(1) }
      : { forms: new Set(plain.split('|')), verb: undefined };
  });
  return { slots, from, to, opens, phrase };
}

/** Maps a word to the fixed phrases that it starts, so that each sentence is scanned only once. */
const byWord = new Map<string, Compiled[]>();
const byVerb = new Map<string, Compiled[]>();
for (const compiled of setPhrases.map(compile)) {
  const first = compiled.slots[0];
  if (first?.verb !== undefined) byVerb.set(first.verb, [...(byVerb.get(first.verb) ?? []), compiled]);
  for (const form of first?.forms ?? []) byWord.set(form, [...(byWord.get(form) ?? []), compiled]);
}

/**
 * Words that may follow a complete phrase. "$" in a phrase matches one of these words, a punctuation mark, or the
 * end of the sentence.
 */
const closers = new Set(
  `and but because so yesterday today tomorrow tonight every last next this again too also now always often very much there
  together`.split(/\s+/),
);

const fits = (word: Word | undefined, slot: Slot): boolean => {
  if (slot.forms.has('$') && (word === undefined || is(word, 'mark') || closers.has(word.lower))) return true;
  return (
    word !== undefined && (slot.verb === undefined ? slot.forms.has(word.lower) : word.verb === slot.verb)
  );
};

/** Whether the last noun of a phrase only describes the noun after it: "at summer camps", "in TV series". */
const endsInCompound = (words: readonly Word[], last: number): boolean => {
  const next = words[last + 1];
  return (
    is(words[last], 'noun', 'mass', 'name', 'unknown') &&
    is(next, 'noun', 'plural') &&
    !is(next, 'past', 'gerund', 'preposition', 'conjunction', 'adverb', 'modal', 'be', 'have', 'human')
  );
};

/**
 * Returns the replacement in the form of the replaced verb. For example, with "=go on a diet", "made a diet"
 * becomes "went on a diet".
 */
function inFormOf(replaced: Word | undefined, right: string): string {
  if (!right.startsWith('=')) return right;
  const [base = '', ...rest] = right.slice(1).split(' ');
  return [formOf(replaced, base), ...rest].join(' ');
}

function formOf(replaced: Word | undefined, base: string): string {
  if (is(replaced, 'base') && !(is(replaced, 'past') && replaced?.lower !== replaced?.verb)) return base;
  if (is(replaced, 'third')) return thirdPerson(base);
  if (is(replaced, 'gerund')) return gerund(base);
  return is(replaced, 'past') ? past(base) : participle(base);
}

/** Corrects fixed phrases: "in the other hand" → "on the other hand", "the air is hot" → "the weather is hot". */
export const setPhrase: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const candidates = [
      ...(byWord.get(word.lower) ?? []),
      ...(word.verb === undefined ? [] : (byVerb.get(word.verb) ?? [])),
    ];
    const found = candidates.find(
      ({ slots, opens, phrase }) =>
        (!opens || at === 0) &&
        slots.every((slot, index) => fits(words[at + index], slot)) &&
        !(/preposition/.test(phrase.code) && endsInCompound(words, at + slots.length - 1)),
    );
    if (found === undefined) return [];
    const { code, right } = found.phrase;
    const base = {
      code,
      // All fixed phrases with the error code `countability` contain a thing with two parts, such as "a scissors".
      pattern: code === 'countability' ? 'pair-of' : 'set-phrase',
      from: at + found.from,
      to: at + found.to,
      confidence: 0.83 + 0.01 * found.slots.length,
    };
    if (right !== '') {
      const replaced = words[base.from];
      return [{ ...base, replacements: right.split(' / ').map((one) => inFormOf(replaced, one)) }];
    }
    // Includes the word after the deleted words, so that no extra space remains.
    const next = words[base.to];
    return next === undefined || is(next, 'mark')
      ? []
      : [{ ...base, to: base.to + 1, replacements: [next.text] }];
  });
