import { past } from '../../inflection.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';
import { order } from '../word-order/word-order-change.ts';

const asked = [
  'know',
  'ask',
  'tell',
  'wonder',
  'remember',
  'understand',
  'forget',
  'explain',
  'show',
  'say',
  'learn',
];

/** Corrects "I wonder how did they manage" → "how they managed". */
export const indirectDid: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'did', 'does', 'do') || !is(words[at - 1], 'question', 'noun')) return [];
    const asking = words
      .slice(Math.max(0, at - 5), at - 1)
      .some(({ verb }) => verb !== undefined && asked.includes(verb));
    const who = is(words[at + 1], 'subject') ? at + 2 : (headOfPhrase(words, at + 1) ?? -2) + 1;
    const verb = words[who];
    if (!asking || who < at + 2 || verb?.verb === undefined || !is(verb, 'base')) return [];
    if (is(words[at - 1], 'noun') && !is(words[at - 2], 'question')) return [];
    if (oneOf(word, 'do') && !is(words[at + 1], 'subject')) return [];
    const form = oneOf(word, 'did') ? past(verb.verb) : oneOf(word, 'does') ? `${verb.verb}s` : verb.verb;
    return [
      {
        ...order(at, who + 1, [`${textOf(words, at + 1, who)} ${form}`]),
        code: 'question-formation',
        pattern: 'indirect-question',
      },
    ];
  });

const statement = ['you', 'they', 'he', 'she'];

/**
 * Inserts a missing "do": "You like coffee?" → "Do you like coffee?", "How long it takes?" → "does it take", "When
 * the film starts?" → "does the film start".
 */
export const questionWithoutDo: Pattern = ({ words, question }) => {
  if (!question) return [];
  const [first, second] = words;
  const echo = words.some((word, at) => at > 1 && is(word, 'question') && is(words[at + 1], 'mark'));
  if (
    !echo &&
    oneOf(first, ...statement) &&
    words.length > 3 &&
    words.filter((one) => is(one, 'mark')).length === 1
  ) {
    const verb = second;
    if (
      verb?.verb === undefined ||
      !(isPureVerb(verb) || oneOf(verb, 'like', 'work', 'play', 'live', 'likes', 'works', 'plays', 'lives'))
    )
      return [];
    if (oneOf(verb, 'know', 'mean', 'see', 'guess') || is(verb, 'be', 'have')) return [];
    const helper = is(verb, 'third') ? 'Does' : is(verb, 'base') ? 'Do' : undefined;
    if (helper === undefined) return [];
    return [
      {
        code: 'question-formation',
        pattern: 'question-do',
        from: 0,
        to: 2,
        replacements: [`${helper} ${first?.lower} ${verb.verb}`],
        confidence: 0.72,
      },
    ];
  }
  return words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'how', 'when', 'where', 'why', 'what') || !(at === 0 || is(words[at - 1], 'mark')))
      return [];
    let from = at + 1;
    if (oneOf(word, 'how') && oneOf(words[from], 'long', 'much', 'often', 'far', 'many')) from++;
    if (oneOf(word, 'what') && oneOf(words[from], 'time')) from++;
    const it = oneOf(words[from], 'it', 'this', 'that');
    const thing = is(words[from], 'possessive') || oneOf(words[from], 'the', 'this', 'these');
    const end =
      it && !(thing && headOfPhrase(words, from) !== undefined)
        ? from + 1
        : thing
          ? (headOfPhrase(words, from) ?? -2) + 1
          : -1;
    const verb = words[end];
    if (end < from + 1 || verb?.verb === undefined || is(verb, 'be', 'have', 'modal', 'do')) return [];
    if (!is(verb, 'third', 'base', 'past') || (is(verb, 'participle') && !is(verb, 'past'))) return [];
    if (is(verb, 'noun') && !is(verb, 'third')) return [];
    if (
      words
        .slice(end + 1)
        .some((one) => oneOf(one, ',') || is(one, 'modal', 'do') || oneOf(one, 'is', 'are', 'was'))
    )
      return [];
    const plural = is(words[end - 1], 'plural');
    const helper = is(verb, 'third') ? 'does' : is(verb, 'past') ? 'did' : plural ? 'do' : 'does';
    return [
      {
        code: 'question-formation',
        pattern: 'question-do',
        from,
        to: end + 1,
        replacements: [`${helper} ${textOf(words, from, end)} ${verb.verb}`],
        confidence: 0.8,
      },
    ];
  });
};

/** Corrects the verb after "do" in a question: "Does your brother works" → "work", "Did you enjoyed" → "enjoy". */
export const doubleMarkedQuestion: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'do', 'does', 'did', "doesn't", "didn't", "don't")) return [];
    if (
      !(
        at === 0 ||
        is(words[at - 1], 'mark', 'question') ||
        oneOf(words[at - 1], 'time', 'long', 'many', 'often')
      )
    )
      return [];
    const pronoun = is(words[at + 1], 'subject');
    const end = pronoun
      ? at + 2
      : is(words[at + 1], 'possessive', 'name') || oneOf(words[at + 1], 'the', 'this')
        ? (headOfPhrase(words, at + 1) ?? -2) + 1
        : -1;
    const verb: Word | undefined = words[end];
    if (end < at + 2 || verb?.verb === undefined || is(verb, 'base', 'noun', 'adjective')) return [];
    if (!is(verb, 'third', 'past') || is(verb, 'plural')) return [];
    return [
      {
        code: 'question-formation',
        pattern: 'did-past',
        from: end,
        to: end + 1,
        replacements: [verb.verb],
        confidence: 0.9,
      },
    ];
  });
