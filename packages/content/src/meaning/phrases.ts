import type { KnownWord } from '../kinds/word.ts';
import { formsOf } from './forms.ts';
import type { Token } from './tokens.ts';

/** A library phrase that was found in a text. `at` contains the indexes of its words among the tokens of the text. */
export type FoundPhrase = { word: KnownWord; at: readonly number[] };

type PhraseForm = { word: KnownWord; words: readonly string[] };

export type Phrases = {
  /**
   * Returns the longest library phrase that begins at the token `at`. Returns null if no phrase begins at
   * this token.
   */
  startingAt(tokens: readonly Token[], at: number, text: string): FoundPhrase | null;
};

/** Particles that may stand after the object of a phrasal verb, as in "put it on". */
const PARTICLE =
  /^(?:up|down|on|off|in|out|away|back|over|around|through|together|along|aside|forward|apart)$/;

/** Words that can begin the object of a phrasal verb. */
const OBJECT =
  /^(?:me|you|him|her|it|us|them|this|that|these|those|the|a|an|my|your|his|its|our|their|some|any|all|everything|something|everyone|someone)$/;

/**
 * Words that may follow the particle of a phrasal verb, as in "put it on again". Before any other word, "on" is a
 * preposition: "put it on the table".
 */
const AFTER_PARTICLE =
  /^(?:and|but|or|because|before|after|when|while|if|so|until|again|now|then|later|soon|today|tonight|tomorrow|yesterday|please|at|for|in|on|to|with|from|by|every|first|immediately|quickly|carefully|too)$/;

const LONGEST_OBJECT = 3;

const isJoined = (text: string, first: Token, second: Token): boolean =>
  /^\s*$/.test(text.slice(first.start + first.text.length, second.start));

/** Creates an index of the library entries with more than one word: phrasal verbs, fixed phrases and compounds. */
export function createPhrases(words: readonly KnownWord[]): Phrases {
  const byHead = new Map<string, PhraseForm[]>();
  for (const word of words) {
    if (!word.word.includes(' ')) continue;
    for (const { form } of formsOf(word.word, word.pos)) {
      const parts = form.split(' ');
      const [head = ''] = parts;
      byHead.set(head, [...(byHead.get(head) ?? []), { word, words: parts }]);
    }
  }
  for (const forms of byHead.values()) forms.sort((a, b) => b.words.length - a.words.length);

  const whole = (form: PhraseForm, tokens: readonly Token[], at: number, text: string): boolean =>
    form.words.every((word, index) => {
      const token = tokens[at + index];
      const before = tokens[at + index - 1];
      return (
        token?.lower === word && (index === 0 || (before !== undefined && isJoined(text, before, token)))
      );
    });

  /**
   * Returns the token index of the particle of a phrasal verb whose object is between verb and particle.
   * Returns null if there is no such particle.
   */
  const particle = (form: PhraseForm, tokens: readonly Token[], at: number, text: string): number | null => {
    const [, last = '', ...more] = form.words;
    const isPhrasal = form.word.pos === 'verb' || form.word.pos === 'phrase';
    if (!isPhrasal || more.length > 0 || !PARTICLE.test(last)) return null;
    if (!OBJECT.test(tokens[at + 1]?.lower ?? '')) return null;
    for (let end = at + 1; end <= at + 1 + LONGEST_OBJECT; end += 1) {
      const [before, token, next] = [tokens[end - 1], tokens[end], tokens[end + 1]];
      if (before === undefined || token === undefined || !isJoined(text, before, token)) return null;
      if (end === at + 1 || token.lower !== last) continue;
      const ends = next === undefined || !isJoined(text, token, next) || AFTER_PARTICLE.test(next.lower);
      return ends ? end : null;
    }
    return null;
  };

  return {
    startingAt(tokens, at, text) {
      const forms = byHead.get(tokens[at]?.lower ?? '') ?? [];
      for (const form of forms)
        if (whole(form, tokens, at, text))
          return { word: form.word, at: form.words.map((_, index) => at + index) };
      for (const form of forms) {
        const end = particle(form, tokens, at, text);
        if (end !== null) return { word: form.word, at: [at, end] };
      }
      return null;
    },
  };
}
