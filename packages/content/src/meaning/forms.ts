import {
  comparative,
  gerund,
  participleForms,
  pastForms,
  plural,
  superlative,
  thirdPerson,
} from '@pratik/feedback/transfer/inflection';
import type { Word } from '../kinds/word.ts';
import { plain } from './tokens.ts';

export type FormKind = 'base' | 'noun' | 'verb' | 'degree';
export type Form = { form: string; kind: FormKind };

const shortVowelEnd = /(?:^|[^aeiou]|qu)[aeiou][bdgklmnprtz]$/;

/**
 * Doubles the last consonant of a word before an ending: "stopp" for "stop". A final "ic" becomes "ick": "panick"
 * for "panic".
 */
const doubled = (base: string) =>
  base.endsWith('ic') ? [`${base}k`] : shortVowelEnd.test(base) ? [base + base.slice(-1)] : [];

const IN_LAW = /^(mother|father|sister|brother|son|daughter)(-in-law)$/;

function nounForms(noun: string): string[] {
  if (IN_LAW.test(noun)) return [noun.replace(IN_LAW, '$1s$2')];
  const more = noun.endsWith('fe')
    ? [`${noun.slice(0, -2)}ves`]
    : noun.endsWith('f')
      ? [`${noun.slice(0, -1)}ves`]
      : /[^aeiou]o$/.test(noun)
        ? [`${noun}es`]
        : [];
  return [plural(noun), ...more];
}

function verbForms(verb: string): string[] {
  const both = doubled(verb).flatMap((base) => [`${base}ing`, `${base}ed`]);
  const also = verb === 'be' ? ['am', 'are', 'were'] : [];
  return [thirdPerson(verb), gerund(verb), ...pastForms(verb), ...participleForms(verb), ...both, ...also];
}

function degrees(adjective: string): string[] {
  const both = doubled(adjective).flatMap((base) => [`${base}er`, `${base}est`]);
  return adjective.length > 9 ? [] : [comparative(adjective), superlative(adjective), ...both];
}

const british = (form: string): string[] => {
  const other = form
    .replace(/is(e|es|ed|ing|ation)$/, 'iz$1')
    .replace(/our(s|ed|ing|ite|ful)?$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1');
  return other === form ? [] : [other];
};

/**
 * Returns all inflected forms of a lemma in British and American spelling. In a phrase, the first word is inflected
 * as a verb ("got up"), or the last word as a noun ("bus stops").
 * Without `pos`, returns the forms for every part of speech.
 */
export function formsOf(lemma: string, pos?: Word['pos']): Form[] {
  const [head = '', ...rest] = plain(lemma).split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const forms: Form[] = [{ form: head, kind: 'base' }];
  const add = (kind: FormKind, list: string[]) => forms.push(...list.map((form) => ({ form, kind })));
  if (pos === undefined || pos === 'verb' || pos === 'phrase') add('verb', verbForms(head));
  if (tail === '' && (pos === undefined || pos === 'noun')) add('noun', nounForms(head));
  if (tail === '' && (pos === undefined || pos === 'adjective' || pos === 'adverb'))
    add('degree', degrees(head));
  const last = rest.at(-1);
  if (last !== undefined && (pos === undefined || pos === 'noun')) {
    const stem = [head, ...rest.slice(0, -1)].join(' ');
    forms.push(...nounForms(last).map((form) => ({ form: `${stem} ${form}`, kind: 'noun' as const })));
  }
  return forms.flatMap(({ form, kind }) => {
    const whole = form.includes(' ') ? form : form + tail;
    return [whole, ...british(whole)].map((one) => ({ form: one, kind }));
  });
}

/**
 * Whether a sentence contains the word in any inflected form. If `lemma` is a phrase, up to three other words may
 * occur between its words.
 */
export function holds(sentence: string, lemma: string, pos?: Word['pos']): boolean {
  const words = ` ${[...plain(sentence).matchAll(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu)].map(([word]) => word.replace(/'s$/, '')).join(' ')} `;
  return formsOf(lemma, pos).some(({ form }) => {
    if (words.includes(` ${form} `)) return true;
    const [first = '', ...others] = form.split(' ');
    if (others.length === 0) return false;
    const escaped = [first, ...others].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(` ${escaped.join(' (?:\\S+ ){0,3}')} `).test(words);
  });
}
