import { found, type Match, type Pattern } from '../match.ts';
import { is, oneOf } from '../word.ts';

const relatives =
  /^(?:Father|Mother|Brother|Sister|Aunt|Uncle|Grandmother|Grandfather|Friend|Teacher|Cousin|Parents|Family|Wife|Husband|Son|Daughter)$/;

/** "My Father works" → "father"; "Where are you from" with no mark at its end. */
export const writtenSlips: Pattern = ({ words }) => {
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
  const marks: Match[] = asks
    ? [found('punctuation', 'question-mark', words.length - 1, words.length, [`${last?.text}?`], 0.82)]
    : [];
  return [
    ...marks,
    ...words.flatMap((word, at): Match[] => {
      const common = at > 0 && is(words[at - 1], 'possessive') && relatives.test(word.text);
      const many =
        at > 0 &&
        oneOf(words[at - 1], 'many', 'some', 'these', 'most', 'few', 'several') &&
        is(word, 'plural') &&
        /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
        !is(word, 'name', 'place') &&
        word.noun !== undefined &&
        !/^(?:Turks|Germans|Americans|Mondays|Sundays)$/.test(word.text);
      return common || many
        ? [{ ...found('capital-letters', 'capital-name', at, at + 1, [word.lower], 0.9), asWritten: true }]
        : [];
    }),
  ];
};
