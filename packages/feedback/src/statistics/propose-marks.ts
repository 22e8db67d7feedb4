import { tagIndex } from './part-of-speech.ts';
import type { Proposal } from './proposal.ts';
import type { TaggedSentence } from './sentence.ts';
import { isFiniteVerb, isNoun, tagAt } from './view.ts';
import type { WordCount } from './word-counts.ts';

export type WordCounts = ReadonlyMap<string, WordCount>;

const pronoun = tagIndex.get('PRP');
const pronounVerb = tagIndex.get('PV');
const infinitive = tagIndex.get('TO');
const subordinating = new Set(
  'if when because although though as while since after before until unless once whenever wherever whether that which who what how why where even'.split(
    ' ',
  ),
);
const startsClause = new Set("it they he she we this these it's they're he's she's we're".split(' '));
const notAfterStop = new Set(['com', 'net', 'org', 'tr', 'uk', 'pdf', 'exe', 'js', 'm', 'g', 'e']);
const isCapital = (text: string | undefined) => text !== undefined && /^\p{Lu}/u.test(text);

/**
 * Finds unnecessary capital letters inside a sentence, as in "my Friend". Applies only to words that rarely have a
 * capital letter in correct English texts.
 */
function needlessCapitals({ tokens, view }: TaggedSentence, counts: WordCounts): Proposal[] {
  return tokens.flatMap((token, at): Proposal[] => {
    const before = tokens[at - 1];
    const known = counts.get(token.lower);
    if (before === undefined || known === undefined || !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return [];
    const opening = before.kind === 'other' || (before.kind === 'mark' && before.text !== ',');
    if (opening || known.count < 20) return [];
    const companions = [
      tokens[at - 2]?.kind === 'word' && at > 2 ? tokens[at - 2]?.text : '',
      tokens[at + 1]?.text,
    ];
    const among = (at > 1 && isCapital(before.text)) || isCapital(companions[1]);
    const margin = Math.log((known.count - known.capitals + 1) / (known.capitals + 1)) - (among ? 3 : 0);
    const tag = tagAt(view, at);
    return [
      {
        kind: `lower${isNoun(tag) ? 'N' : ''}${among ? '+' : ''}`,
        code: 'capital-letters',
        start: token.start,
        end: token.end,
        replacement: token.text.charAt(0).toLowerCase() + token.text.slice(1),
        margin,
        from: token.text,
        to: token.lower,
      },
    ];
  });
}

/** Finds missing spaces after a punctuation mark, as in "home.She". */
function missingBlanks({ tokens }: TaggedSentence, counts: WordCounts): Proposal[] {
  return tokens.flatMap((token, at): Proposal[] => {
    const [left, right] = [tokens[at - 1], tokens[at + 1]];
    if (!/^[.,!?;]$/.test(token.text) || left?.kind !== 'word' || right?.kind !== 'word') return [];
    if (left.end !== token.start || right.start !== token.end || notAfterStop.has(right.lower)) return [];
    const seen = (word: string) => (counts.get(word)?.count ?? 0) > 20;
    if (left.text.length < 2 || !seen(left.lower) || !seen(right.lower)) return [];
    return [
      {
        kind: `blank${token.text}${isCapital(right.text) ? 'C' : ''}`,
        code: 'punctuation',
        start: token.start,
        end: right.end,
        replacement: `${token.text} ${right.text}`,
        margin: 3,
        from: left.text,
        to: right.text,
      },
    ];
  });
}

/** Finds two complete clauses separated only by a comma, as in "…, it was …". They need a full stop. */
function commaSplices({ tokens, view }: TaggedSentence): Proposal[] {
  return tokens.flatMap((token, at): Proposal[] => {
    const right = tokens[at + 1];
    if (token.text !== ',' || right === undefined || !startsClause.has(right.lower)) return [];
    const tag = tagAt(view, at + 1);
    const verbAfter =
      tag === pronounVerb || isFiniteVerb(tagAt(view, at + 2)) || isFiniteVerb(tagAt(view, at + 3));
    if (!verbAfter) return [];
    let from = at - 1;
    while (from > 0 && !/^[.;:!?"”]$/.test(tokens[from - 1]?.text ?? '')) from--;
    let subject = -1;
    let verb = -1;
    for (let i = from; i < at; i++) {
      const own = tagAt(view, i);
      if (
        subordinating.has(tokens[i]?.lower ?? '') &&
        (i === from || verb < 0 || tokens[i - 1]?.text === ',')
      )
        return [];
      if (subject < 0 && (isNoun(own) || own === pronoun || own === pronounVerb)) subject = i;
      if (
        subject >= 0 &&
        verb < 0 &&
        (own === pronounVerb || (i > subject && isFiniteVerb(own) && tagAt(view, i - 1) !== infinitive))
      )
        verb = i;
    }
    if (verb < 0 || at - from < 4 || tokens.slice(at + 1).some(({ text }) => /["”]/.test(text))) return [];
    const word = right.text.charAt(0).toUpperCase() + right.text.slice(1);
    return [
      {
        kind: `splice ${right.lower.replace(/'.*/, '')}`,
        code: 'punctuation',
        start: token.start,
        end: right.end,
        replacement: `. ${word}`,
        margin: 1,
        from: right.text,
        to: word,
      },
    ];
  });
}

/** Suggests changes of capital letters, spaces and full stops. */
export const proposeMarks = (sentence: TaggedSentence, counts: WordCounts): Proposal[] => [
  ...needlessCapitals(sentence, counts),
  ...missingBlanks(sentence, counts),
  ...commaSplices(sentence),
];
