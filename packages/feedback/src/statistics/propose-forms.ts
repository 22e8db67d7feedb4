import type { CorrectionCode } from '@pratik/contract/feedback';
import { explainStatistics } from '../explanations/statistics-patterns.ts';
import { irregularVerbs } from '../lexicon/verbs-irregular.ts';
import { likeOriginal } from '../transfer/match.ts';
import { confusionSets, setsOf } from './confusion-sets.ts';
import { formFeatures, formNames } from './forms.ts';
import { hashWord } from './hash.ts';
import type { Paradigms } from './paradigms.ts';
import { tagIndex } from './part-of-speech.ts';
import type { Proposal } from './proposal.ts';
import type { TaggedSentence } from './sentence.ts';
import { logProbabilities, type Softmax } from './softmax.ts';
import { tagAt } from './view.ts';

/** Learner texts count as modern non-fiction. */
const genre = 1;
const out = new Float64Array(formNames.length);
const inflected = new Set(
  ['NN', 'NNS', 'VB', 'VBP', 'VBZ', 'VBD', 'VBG', 'VBN'].map((name) => tagIndex.get(name)),
);
/** Base forms that are also the past of another verb, as "saw" and "found". */
const pastOfAnother = new Set(
  irregularVerbs.flatMap(([base, ...forms]) =>
    forms.flatMap((form) => form.split('/')).filter((form) => form !== base),
  ),
);
const classOf = (name: string): number => formNames.indexOf(name as (typeof formNames)[number]);

function codeOfForm(from: string, to: string): CorrectionCode {
  if (from === 'NN' && to === 'NNS') return 'plural-after-number';
  if (from === 'NNS' && to === 'NN') return 'countability';
  if (to === 'VBZ' || (from === 'VBZ' && to === 'VB')) return 'third-person-s';
  if (to === 'VBD' || from === 'VBD') return 'tense-other';
  return 'verb-pattern';
}

/**
 * Suggests other forms of nouns and verbs. The probability of a form is the sum of the probabilities of all its
 * uses.
 */
export function proposeForms(
  model: Softmax,
  paradigms: Paradigms,
  { tokens, view, known, isWord }: TaggedSentence,
): Proposal[] {
  const proposals: Proposal[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || !inflected.has(tagAt(view, at)) || setsOf(token.lower).length > 0) continue;
    const paradigm = paradigms.of(token.lower);
    if (paradigm === undefined || pastOfAnother.has(token.lower)) continue;
    if (!known(at - 1) || !known(at + 1)) continue;
    logProbabilities(model, formFeatures(view, at, hashWord(paradigm.lemma), 17, genre), out);
    const mass = new Map<string, number>();
    const leader = new Map<string, { name: string; p: number }>();
    for (const [name, forms] of paradigm.forms) {
      const p = Math.exp(out[classOf(name)] ?? -99);
      const isOwn = forms.includes(token.lower);
      const form = isOwn ? token.lower : (forms[0] ?? '');
      if (!isWord(form)) continue;
      mass.set(form, (mass.get(form) ?? 0) + p);
      const first = leader.get(form);
      if (first === undefined || p > first.p) leader.set(form, { name, p });
    }
    const own = (mass.get(token.lower) ?? 0) + Math.exp(out[classOf('JJ')] ?? -99);
    const [form, p] = [...mass].filter(([f]) => f !== token.lower).sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
    const margin = Math.log(p + 1e-9) - Math.log(own + 1e-9);
    if (margin <= 0) continue;
    const to = leader.get(form)?.name ?? '';
    const from = leader.get(token.lower)?.name ?? '';
    proposals.push({
      kind: `${from}>${to}`,
      code: codeOfForm(from, to),
      start: token.start,
      end: token.end,
      replacement: likeOriginal(token.text, form),
      margin,
      from: token.lower,
      to: form,
    });
  }
  return proposals;
}

const setCodes: Record<number, CorrectionCode> = {
  ...{ 0: 'third-person-s', 1: 'third-person-s', 2: 'third-person-s', 3: 'negation', 4: 'negation' },
  ...{ 5: 'plural-after-number', 6: 'relative-pronoun', 7: 'quantifier', 8: 'quantifier', 9: 'quantifier' },
  ...{ 10: 'he-she-it', 11: 'he-she-it', 12: 'he-she-it', 44: 'modal', 42: 'modal', 43: 'modal' },
};
const tensed: Record<string, string> = {
  is: 'was',
  are: 'were',
  was: 'is',
  were: 'are',
  have: 'had',
  has: 'had',
  had: 'has',
};

function codeOfSet(set: number, from: string, to: string): CorrectionCode {
  if (tensed[from] === to || tensed[to] === from) return 'tense-other';
  const forms = confusionSets[set] ?? [];
  if (forms.includes('at') || forms.includes('with') || forms.includes('among')) return 'wrong-preposition';
  return setCodes[set] ?? (forms.length <= 3 && from.charAt(0) === to.charAt(0) ? 'spelling' : 'other');
}

/** Suggests replacements for words that learners confuse with each other. */
export function proposeSets(model: Softmax, { tokens, view, known }: TaggedSentence): Proposal[] {
  const proposals: Proposal[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || !known(at - 1) || !known(at + 1)) continue;
    for (const set of setsOf(token.lower)) {
      const forms = confusionSets[set] ?? [];
      logProbabilities(model, formFeatures(view, at, set, 19, genre), out);
      const own = out[forms.indexOf(token.lower)] ?? 0;
      let best = -1;
      for (const c of forms.keys())
        if (forms[c] !== token.lower && (best < 0 || (out[c] ?? 0) > (out[best] ?? 0))) best = c;
      const margin = (out[best] ?? -99) - own;
      const to = forms[best] ?? '';
      if (margin <= 0) continue;
      const kind = `${set}:${token.lower}>${to}`;
      const code = codeOfSet(set, token.lower, to);
      // Suggests only words for which there is an explanation.
      if ((code === 'other' || code === 'spelling') && explainStatistics(`statistics ${kind}`) === undefined)
        continue;
      proposals.push({
        kind,
        code,
        start: token.start,
        end: token.end,
        replacement: likeOriginal(token.text, to === 'i' ? 'I' : to),
        margin,
        from: token.lower,
        to,
      });
    }
  }
  return proposals;
}
