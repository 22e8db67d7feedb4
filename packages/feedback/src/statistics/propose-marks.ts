import { tagIndex } from './part-of-speech.ts';
import type { Proposal } from './proposal.ts';
import type { TaggedSentence } from './sentence.ts';
import { isFiniteVerb, isNoun, tagAt } from './view.ts';
import type { WordCount } from './word-counts.ts';
import type { WordPairs } from './word-pairs.ts';

export type WordCounts = ReadonlyMap<string, WordCount>;

const pronoun = tagIndex.get('PRP');
const pronounVerb = tagIndex.get('PV');
const infinitive = tagIndex.get('TO');
const subordinating = new Set(
  'if when because although though as while since after before until unless once whenever wherever whether that which who what how why where even'.split(
    ' ',
  ),
);
/** Words that have a capital letter only at the start of a sentence or in a title. */
const functionWords = new Set(
  'it my your his her their our its this that these those he she we they and but or if when because so some any many most there is are was were let for to in on at with of from the a an'.split(
    ' ',
  ),
);
const startsClause = new Set(
  "it they he she we this these that there it's they're he's she's we're that's there's".split(' '),
);
const notAfterStop = new Set(['com', 'net', 'org', 'tr', 'uk', 'pdf', 'exe', 'js', 'm', 'g', 'e']);
const raised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
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
    const small = functionWords.has(token.lower);
    const usual = Math.log((known.count - known.capitals + 1) / (known.capitals + 1));
    const margin = (small ? 4 : usual) - (among ? 3 : 0);
    const tag = tagAt(view, at);
    return [
      {
        kind: `lower${small ? ' small' : isNoun(tag) ? 'N' : ''}${among ? '+' : ''}`,
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
        replacement: `${token.text} ${/[.!?]/.test(token.text) ? raised(right.text) : right.text}`,
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
    if (token.text !== ',' || right === undefined) return [];
    // After ", If we …", the learner saw the start of a sentence, but wrote a comma.
    const opens = isCapital(right.text) && functionWords.has(right.lower);
    if (!opens && !startsClause.has(right.lower)) return [];
    const tag = tagAt(view, at + 1);
    const verbAfter =
      tag === pronounVerb ||
      isFiniteVerb(tagAt(view, at + 2)) ||
      isFiniteVerb(tagAt(view, at + 3)) ||
      (opens && isFiniteVerb(tagAt(view, at + 4)));
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
    const word = raised(right.text);
    return [
      {
        kind: `splice ${opens ? 'before a capital' : right.lower.replace(/'.*/, '')}`,
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

/** Finds words that are usually written together, as in "life style" and "work place". */
function wordsApart({ tokens }: TaggedSentence, counts: WordCounts, pairs: WordPairs): Proposal[] {
  return tokens.flatMap((token, at): Proposal[] => {
    const right = tokens[at + 1];
    if (token.kind !== 'word' || right?.kind !== 'word' || right.start !== token.end + 1) return [];
    const whole = token.lower + right.lower;
    const together = counts.get(whole)?.count ?? 0;
    if (functionWords.has(token.lower) || /^(?:am|be|i|no|not|up|out)$/.test(token.lower)) return [];
    if (together < 8 || right.lower.length < 3 || isCapital(right.text)) return [];
    const margin = Math.log(together + 1) - Math.log(pairs.count(token.lower, right.lower) + 1);
    if (margin <= 0) return [];
    return [
      {
        kind: 'join',
        code: 'spelling',
        start: token.start,
        end: right.end,
        replacement: token.text + right.text,
        margin,
        from: `${token.text} ${right.text}`,
        to: whole,
      },
    ];
  });
}

/** Suggests changes of capital letters, spaces and full stops. */
export const proposeMarks = (sentence: TaggedSentence, counts: WordCounts, pairs: WordPairs): Proposal[] => [
  ...wordsApart(sentence, counts, pairs),
  ...needlessCapitals(sentence, counts),
  ...missingBlanks(sentence, counts),
  ...commaSplices(sentence),
];
