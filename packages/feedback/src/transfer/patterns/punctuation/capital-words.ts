import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects capital letters of seasons and titles: "in Summer" → "in summer", "mrs Akın" → "Mrs Akın", "professor
 * Aksoy" → "Professor Aksoy".
 */
export const titleAndSeason: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const capital = (right: string): Match[] => [
      {
        code: 'capital-letters',
        pattern: 'capital-name',
        from: at,
        to: at + 1,
        replacements: [right],
        confidence: 0.92,
        asWritten: true,
      },
    ];
    if (
      at > 0 &&
      /^(?:Summer|Winter|Spring|Autumn)$/.test(word.text) &&
      oneOf(words[at - 1], 'in', 'this', 'last', 'next', 'every', 'the', 'during', 'and', 'or') &&
      !/^\p{Lu}/u.test(words[at + 1]?.text ?? '')
    )
      return capital(word.lower);
    const next = words[at + 1];
    const named = next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text) && next.kind === 'word';
    if (
      /^(?:mr|mrs|ms|dr|professor|doctor|aunt|uncle|captain|king|queen|president|miss|sir)$/.test(
        word.text,
      ) &&
      named &&
      !is(words[at - 1], 'possessive', 'determiner')
    )
      return capital(word.text.charAt(0).toUpperCase() + word.text.slice(1));
    return [];
  });

const relatives =
  /^(?:Father|Mother|Brother|Sister|Aunt|Uncle|Grandmother|Grandfather|Friend|Teacher|Cousin|Parents|Family|Wife|Husband|Son|Daughter)$/;

/**
 * Removes wrong capital letters: "My Father works" → "My father works", "many Books" → "many books", "my older
 * Sister" → "my older sister".
 */
export const smallLetters: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    if (
      at > 1 &&
      is(before, 'adjective', 'comparative') &&
      is(words[at - 2], 'possessive') &&
      /^(?:Sister|Brother|Cousin|Son|Daughter|Friend)$/.test(word.text)
    )
      return [
        { ...found('capital-letters', 'capital-name', at, at + 1, [word.lower], 0.88), asWritten: true },
      ];
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
  });
