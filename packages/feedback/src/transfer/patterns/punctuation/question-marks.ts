import { found, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/** Inserts a missing question mark, as in "Where are you from". */
export const openQuestion: Pattern = ({ words }) => {
  const last = words.at(-1);
  const open = last !== undefined && last.kind === 'word';
  const [first, second, third] = words;
  const helper = is(second, 'be', 'modal', 'do', 'have');
  const asks =
    open &&
    oneOf(first, 'what', 'where', 'when', 'why', 'how', 'who') &&
    helper &&
    is(third, 'subject', 'possessive') &&
    words.length > 2;
  return asks
    ? [found('punctuation', 'question-mark', words.length - 1, words.length, [`${last?.text}?`], 0.82)]
    : [];
};
