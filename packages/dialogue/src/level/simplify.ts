import { formsOf } from '@pratik/content/meaning/forms';
import { tokensOf } from '@pratik/content/meaning/tokens';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import {
  gerund,
  indefiniteArticle,
  participle,
  past,
  plural,
  thirdPerson,
} from '@pratik/feedback/transfer/inflection';
import { profileOf } from './profile.ts';
import { simplerNouns, simplerOthers, simplerVerbs } from './simpler-words.ts';
import type { WordLevels } from './word-levels.ts';

type Inflect = (base: string) => string;

const pairsOf = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [difficult = '', easier = ''] = pair.split('=');
      return [difficult, easier.replaceAll('_', ' ')];
    });

/** Returns a function that inflects the first word of a phrase: "look at" → "looked at". */
const onFirst =
  (inflect: Inflect): Inflect =>
  (phrase) =>
    phrase.replace(/^\S+/, (word) => inflect(word));

const british = (form: string): string[] => [form, form.replace(/is(e|es|ed|ing)$/, 'iz$1')];

/**
 * Maps every inflected form of a difficult word to the same form of the easier word. If two words share a form, the
 * first entry is used.
 */
const formsWith = (): Map<string, string> => {
  const table = new Map<string, string>();
  const put = (form: string, easier: string): void => {
    for (const spelling of british(form)) if (!table.has(spelling)) table.set(spelling, easier);
  };
  for (const [difficult, easier] of pairsOf(simplerVerbs)) {
    put(difficult, easier);
    for (const inflect of [thirdPerson, gerund, past, participle])
      put(inflect(difficult), onFirst(inflect)(easier));
    // Adds the form of a word with a doubled consonant, such as "hopping".
    for (const { form } of formsOf(difficult, 'verb'))
      if (/(.)\1ing$/.test(form)) put(form, onFirst(gerund)(easier));
  }
  for (const [difficult, easier] of pairsOf(simplerNouns)) {
    put(difficult, easier);
    put(plural(difficult), pluralPhrase(easier));
  }
  for (const [difficult, easier] of pairsOf(simplerOthers)) put(difficult, easier);
  return table;
};

/**
 * Returns the plural of a phrase: "big problem" → "big problems", "person in your family" → "people in your
 * family".
 */
const pluralPhrase = (phrase: string): string => {
  const [, noun = phrase, rest = ''] = /^(.*?)( (?:in|you|or) .*)?$/.exec(phrase) ?? [];
  const words = noun.split(' ');
  const last = words.pop() ?? '';
  const many = /s$/.test(last) && last !== 'bus' ? last : last === 'person' ? 'people' : plural(last);
  return `${[...words, many].join(' ')}${rest}`;
};

let table: Map<string, string> | undefined;

const rank = (level: CefrLevel): number => cefrLevels.indexOf(level);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Replaces each word in `above` by an easier word, if the table contains one at the level. If `tooLong` is true,
 * divides the sentence before "and", "but", "so" and "because". The time is linear in the length of the sentence.
 */
export function simplify(
  sentence: string,
  level: CefrLevel,
  levels: WordLevels,
  above: readonly string[],
  tooLong: boolean,
): string {
  table ??= formsWith();
  const difficult = new Set(above);
  let text = '';
  let at = 0;
  for (const token of tokensOf(sentence)) {
    const easier = difficult.has(token.lower) ? table.get(token.lower) : undefined;
    if (easier === undefined || !isWithin(easier, level, levels)) continue;
    text += sentence.slice(at, token.start) + (/^\p{Lu}/u.test(token.text) ? capitalised(easier) : easier);
    at = token.start + token.text.length;
  }
  const replaced = (text + sentence.slice(at)).replace(
    /\b(an?) (\p{L}+)/giu,
    (_, article: string, next: string) => `${article[0]}${indefiniteArticle(next).slice(1)} ${next}`,
  );
  return tooLong ? divided(replaced) : replaced;
}

/**
 * Returns a short text in words of the next lower level, if the table contains easier words. Double quotation
 * marks become single quotation marks, so that the text can be quoted.
 */
export function easierText(text: string, level: CefrLevel, levels: WordLevels): string {
  const below = cefrLevels[Math.max(0, rank(level) - 1)] ?? level;
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => simplify(sentence, below, levels, profileOf(sentence, below, levels).above, true))
    .join(' ')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
}

const isWithin = (phrase: string, level: CefrLevel, levels: WordLevels): boolean =>
  tokensOf(phrase).every((token) => {
    const found = levels.of({ ...token, first: false });
    return found !== null && rank(found.level) <= rank(level);
  });

/** Divides a sentence before a conjunction: "I went home, and I slept." → "I went home. And I slept." */
const divided = (sentence: string): string =>
  sentence.replace(
    /[,;:—–]\s*(and|but|so|because)\s+(?=(?:i|you|he|she|it|we|they|there|this|that|my|your|the)\b)/gi,
    (_, joint: string) => `. ${capitalised(joint.toLowerCase())} `,
  );
