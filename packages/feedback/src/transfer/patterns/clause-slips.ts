import { found, type Match, type Pattern } from '../match.ts';
import { is, isPureVerb, oneOf } from '../word.ts';

const pairOwners = ['parents', 'grandparents', 'neighbours', 'neighbors'];

const firstLinks = ['when', 'if', 'although', 'while', 'after', 'because', 'since', 'before', 'though'];

/** "When the film ended we went" → "ended, we"; "such boring lecture" → "such a", "such clever that" → "so", "Please not touch" → "don't". */
export const clauseSlips: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const before = words[at - 1];
    if (
      firstLinks.includes(words[0]?.lower ?? '') &&
      at > 3 &&
      oneOf(word, 'i', 'we', 'he', 'she', 'they') &&
      before !== undefined
    ) {
      const free = !words.slice(0, at).some((one) => is(one, 'mark'));
      const joined =
        is(before, 'conjunction', 'preposition', 'question', 'modal', 'be', 'do', 'have') ||
        oneOf(before, 'that', 'and', 'than') ||
        [
          'say',
          'think',
          'know',
          'believe',
          'hope',
          'tell',
          'feel',
          'wish',
          'see',
          'hear',
          'remember',
          'realise',
          'realize',
          'mean',
          'guess',
          'told',
        ].includes(before.verb ?? '');
      const finite = words
        .slice(1, at)
        .some((one) => is(one, 'past', 'third', 'be', 'modal') || (is(one, 'base') && !is(one, 'noun')));
      const relative =
        is(before, 'noun', 'plural') &&
        !words.slice(1, at - 1).some((one) => is(one, 'past', 'third', 'be') || isPureVerb(one));
      const verb =
        is(next, 'past', 'be', 'modal', 'third', 'base', 'have', 'do', 'frequency') ||
        /^(?:i|we|he|she|they)'/.test(word.lower);
      const question2 = words.slice(at + 1).some((one) => oneOf(one, ','));
      if (free && !joined && finite && !relative && verb && !question2)
        return [found('punctuation', 'clause-comma', at - 1, at, [`${before.text},`], 0.78)];
    }
    if (oneOf(word, 'such') && is(next, 'adjective') && !oneOf(before, 'a', 'an')) {
      if (after === undefined || oneOf(after, '.', '!', ','))
        return is(next, 'noun', 'plural') ? [] : [found('other', 'such-so', at, at + 1, ['so'], 0.84)];
      if (oneOf(after, 'that') && !is(next, 'noun'))
        return [found('other', 'such-so', at, at + 1, ['so'], 0.86)];
      if (is(after, 'countable') && !is(after, 'plural') && !is(next, 'noun'))
        return [
          found(
            'missing-article',
            'article-noun',
            at,
            at + 1,
            [`such ${/^[aeiou]/.test(next?.lower ?? '') ? 'an' : 'a'}`],
            0.86,
          ),
        ];
    }
    if (oneOf(word, 'please') && oneOf(next, 'not') && is(after, 'base') && at === 0)
      return [found('negation', 'missing-do', at + 1, at + 2, ["don't", 'do not'], 0.88)];
    if (
      oneOf(word, 'nothing', 'nobody', 'nowhere') &&
      /n't$/.test(before?.lower ?? '') &&
      before !== undefined &&
      oneOf(before, "isn't", "wasn't", "aren't")
    )
      return [found('negation', 'double-negative', at, at + 1, [word.lower.replace(/^no/, 'any')], 0.88)];
    if (
      oneOf(word, 'not') &&
      is(next, 'gerund') &&
      !is(next, 'noun') &&
      at < 4 &&
      is(words[0], 'possessive', 'determiner') &&
      is(before, 'noun') &&
      !words.slice(0, at).some((one) => is(one, 'be'))
    )
      return [found('negation', 'missing-do', at, at + 1, ["isn't", 'is not'], 0.8)];
    if (
      is(word, 'adjective') &&
      oneOf(next, 'than') &&
      !is(word, 'comparative', 'noun') &&
      (is(before, 'be') || oneOf(before, 'much', 'far', 'even')) &&
      !oneOf(word, 'different', 'other', 'rather', 'superior')
    )
      return [found('comparatives', 'comparison', at, at + 1, [`more ${word.text}`], 0.8)];
    if (
      oneOf(word, 'like') &&
      is(before, 'adjective') &&
      oneOf(words[at - 2], 'so', 'as') &&
      (is(words[at - 3], 'be') || oneOf(words[at - 3], 'not'))
    )
      return [found('comparatives', 'comparison', at, at + 1, ['as'], 0.86)];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'is', 'are', 'was', 'were') &&
      oneOf(next, 'a', 'an', 'any', 'some') &&
      words
        .slice(2)
        .some(
          (one, index) =>
            oneOf(one, 'near', 'around') &&
            (oneOf(words[index + 3], 'here', 'the', 'your', 'this') || words[index + 3] === undefined),
        )
    )
      return [found('there-is-have', 'there-is', 0, 1, [`${word.text} there`], 0.84)];
    if (
      at === 0 &&
      oneOf(word, 'yesterday', 'today', 'tonight') &&
      oneOf(next, 'was', 'is') &&
      oneOf(after, 'a', 'an') &&
      words.slice(3).some((one) => oneOf(one, 'in', 'at', 'on', 'near')) &&
      !is(words[3], 'adjective') &&
      !oneOf(words[3], 'day', 'holiday', 'monday', 'sunday')
    )
      return [found('there-is-have', 'there-is', 1, 2, [`there ${next?.text}`], 0.8)];
    if (
      oneOf(word, 'there') &&
      oneOf(next, 'is', 'was') &&
      is(after, 'number') &&
      !oneOf(after, 'one', '1') &&
      is(words[at + 3], 'adjective', 'participle') &&
      is(words[at + 4], 'plural')
    )
      return [
        found('there-is-have', 'there-are', at + 1, at + 2, [oneOf(next, 'is') ? 'are' : 'were'], 0.86),
      ];
    if (
      oneOf(word, 'would', 'could', 'should', 'might', 'must') &&
      oneOf(next, 'had') &&
      is(after, 'participle')
    )
      return [found('modal', 'modal-bare', at + 1, at + 2, ['have'], 0.9)];
    if (
      oneOf(word, 'can', "can't", 'cannot') &&
      is(before, 'subject') &&
      (oneOf(words[0], 'yesterday') ||
        (oneOf(words[0], 'last') &&
          oneOf(words[1], 'week', 'month', 'year', 'summer', 'winter', 'night', 'weekend')))
    )
      return [found('modal', 'modal-bare', at, at + 1, [oneOf(word, 'can') ? 'could' : "couldn't"], 0.86)];
    if (
      at === 0 &&
      !question &&
      oneOf(word, 'is', 'was') &&
      (is(next, 'state', 'adjective') || oneOf(next, 'very', 'too', 'so', 'not', 'really')) &&
      !is(next, 'noun')
    )
      return [{ ...found('other', 'missing-it', 0, 1, [`It ${word.lower}`], 0.8), asWritten: true }];
    if (
      at > 1 &&
      is(before, 'adjective', 'comparative') &&
      is(words[at - 2], 'possessive') &&
      /^(?:Sister|Brother|Cousin|Son|Daughter|Friend)$/.test(word.text)
    )
      return [
        { ...found('capital-letters', 'capital-name', at, at + 1, [word.lower], 0.88), asWritten: true },
      ];
    if (
      oneOf(word, ...pairOwners) &&
      is(before, 'possessive') &&
      is(next, 'noun') &&
      !is(next, 'base', 'third', 'past', 'adverb') &&
      is(after, 'past', 'third')
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'`])];
    return [];
  });
