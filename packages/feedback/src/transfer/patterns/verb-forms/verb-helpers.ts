import { participle, past, thirdPerson } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';

/** Corrects wrong verb forms: "to bought" → "to buy", "has went" → "has gone", "was wrote by" → "was written by". */
export const wrongVerbForm: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (verb?.verb === undefined || is(verb, 'base', 'noun', 'adjective', 'plural')) return [];
    const wrong = (code: Match['code'], right: string, confidence = 0.86): Match[] => [
      found(code, 'verb-form', at + 1, at + 2, [right], confidence),
    ];
    if (
      oneOf(word, 'to') &&
      (is(verb, 'past') || (is(verb, 'third') && !is(verb, 'be'))) &&
      (words[at - 1]?.verb !== undefined ||
        oneOf(words[at - 1], 'not', 'how', 'important', 'necessary', 'ready', 'able', 'going', 'time', 'way'))
    ) {
      return is(verb, 'participle') &&
        is(verb, 'past') &&
        oneOf(words[at - 1], 'due', 'used', 'according', 'compared', 'close')
        ? []
        : wrong('verb-pattern', verb.verb);
    }
    const pastOnly = is(verb, 'past') && !is(verb, 'participle');
    const helper =
      oneOf(
        word,
        'have',
        'has',
        'had',
        "haven't",
        "hasn't",
        "hadn't",
        "i've",
        "we've",
        "they've",
        "you've",
      ) ||
      (oneOf(word, 'already', 'just', 'never', 'ever') && is(words[at - 1], 'have'));
    if (pastOnly && helper) return wrong('tense-other', participle(verb.verb));
    if (
      pastOnly &&
      oneOf(word, 'is', 'was', 'were', 'are', 'been') &&
      (oneOf(words[at + 2], 'by', 'in', 'at', 'last') ||
        words[at + 2] === undefined ||
        is(words[at + 2], 'mark')) &&
      !is(words[at - 1], 'subject')
    )
      return wrong('tense-other', participle(verb.verb), 0.88);
    return [];
  });

/**
 * Corrects wrong auxiliaries: "Do you from Turkey?" → "Are you from Turkey?", "Is she works" → "Does she work",
 * "What are you do?" → "What are you doing?", "Nobody didn't come" → "Nobody came".
 */
export const wrongHelpers: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const ask = (from: number, to: number, right: string): Match[] => [
      found('question-formation', 'question-do', from, to, [right], 0.86),
    ];
    const opens = at === 0 || is(words[at - 1], 'question', 'mark');
    if (question && opens && oneOf(word, 'do', 'does') && is(next, 'subject')) {
      const state =
        (is(after, 'state', 'adjective') &&
          !is(after, 'base', 'adverb', 'noun') &&
          !oneOf(after, 'fancy', 'mind')) ||
        oneOf(after, 'from') ||
        (oneOf(after, 'a', 'an') && is(words[at + 3], 'occupation', 'human')) ||
        (oneOf(after, 'at') && oneOf(words[at + 3], 'home', 'school', 'work'));
      if (state) return ask(at, at + 1, oneOf(word, 'does') ? 'is' : oneOf(next, 'i') ? 'am' : 'are');
    }
    if (
      question &&
      opens &&
      oneOf(word, 'is', 'are', 'am') &&
      is(next, 'subject') &&
      after?.verb !== undefined
    ) {
      const third = oneOf(next, 'he', 'she', 'it');
      if (
        (isPureVerb(after) || oneOf(after, 'like', 'work', 'play', 'live', 'want')) &&
        !is(after, 'participle', 'adjective')
      )
        return ask(at, at + 1, third ? 'does' : 'do');
      if (is(after, 'third') && !is(after, 'plural', 'noun'))
        return ask(at, at + 3, `does ${next?.text} ${after.verb}`);
    }
    if (
      oneOf(word, 'nobody', 'nothing') &&
      oneOf(next, "didn't", "doesn't", "don't") &&
      after?.verb !== undefined &&
      is(after, 'base')
    ) {
      return [
        found(
          'negation',
          'double-negative',
          at + 1,
          at + 3,
          [oneOf(next, "didn't") ? past(after.verb) : thirdPerson(after.verb)],
          0.88,
        ),
      ];
    }
    if (
      oneOf(word, 'no') &&
      is(next, 'noun', 'plural', 'mass') &&
      words.slice(Math.max(0, at - 4), at).some((one) => /n't$/.test(one.lower)) &&
      !words.slice(Math.max(0, at - 4), at).some((one) => is(one, 'mark'))
    )
      return [found('negation', 'double-negative', at, at + 1, ['any'], 0.85)];
    return [];
  });
