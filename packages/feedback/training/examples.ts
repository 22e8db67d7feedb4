import { commaFeatures } from '../src/statistics/commas.ts';
import { confusionSets, setsOf } from '../src/statistics/confusion-sets.ts';
import type { Features } from '../src/statistics/features.ts';
import { formFeatures, formNames } from '../src/statistics/forms.ts';
import { fillerClass, gapFeatures } from '../src/statistics/gaps.ts';
import { hashWord } from '../src/statistics/hash.ts';
import type { Paradigms } from '../src/statistics/paradigms.ts';
import { boundary, tagIndex, tagNames } from '../src/statistics/part-of-speech.ts';
import { type View, viewOf } from '../src/statistics/view.ts';

export type Visit = (features: Features, right: number) => void;
const inflected = new Set(
  ['NN', 'NNS', 'VB', 'VBP', 'VBZ', 'VBD', 'VBG', 'VBN', 'JJ'].map((n) => tagIndex.get(n)),
);
const marks = new Set([',', '.', ':', '"'].map((name) => tagIndex.get(name)));

/**
 * Calls `visit` with the training examples of a sentence: each gap that contains a function word, and a random half
 * of the empty gaps.
 */
export function visitGaps({ words, tags, ...rest }: View, visit: Visit, random: () => number): void {
  const view = { words, tags, ...rest };
  for (let at = 0; at < words.length; at++) {
    const filler = fillerClass(words[at] ?? '');
    if (filler !== undefined) visit(gapFeatures(view, at - 1, at + 1), filler);
    if (marks.has(tags[at]) || random() < 0.5) continue;
    visit(gapFeatures(view, at - 1, at), 0);
  }
}

function formClass(tag: number): number {
  const name = tagNames[tag];
  return formNames.indexOf((name === 'VBP' ? 'VB' : name) as (typeof formNames)[number]);
}

export function visitForms(view: View, visit: Visit, paradigms: Paradigms): void {
  for (const [at, word] of view.words.entries()) {
    for (const set of setsOf(word))
      visit(formFeatures(view, at, set, 19), confusionSets[set]?.indexOf(word) ?? 0);
    const tag = view.tags[at] ?? boundary;
    const paradigm = inflected.has(tag) ? paradigms.of(word) : undefined;
    if (paradigm) visit(formFeatures(view, at, hashWord(paradigm.lemma), 17), formClass(tag));
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

export function visitCommas(view: View, visit: Visit): void {
  const { bare, kept } = withoutCommas(view);
  let last = -1;
  for (let i = 0; i + 1 < kept.length; i++) {
    if (marks.has(bare.tags[i]) || marks.has(bare.tags[i + 1])) continue;
    const isComma = view.words[(kept[i] ?? 0) + 1] === ',';
    visit(commaFeatures(bare, i, i + 1, last), isComma ? 1 : 0);
    if (isComma) last = i;
  }
}
