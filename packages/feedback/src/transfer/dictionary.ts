import { otherAdjectives, shortAdjectives, stateAdjectives } from '../lexicon/adjectives.ts';
import * as closed from '../lexicon/closed-classes.ts';
import { looselyCountable, strictlyCountable } from '../lexicon/nouns-countable.ts';
import { massNouns, neverPlural } from '../lexicon/nouns-uncountable.ts';
import { occupations } from '../lexicon/occupations.ts';
import { englishNames, femaleNouns, maleNouns, personNouns } from '../lexicon/people.ts';
import { countries, worldCities } from '../lexicon/proper-words.ts';
import { turkishPlaces } from '../lexicon/turkish-places.ts';
import { irregularVerbs } from '../lexicon/verbs-irregular.ts';
import { regularVerbs } from '../lexicon/verbs-regular.ts';
import { fold } from '../text/tokens.ts';
import {
  comparative,
  gerund,
  participleForms,
  pastForms,
  plural,
  superlative,
  thirdPerson,
} from './inflection.ts';
import type { Tag } from './word.ts';

export type Entry = { tags: Set<Tag>; verb?: string; noun?: string };

/**
 * Builds a map of all forms of the words in the word lists, in lower case. The map is built only once, which takes
 * about 20 ms.
 */
export function buildDictionary(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (form: string, tag: Tag, more: Omit<Entry, 'tags'> = {}) => {
    const entry = entries.get(form) ?? { tags: new Set<Tag>() };
    entry.tags.add(tag);
    Object.assign(entry, { ...more, ...entry, tags: entry.tags });
    entries.set(form, entry);
  };
  const addAll = (forms: Iterable<string>, tag: Tag) => {
    for (const form of forms) add(form, tag);
  };
  addClosedClasses(addAll);
  for (const base of [...irregularVerbs.map(([verb]) => verb), ...regularVerbs]) addVerb(add, base);
  for (const noun of [...strictlyCountable, ...looselyCountable]) addNoun(add, noun);
  addAll(strictlyCountable, 'countable');
  addAll([...massNouns, ...neverPlural], 'mass');
  addAll([...massNouns, ...neverPlural], 'noun');
  addPeople(add, addAll);
  addAll([...stateAdjectives, ...shortAdjectives, ...otherAdjectives], 'adjective');
  addAll(stateAdjectives, 'state');
  for (const adjective of shortAdjectives) {
    add(comparative(adjective), 'comparative');
    add(superlative(adjective), 'superlative');
  }
  addAll([...countries, ...worldCities, ...turkishPlaces, 'turkey', 'china'].map(fold), 'place');
  return entries;
}

type Add = (form: string, tag: Tag, more?: Omit<Entry, 'tags'>) => void;

function addClosedClasses(addAll: (forms: Iterable<string>, tag: Tag) => void): void {
  addAll(closed.subjectPronouns, 'subject');
  addAll(closed.objectPronouns, 'object');
  addAll(closed.possessives, 'possessive');
  addAll(closed.determiners, 'determiner');
  addAll(closed.prepositions, 'preposition');
  addAll(closed.conjunctions, 'conjunction');
  addAll(closed.modals, 'modal');
  addAll(closed.beForms, 'be');
  addAll(closed.haveForms, 'have');
  addAll(closed.doForms, 'do');
  addAll(closed.questionWords, 'question');
  addAll(closed.frequencyAdverbs, 'frequency');
  addAll(closed.adverbs, 'adverb');
  addAll(closed.numberWords, 'number');
}

function addVerb(add: Add, base: string): void {
  if (base === 'be') return;
  add(base, 'base', { verb: base });
  add(thirdPerson(base), 'third', { verb: base });
  add(gerund(base), 'gerund', { verb: base });
  for (const form of pastForms(base)) add(form, 'past', { verb: base });
  for (const form of participleForms(base)) add(form, 'participle', { verb: base });
}

function addNoun(add: Add, noun: string): void {
  add(noun, 'noun', { noun });
  add(plural(noun), 'plural', { noun });
}

function addPeople(add: Add, addAll: (forms: Iterable<string>, tag: Tag) => void): void {
  for (const person of [...femaleNouns, ...maleNouns, ...personNouns]) {
    addNoun(add, person);
    add(person, 'countable');
    add(person, 'human');
  }
  addAll(femaleNouns, 'female');
  addAll(maleNouns, 'male');
  for (const occupation of occupations) {
    const head = occupation.split(' ').at(-1) ?? occupation;
    addNoun(add, head);
    if (head !== occupation) continue;
    add(head, 'occupation');
    add(head, 'human');
    add(head, 'countable');
  }
  addAll(englishNames, 'name');
}
