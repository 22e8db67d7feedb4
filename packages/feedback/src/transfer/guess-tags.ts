import nlp from 'compromise';
import type { Tag } from './word.ts';

/** What a general tagger makes of a word the lexicons do not have. */
export type Guess = { tags: ReadonlySet<Tag>; verb?: string; noun?: string };

type Term = { text: string; tags?: string[]; root?: string; offset?: { start: number; length: number } };

/** The first line that fits decides; several tags of ours may come of one of theirs. */
const mapping: readonly (readonly [theirs: string, ours: readonly Tag[]])[] = [
  ['Gerund', ['gerund']],
  ['Participle', ['participle']],
  ['PastTense', ['past', 'participle']],
  ['Infinitive', ['base']],
  ['PresentTense', ['third']],
  ['Comparative', ['comparative']],
  ['Superlative', ['superlative']],
  ['Adjective', ['adjective']],
  ['Adverb', ['adverb']],
  ['Country', ['place']],
  ['City', ['place']],
  ['Place', ['place']],
  ['Person', ['name']],
  ['ProperNoun', ['name']],
  ['Plural', ['plural']],
  ['Uncountable', ['noun', 'mass']],
  ['Singular', ['noun']],
  ['Noun', ['noun']],
];

const verbal: ReadonlySet<Tag> = new Set<Tag>(['gerund', 'participle', 'past', 'base', 'third']);

function guessOf({ tags = [], root, text }: Term): Guess | undefined {
  const ours = mapping.find(([theirs]) => tags.includes(theirs))?.[1];
  if (ours === undefined) return undefined;
  const lemma = (root ?? text).toLowerCase();
  if (ours.some((tag) => verbal.has(tag))) return { tags: new Set(ours), verb: lemma };
  if (ours.includes('plural') || ours.includes('noun')) return { tags: new Set(ours), noun: lemma };
  return { tags: new Set(ours) };
}

/**
 * Tags of a sentence's words by where they begin (UTF-16 units of `sentence`), from a maintained tagger that looks at
 * the words around. About half a millisecond a sentence: asked only where the lexicons are at a loss.
 */
export function guessTags(sentence: string): ReadonlyMap<number, Guess> {
  const found = new Map<number, Guess>();
  const parsed: { terms: Term[] }[] = nlp(sentence)
    .compute('root')
    .json({ offset: true, terms: { tags: true, offset: true } });
  for (const { terms } of parsed) {
    for (const term of terms) {
      const guess = guessOf(term);
      if (guess && term.offset && term.text !== '') found.set(term.offset.start, guess);
    }
  }
  return found;
}
