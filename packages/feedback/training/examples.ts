import { articleClass, articleFeatures, phraseHead } from '../src/statistics/articles.ts';
import { commaFeatures } from '../src/statistics/commas.ts';
import { confusionSets, setsOf } from '../src/statistics/confusion-sets.ts';
import type { Features } from '../src/statistics/features.ts';
import { formFeatures, formNames } from '../src/statistics/forms.ts';
import { hashWord } from '../src/statistics/hash.ts';
import type { Paradigms } from '../src/statistics/paradigms.ts';
import { boundary, tagIndex, tagNames } from '../src/statistics/part-of-speech.ts';
import { isPrepositionSite, prepositionClass, prepositionFeatures } from '../src/statistics/prepositions.ts';
import { withoutWord } from '../src/statistics/removal.ts';
import type { Softmax } from '../src/statistics/softmax.ts';
import { type View, viewOf } from '../src/statistics/view.ts';

export type Visit = (features: Features, right: number) => void;
const inflected = new Set(
  ['NN', 'NNS', 'VB', 'VBP', 'VBZ', 'VBD', 'VBG', 'VBN', 'JJ'].map((n) => tagIndex.get(n)),
);
const marks = new Set([',', '.', ':', '"'].map((name) => tagIndex.get(name)));

type Raw = readonly string[];

/** Calls `visit` with each noun phrase that has no determiner other than an article. */
export function visitArticles(view: View, raw: Raw, genre: number, tagger: Softmax, visit: Visit): void {
  for (let at = 0; at < view.words.length; at++) {
    const own = articleClass(view.words[at] ?? '') ?? 0;
    if (own === 0 && articleClass(view.words[at - 1] ?? '') !== undefined) continue;
    const bare = own === 0 ? view : withoutWord(view, raw, at, tagger);
    const head = phraseHead(bare, at);
    if (head >= 0) visit(articleFeatures(bare, at, head, genre), own);
  }
}

const infinitive = tagIndex.get('VB');

/** Calls `visit` with each place of a preposition, and with other places where one could stand. */
export function visitPrepositions(view: View, raw: Raw, genre: number, tagger: Softmax, visit: Visit): void {
  for (let at = 0; at < view.words.length; at++) {
    const word = prepositionClass(view.words[at] ?? '');
    const own = word === undefined || view.tags[at + 1] === infinitive ? 0 : word;
    if (own === 0 && (word !== undefined || prepositionClass(view.words[at - 1] ?? '') !== undefined))
      continue;
    const bare = own === 0 ? view : withoutWord(view, raw, at, tagger);
    if (isPrepositionSite(bare, at, own !== 0)) visit(prepositionFeatures(bare, at, genre), own);
  }
}

function formClass(tag: number): number {
  const name = tagNames[tag];
  return formNames.indexOf((name === 'VBP' ? 'VB' : name) as (typeof formNames)[number]);
}

export function visitForms(view: View, genre: number, paradigms: Paradigms, visit: Visit): void {
  for (const [at, word] of view.words.entries()) {
    for (const set of setsOf(word))
      visit(formFeatures(view, at, set, 19, genre), confusionSets[set]?.indexOf(word) ?? 0);
    const tag = view.tags[at] ?? boundary;
    const paradigm = inflected.has(tag) ? paradigms.of(word) : undefined;
    if (paradigm) visit(formFeatures(view, at, hashWord(paradigm.lemma), 17, genre), formClass(tag));
  }
}

/** Returns the sentence without its commas. `kept` contains the indexes of the remaining words. */
export function withoutCommas({ words, tags, earlier }: View): { bare: View; kept: number[] } {
  const kept = words.map((_, at) => at).filter((at) => words[at] !== ',');
  const bare = viewOf(
    kept.map((at) => words[at] ?? ''),
    Uint8Array.from(kept, (at) => tags[at] ?? 0),
    earlier,
  );
  return { bare, kept };
}

export function visitCommas(view: View, genre: number, visit: Visit): void {
  const { bare, kept } = withoutCommas(view);
  let last = -1;
  for (let i = 0; i + 1 < kept.length; i++) {
    if (marks.has(bare.tags[i]) || marks.has(bare.tags[i + 1])) continue;
    const isComma = view.words[(kept[i] ?? 0) + 1] === ',';
    visit(commaFeatures(bare, i, i + 1, last, genre), isComma ? 1 : 0);
    if (isComma) last = i;
  }
}
