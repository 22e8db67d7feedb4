import { type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const asking = ['know', 'ask', 'tell', 'wonder', 'remember', 'understand', 'forget'];

/**
 * Corrects the word order of indirect questions: "I don't know where is the station" → "where the station is",
 * "asked me where do I live" → "where I live".
 */
export const indirectQuestion: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'where', 'when', 'why', 'how', 'what') || !asksHere(words, at)) return [];
    const helper = words[at + 1];
    if (oneOf(helper, 'do') && is(words[at + 2], 'subject') && is(words[at + 3], 'base')) {
      return [order(at + 1, at + 4, `${words[at + 2]?.text} ${words[at + 3]?.text}`)];
    }
    if (!oneOf(helper, 'is', 'are', 'was', 'were')) return [];
    const end = nounPhraseEnd(words, at + 2);
    if (end === undefined || (oneOf(word, 'what', 'how') && !is(words[at + 2], 'possessive'))) return [];
    return [order(at + 1, end, `${textOf(words, at + 2, end)} ${helper?.text}`)];
  });

function asksHere(words: readonly Word[], at: number): boolean {
  const verb = oneOf(words[at - 1], 'me', 'him', 'her', 'us', 'them', 'you') ? words[at - 2] : words[at - 1];
  return asking.includes(verb?.verb ?? '') || (oneOf(words[at - 1], 'sure') && at > 1);
}

/**
 * Returns the index after a short noun phrase that is followed by punctuation and so ends the clause. Returns
 * undefined if there is none.
 */
function nounPhraseEnd(words: readonly Word[], at: number): number | undefined {
  if (is(words[at], 'subject') && (words[at + 1] === undefined || is(words[at + 1], 'mark'))) return at + 1;
  if (!is(words[at], 'possessive') && !oneOf(words[at], 'the', 'this', 'that', 'these')) return undefined;
  let end = at + 1;
  while (end < at + 4 && is(words[end], 'noun', 'plural', 'adjective', 'mass', 'superlative')) end++;
  return end > at + 1 && (words[end] === undefined || is(words[end], 'mark')) ? end : undefined;
}

function order(from: number, to: number, right: string): Match {
  return {
    code: 'question-formation',
    pattern: 'indirect-question',
    from,
    to,
    replacements: [right],
    confidence: 0.85,
  };
}
