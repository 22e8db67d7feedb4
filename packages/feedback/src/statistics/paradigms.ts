import { gerund, participleForms, pastForms, plural, thirdPerson } from '../transfer/inflection.ts';
import type { FormName } from './forms.ts';

/** All forms of one word, by class. The preferred form of each class comes first. */
export type Paradigm = { lemma: string; forms: ReadonlyMap<FormName, readonly string[]> };

/**
 * Finds the paradigm of a word form. If a verb and a noun share a form, such as "works", both belong to the same
 * paradigm.
 */
export class Paradigms {
  readonly #byForm = new Map<string, Paradigm>();

  constructor(verbs: Iterable<string>, nouns: Iterable<string>) {
    const isNoun = new Set(nouns);
    const isVerb = new Set(verbs);
    for (const lemma of new Set([...isVerb, ...isNoun])) {
      const forms = new Map<FormName, readonly string[]>();
      if (isVerb.has(lemma)) {
        forms.set('VB', [lemma]);
        forms.set('VBZ', [thirdPerson(lemma)]);
        forms.set('VBD', pastForms(lemma));
        forms.set('VBG', [gerund(lemma)]);
        forms.set('VBN', participleForms(lemma));
      }
      if (isNoun.has(lemma)) {
        forms.set('NN', [lemma]);
        forms.set('NNS', [plural(lemma)]);
      }
      const paradigm = { lemma, forms };
      for (const list of forms.values())
        for (const form of list)
          if (!this.#byForm.has(form) || form === lemma) this.#byForm.set(form, paradigm);
    }
  }

  of(form: string): Paradigm | undefined {
    return this.#byForm.get(form);
  }
}
