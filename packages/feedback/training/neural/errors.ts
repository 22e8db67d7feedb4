import type { FormName } from '../../src/statistics/forms.ts';
import type { Paradigms } from '../../src/statistics/paradigms.ts';
import { tagNames } from '../../src/statistics/part-of-speech.ts';
import { withSound } from '../../src/statistics/propose-words.ts';
import type { TrainingSentence } from '../corpus.ts';
import { changeIndex, exchangeSets, insertionIndex, joinedWords } from './edit-tags.ts';
import { extraBefore } from './extra-words.ts';
import { deletionRates, exchangeRate, formRates, prepositions } from './rates.ts';

/**
 * A sentence with artificial errors. For each token, `changes` and `insertions` contain the indexes of the edits
 * that undo the errors. `tags` is -1 for the tokens of an error.
 */
export type WrongSentence = { raw: string[]; tags: number[]; changes: number[]; insertions: number[] };

const keep = 0;
const change = (name: string): number => changeIndex.get(name) ?? keep;
const partners = new Map<string, string[]>();
for (const set of exchangeSets)
  for (const word of set)
    partners.set(word, [...(partners.get(word) ?? []), ...set.filter((other) => other !== word)]);
const joined = new Map(joinedWords.map((words) => [words.split(' ')[0] ?? '', words.split(' ')[1] ?? '']));
const be: Record<string, string> = { VBZ: 'is', VBP: 'are', VB: 'are', VBD: 'was' };
const isBe = /^(?:is|are|am|was|were)$/;
const verbTags = new Set(['VB', 'VBP', 'VBZ', 'VBD', 'VBG', 'VBN']);

/** Inserts typical errors of Turkish learners into correct sentences, with given probabilities. */
export class ErrorMaker {
  readonly #paradigms: Paradigms;
  readonly #counts: ReadonlyMap<string, number>;
  readonly #random: () => number;
  #out: WrongSentence = { raw: [], tags: [], changes: [], insertions: [] };
  #pending = 0;

  constructor(paradigms: Paradigms, counts: ReadonlyMap<string, number>, random: () => number) {
    this.#paradigms = paradigms;
    this.#counts = counts;
    this.#random = random;
  }

  /** Returns the sentence with random errors. The probabilities of all errors are multiplied by `strength`. */
  errorsIn(sentence: TrainingSentence, strength: number): WrongSentence {
    this.#out = { raw: [], tags: [], changes: [], insertions: [] };
    this.#pending = 0;
    const { length } = sentence.words;
    for (let at = 0; at < length; ) {
      const done = strength > 0 ? this.#errorAt(sentence, at, strength) : 0;
      if (done === 0) {
        this.#emit(sentence.raw[at] ?? '', keep, sentence.tags[at] ?? -1);
        at++;
      } else at += done;
    }
    return this.#out;
  }

  #emit(raw: string, label: number, tag = -1): void {
    const { raw: words, tags, changes, insertions } = this.#out;
    words.push(raw);
    tags.push(tag);
    changes.push(label);
    insertions.push(this.#pending);
    this.#pending = 0;
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  /**
   * Writes an error at `at`, depending on chance. Returns the number of correct tokens that it replaces, or 0 if no
   * error was made.
   */
  #errorAt({ raw, words, tags }: TrainingSentence, at: number, strength: number): number {
    const word = words[at] ?? '';
    const tag = tagNames[tags[at] ?? 31] ?? 'X';
    const before = tagNames[tags[at - 1] ?? 31] ?? 'X';
    const nextWord = words[at + 1] ?? '';
    const next = tagNames[tags[at + 1] ?? 31] ?? 'X';
    const own = raw[at] ?? '';
    const last = at === words.length - 1;
    let dice = this.#random() / strength;
    const happens = (rate: number): boolean => {
      dice -= rate;
      return dice < 0;
    };
    const like = (text: string) =>
      /^\p{Lu}/u.test(own) && (at === 0 || tag === 'NNP')
        ? text.charAt(0).toUpperCase() + text.slice(1)
        : text;
    const paradigm = this.#paradigms.of(word);
    const label = (tag === 'VBP' ? 'VB' : tag) as FormName;
    // Returns a form of the word from which the paradigm leads back to the correct form. Returns undefined if there
    // is none.
    const form = (name: FormName): string | undefined => {
      const found = paradigm?.forms.get(name)?.[0];
      const back = found === undefined ? undefined : this.#paradigms.of(found)?.forms.get(label)?.[0];
      return found !== word && back === word ? found : undefined;
    };

    // Inserts an unnecessary word before the word at `at`.
    if (this.#pending === 0 && at > 0 && word !== ',') {
      const place = { word, tag, before, wordBefore: words[at - 1] ?? '' };
      const extra = extraBefore(place, happens, (list) => this.#pick(list));
      if (extra !== undefined) {
        this.#emit(withSound(extra, word), change('delete'));
        this.#emit(own, keep);
        return 1;
      }
    }
    if (last) return 0;

    // Omits the word at `at`.
    const missing = insertionIndex.get(word === 'an' ? 'a' : word);
    if (missing !== undefined && this.#pending === 0) {
      const participle = next === 'VBN' || next === 'VBG';
      if (participle && (/^(?:have|has|had)$/.test(word) || isBe.test(word)) && happens(0.05)) {
        const target = next;
        const wrong = this.#paradigms
          .of(nextWord)
          ?.forms.get(this.#pick(next === 'VBN' ? ['VBD', 'VB'] : ['VB', 'VBZ', 'VBD']))?.[0];
        const back = wrong === undefined ? undefined : this.#paradigms.of(wrong)?.forms.get(target)?.[0];
        this.#pending = missing;
        if (wrong !== undefined && wrong !== nextWord && back === nextWord) this.#emit(wrong, change(target));
        else this.#emit(raw[at + 1] ?? '', keep);
        return 2;
      }
      if (word === 'to' && next === 'VB' && happens(0.03)) {
        const wrong = this.#paradigms.of(nextWord)?.forms.get('VBG')?.[0];
        if (wrong !== undefined && this.#paradigms.of(wrong)?.forms.get('VB')?.[0] === nextWord) {
          this.#pending = missing;
          this.#emit(wrong, change('VB'));
          return 2;
        }
      }
      if (happens(deletionRates.get(word) ?? 0.015)) {
        this.#pending = missing;
        // If the first word of a sentence is omitted, the next word gets its capital letter.
        const following = raw[at + 1] ?? '';
        this.#emit(at === 0 ? following.charAt(0).toUpperCase() + following.slice(1) : following, keep);
        return 2;
      }
    }

    // Replaces the word at `at` by another word or by another form.
    const others = partners.get(word);
    if (others !== undefined && changeIndex.has(`=${word}`) && happens(exchangeRate(word))) {
      const wrong =
        prepositions.includes(word) && this.#random() < 0.8 ? this.#pick(prepositions) : this.#pick(others);
      if (wrong !== word) {
        this.#emit(like(withSound(wrong, nextWord)), change(`=${word}`));
        return 1;
      }
    }
    if (joined.get(word) === nextWord && happens(0.08)) {
      this.#emit(like(word + nextWord), change(`=${word} ${nextWord}`));
      return 2;
    }
    for (const [wrongForm, rate] of others === undefined ? (formRates[tag] ?? []) : []) {
      const wrong = form(wrongForm);
      if (wrong === undefined || !happens(rate)) continue;
      this.#emit(like(wrong), change(label));
      return 1;
    }
    if (tag === 'VBG' && verbTags.has(before) && !isBe.test(words[at - 1] ?? '') && happens(0.05)) {
      const wrong = form('VB');
      if (wrong !== undefined) {
        this.#emit('to', change('delete'));
        this.#emit(wrong, change('VBG'));
        return 1;
      }
    }
    const auxiliary = be[tag];
    if (
      auxiliary !== undefined &&
      paradigm !== undefined &&
      before !== 'TO' &&
      before !== 'MD' &&
      happens(0.012)
    ) {
      const wrong = form('VBG');
      if (wrong !== undefined) {
        this.#emit(auxiliary, change('delete'));
        this.#emit(wrong, change(label));
        return 1;
      }
    }
    if (tag === 'VBD' && paradigm !== undefined && happens(0.015)) {
      const wrong = form('VBN');
      this.#emit(this.#pick(['have', 'had', 'has']), change('delete'));
      this.#emit(wrong ?? own, wrong === undefined ? keep : change('VBD'));
      return 1;
    }
    return this.#errorOfShape(own, word, tag, next, raw[at + 1] ?? '', before, at, happens);
  }

  /**
   * Makes errors of word order, capital letters, spaces, apostrophes and endings. Returns the number of correct
   * tokens that the error replaces, or 0.
   */
  #errorOfShape(
    own: string,
    word: string,
    tag: string,
    next: string,
    following: string,
    before: string,
    at: number,
    happens: (rate: number) => boolean,
  ): number {
    const movable = (tag === 'RB' && verbTags.has(next)) || (verbTags.has(tag) && next === 'RB');
    const inverted =
      before === 'W' && (tag === 'MD' || /^(?:is|are|was|were|do|did|does)$/.test(word)) && next === 'PRP';
    const swapRate = inverted ? 0.1 : movable ? 0.03 : tag === 'JJ' && next === 'NN' ? 0.004 : 0;
    if (at > 0 && swapRate > 0 && happens(swapRate)) {
      this.#emit(following, change('swap'));
      this.#emit(own, keep);
      return 2;
    }
    if (/^\p{Lu}\p{Ll}|^I$/u.test(own) && happens(at === 0 ? 0.01 : 0.02)) {
      this.#emit(own.toLowerCase(), change('capital'));
      return 1;
    }
    if (at > 0 && /^\p{Ll}/u.test(own) && (tag === 'NN' || tag === 'JJ') && happens(0.004)) {
      this.#emit(own.charAt(0).toUpperCase() + own.slice(1), change('lower'));
      return 1;
    }
    if (tag === 'POS' && word.endsWith("'s") && happens(0.12)) {
      this.#emit(this.#random() < 0.6 ? own.slice(0, -2) : `${own.slice(0, -2)}s`, change('possessive'));
      return 1;
    }
    if (tag === 'NNS' && word.endsWith('s') && happens(0.006)) {
      this.#emit(`${own.slice(0, -1)}'s`, change('no-possessive'));
      return 1;
    }
    const known = (text: string) => (this.#counts.get(text) ?? 0) > 30;
    if (word.endsWith('ly') && tag === 'RB' && known(word.slice(0, -2)) && happens(0.06)) {
      this.#emit(own.slice(0, -2), change('adverb'));
      return 1;
    }
    if (tag === 'JJ' && known(`${word}ly`) && happens(0.012)) {
      this.#emit(`${own}ly`, change('adjective'));
      return 1;
    }
    if (word.length >= 6 && /^[a-z]+$/.test(word)) {
      const cut = 3 + Math.floor(this.#random() * (word.length - 5));
      const frequent = (text: string) => (this.#counts.get(text) ?? 0) > 300;
      if (frequent(word.slice(0, cut)) && frequent(word.slice(cut)) && happens(0.06)) {
        this.#emit(own.slice(0, cut), change('merge'));
        this.#emit(own.slice(cut), keep);
        return 1;
      }
    }
    if (word.length > 4 && happens(0.012)) {
      const cut = 1 + Math.floor(this.#random() * (own.length - 2));
      this.#emit(own.slice(0, cut) + own.slice(cut + 1), keep);
      return 1;
    }
    return 0;
  }
}
