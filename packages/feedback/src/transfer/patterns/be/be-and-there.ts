import { table } from '../../../lexicon/table.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';

const weather = [
  'cold',
  'hot',
  'sunny',
  'dark',
  'late',
  'early',
  'warm',
  'rainy',
  'windy',
  'cloudy',
  'difficult',
  'easy',
  'important',
  'expensive',
  'impossible',
  'necessary',
];

/**
 * Corrects clauses with a missing or wrong "be", as in "It cold in my room", "If I you", "People who unhappy" and
 * "There is have a cat".
 */
export const beAndThere: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const insert = (be: string) => [
      found('be-omission', 'be-omission', at, at + 1, [`${word.text} ${be}`], 0.84),
    ];
    const degree = oneOf(next, 'very', 'too', 'so') ? after : next;
    if (oneOf(word, 'it') && at === 0 && oneOf(degree, ...weather)) return insert('is');
    if (
      oneOf(word, 'i') &&
      oneOf(words[at - 1], 'if') &&
      oneOf(next, 'you', 'him', 'her') &&
      oneOf(after, ',')
    )
      return insert('were');
    if (
      oneOf(word, 'who') &&
      is(words[at - 1], 'plural', 'human') &&
      is(next, 'adjective', 'state') &&
      !is(next, 'base', 'noun', 'past', 'adverb') &&
      is(after, 'preposition', 'base', 'third', 'mark', 'modal', 'frequency')
    )
      return insert(is(words[at - 1], 'plural') || oneOf(words[at - 1], 'people') ? 'are' : 'is');
    const drop = (from: number, to: number, right: string) => [
      found('be-insertion', 'be-insertion', from, to, [right], 0.84),
    ];
    if (
      oneOf(word, 'is') &&
      is(words[at - 1], 'human', 'name') &&
      oneOf(
        next,
        'works',
        'plays',
        'lives',
        'likes',
        'wants',
        'studies',
        'cooks',
        'loves',
        'needs',
        'helps',
        'talks',
        'walks',
      )
    )
      return drop(at, at + 2, next?.text ?? '');
    if (
      oneOf(word, 'was', 'were') &&
      is(next, 'past') &&
      is(next, 'participle') &&
      oneOf(after, 'me', 'him', 'us', 'them') &&
      is(words[at - 1], 'subject', 'human', 'name') &&
      !['give', 'send', 'tell', 'ask', 'offer', 'show', 'teach', 'pay'].includes(next?.verb ?? '')
    )
      return drop(at, at + 2, next?.text ?? '');
    if (
      oneOf(word, 'am', 'is', 'are') &&
      oneOf(next, 'completely', 'totally', 'strongly', 'really', 'fully', 'also') &&
      oneOf(after, 'agree', 'disagree', 'want', 'think', 'believe')
    )
      return drop(at, at + 2, next?.text ?? '');
    if (
      oneOf(word, 'be') &&
      is(words[at - 1], 'modal') &&
      isPureVerb(next) &&
      !is(next, 'participle', 'adjective')
    )
      return [found('modal', 'modal-bare', at, at + 2, [next?.text ?? ''], 0.86)];
    if (oneOf(word, 'there') && is(next, 'be') && oneOf(after, 'have', 'has'))
      return [found('there-is-have', 'there-is', at + 1, at + 3, [next?.text ?? ''], 0.9)];
    if (
      oneOf(word, 'there') &&
      is(next, 'modal') &&
      oneOf(after, 'have') &&
      !oneOf(words[at + 3], 'been', 'to')
    )
      return [found('there-is-have', 'there-is', at + 2, at + 3, ['be'], 0.88)];
    if (
      oneOf(word, 'there') &&
      oneOf(next, "isn't", 'is', 'was', "wasn't") &&
      oneOf(after, 'any', 'no', 'many', 'some') &&
      is(words[at + 3], 'plural') &&
      !is(words[at + 3], 'noun', 'mass')
    )
      return [
        found(
          'there-is-have',
          'there-are',
          at + 1,
          at + 2,
          [
            table<string>({ "isn't": "aren't", is: 'are', was: 'were', "wasn't": "weren't" })[
              next?.lower ?? ''
            ] ?? 'are',
          ],
          0.86,
        ),
      ];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'is', 'was') &&
      oneOf(next, 'there') &&
      oneOf(after, 'any', 'many', 'some') &&
      is(words[3], 'plural') &&
      !is(words[3], 'noun', 'mass')
    )
      return [found('there-is-have', 'there-are', 0, 1, [oneOf(word, 'is') ? 'are' : 'were'], 0.86)];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'has', 'have') &&
      oneOf(next, 'a', 'any', 'many') &&
      words.some((one) => oneOf(one, 'near', 'in', 'here', 'around', 'at'))
    )
      return [
        found('there-is-have', 'there-is', 0, 1, [oneOf(next, 'many') ? 'are there' : 'is there'], 0.82),
      ];
    return [];
  });
