import { table } from '../../lexicon/table.ts';
import { gerund, participle, past, thirdPerson } from '../inflection.ts';
import type { Match, Pattern } from '../match.ts';
import { clauseEnd } from '../subjects.ts';
import { headOfPhrase } from '../verbs.ts';
import { is, isPureVerb, oneOf, type Word } from '../word.ts';

function tense(from: number, to: number, replacements: string[], pattern: string, confidence = 0.8): Match {
  return { code: 'tense-other', pattern, from, to, replacements, confidence };
}

const days = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** A finished time from `at` up to the end of the clause: "yesterday", "last year", "two days ago", "in 2015". */
function finishedTime(words: readonly Word[], at: number): boolean {
  const end = clauseEnd(words, at);
  for (let index = at; index < end; index++) {
    const word = words[index];
    const before = words[index - 1];
    if (
      oneOf(before, 'since', 'until', 'by') ||
      (oneOf(before, 'the') && oneOf(words[index - 2], 'for', 'in', 'over', 'during'))
    )
      continue;
    if (oneOf(word, 'yesterday', 'ago')) return true;
    if (
      oneOf(word, 'last') &&
      (oneOf(
        words[index + 1],
        'week',
        'month',
        'year',
        'night',
        'summer',
        'winter',
        'spring',
        'autumn',
        'weekend',
      ) ||
        days.test(words[index + 1]?.lower ?? ''))
    )
      return true;
    if (
      oneOf(word, 'in') &&
      /^(?:1\d\d\d|20\d\d)$/.test(words[index + 1]?.text ?? '') &&
      !oneOf(before, 'since')
    )
      return true;
  }
  return false;
}

/** "My neighbours have moved to Denmark last year" → "moved". */
export const perfectWithPast: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const short = /^(?:i|you|we|they)'ve$/.test(word.lower);
    const verb = words[at + 1];
    if (
      !(short || oneOf(word, 'have', 'has')) ||
      verb?.verb === undefined ||
      !is(verb, 'participle') ||
      (at === 0 && !short)
    )
      return [];
    if (is(words[at - 1], 'modal') || oneOf(words[at - 1], 'to', 'not') || is(words[at - 2], 'modal'))
      return [];
    if (!finishedTime(words, at + 2)) return [];
    const right = past(verb.verb);
    return [
      {
        ...tense(
          at,
          at + 2,
          [short ? `${word.text.slice(0, -3)} ${right}` : right],
          'perfect-with-past-time',
          0.82,
        ),
        code: 'tense-present-perfect',
      },
    ];
  });

/** "It is raining since we left" → "has been raining", "are married for thirty years" → "have been married". */
export const stillGoingOn: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (
      !oneOf(word, 'am', 'is', 'are') ||
      at === 0 ||
      words.some((one) => oneOf(one, 'will', 'next', 'tomorrow'))
    )
      return [];
    const end = clauseEnd(words, at + 2);
    const length = words.findIndex(
      (one, index) => index > at + 1 && index < end && oneOf(one, 'for', 'since'),
    );
    if (length < 0) return [];
    const counted =
      oneOf(words[length], 'since') ||
      ['years', 'months', 'weeks', 'days', 'hours', 'ages', 'time'].some((unit) =>
        words.slice(length, length + 5).some((one) => oneOf(one, unit)),
      );
    if (!counted) return [];
    const have = oneOf(word, 'is') ? 'has' : 'have';
    if (is(next, 'gerund') && !is(next, 'noun')) {
      if (
        oneOf(words[length], 'for') &&
        !oneOf(
          next,
          'waiting',
          'living',
          'working',
          'studying',
          'learning',
          'playing',
          'raining',
          'teaching',
          'looking',
          'trying',
          'sleeping',
          'running',
        )
      )
        return [];
      return [{ ...tense(at, at + 1, [`${have} been`], 'perfect-for', 0.78), code: 'tense-present-perfect' }];
    }
    const since = oneOf(words[length], 'since');
    const state =
      oneOf(
        next,
        'married',
        'ill',
        'sick',
        'friends',
        'divorced',
        'retired',
        'together',
        'unemployed',
        'engaged',
        'vegetarian',
      ) ||
      (since && oneOf(next, 'closed', 'open', 'here', 'there', 'in'));
    return state
      ? [{ ...tense(at, at + 1, [`${have} been`], 'perfect-for', 0.78), code: 'tense-present-perfect' }]
      : [];
  });

/** "Did you ever eat sushi?" → "Have you ever eaten", "I already finish" → "have already finished". */
export const everAndAlready: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (verb?.verb === undefined || !is(verb, 'base')) return [];
    if (
      question &&
      oneOf(word, 'ever') &&
      oneOf(words[at - 2], 'did') &&
      is(words[at - 1], 'subject') &&
      !finishedTime(words, at)
    ) {
      const have = oneOf(words[at - 1], 'he', 'she', 'it') ? 'has' : 'have';
      return [
        {
          ...tense(
            at - 2,
            at + 2,
            [`${have} ${words[at - 1]?.text} ever ${participle(verb.verb)}`],
            'perfect-ever',
            0.75,
          ),
          code: 'tense-present-perfect',
        },
      ];
    }
    const action = [
      'finish',
      'eat',
      'see',
      'do',
      'buy',
      'read',
      'send',
      'write',
      'tell',
      'visit',
      'watch',
      'complete',
      'pay',
    ].includes(verb.verb);
    if (
      oneOf(word, 'already', 'just') &&
      action &&
      oneOf(words[at - 1], 'i', 'we', 'they', 'you') &&
      !is(words[at - 2], 'do', 'modal')
    ) {
      return [
        {
          ...tense(at, at + 2, [`have ${word.text} ${participle(verb.verb)}`], 'perfect-ever', 0.75),
          code: 'tense-present-perfect',
        },
      ];
    }
    return [];
  });

const timeLinks = ['when', 'if', 'before', 'after', 'until', 'till', 'unless', 'while'];
const askers = [
  'know',
  'ask',
  'wonder',
  'tell',
  'say',
  'see',
  'think',
  'guess',
  'remember',
  'decide',
  'sure',
  'matter',
  'understand',
  'find',
  'doubt',
  'care',
  'explain',
  'imagine',
  'predict',
];

/** "I will message you when I will get home" → "when I get home", "If it will rain, …" → "If it rains". */
export const willAfterTime: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const asSoon = oneOf(word, 'soon') && oneOf(words[at - 1], 'as') && oneOf(words[at + 1], 'as');
    if (!asSoon && !oneOf(word, ...timeLinks)) return [];
    if (at > 0 && question && oneOf(word, 'when')) return [];
    const from = asSoon ? at + 2 : at + 1;
    const pronoun = is(words[from], 'subject');
    const end = pronoun
      ? from + 1
      : is(words[from], 'possessive', 'name') || oneOf(words[from], 'the', 'this')
        ? (headOfPhrase(words, from) ?? -2) + 1
        : -1;
    const will = words[end];
    const verb = words[end + 1];
    if (end < from + 1 || !oneOf(will, 'will', "won't") || verb === undefined) return [];
    if (words.slice(Math.max(0, at - 4), at).some((one) => askers.includes(one.verb ?? one.lower))) return [];
    const other =
      at === 0
        ? words.slice(end).some((one) => oneOf(one, ','))
        : words
            .slice(0, at)
            .some((one) => is(one, 'modal') || /'ll$/.test(one.lower) || oneOf(one, 'please')) ||
          isPureVerb(words[0]);
    if (!other) return [];
    const third = pronoun ? oneOf(words[from], 'he', 'she', 'it') : !is(words[end - 1], 'plural');
    const base = oneOf(verb, 'be') ? 'be' : is(verb, 'base') ? verb.verb : undefined;
    if (
      base === undefined ||
      ['excuse', 'let', 'forgive', 'allow', 'permit', 'follow', 'pardon', 'please'].includes(base)
    )
      return [];
    const be = oneOf(words[from], 'i') ? 'am' : third ? 'is' : 'are';
    const form =
      base === 'be'
        ? be
        : oneOf(will, "won't")
          ? `${third ? "doesn't" : "don't"} ${base}`
          : third
            ? thirdPerson(base)
            : base;
    return [tense(end, end + 2, [form], 'if-will', 0.84)];
  });

const actions = new Set(
  'sleep work play read cook watch study eat drink wait talk cry run walk write listen look wash clean swim dance sing shower'.split(
    ' ',
  ),
);

/** "The baby sleeps now" → "is sleeping", "I work at the moment" → "am working". */
export const rightNow: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const moment =
      (oneOf(word, 'now') && (words[at + 1] === undefined || is(words[at + 1], 'mark'))) ||
      (oneOf(word, 'moment') && oneOf(words[at - 1], 'the') && oneOf(words[at - 2], 'at'));
    if (!moment) return [];
    const start = words.slice(0, at).findLastIndex((one) => is(one, 'mark', 'conjunction')) + 1;
    const verbAt = words.findIndex(
      (one, index) => index > start && index < at && is(one, 'third', 'base') && actions.has(one.verb ?? ''),
    );
    const verb = words[verbAt];
    const subject = words[verbAt - 1];
    if (
      verb?.verb === undefined ||
      words
        .slice(start, at)
        .some(
          (one) =>
            is(one, 'be', 'modal', 'do', 'have') ||
            (oneOf(one, 'to', 'from', 'until', 'by', 'right') && oneOf(one, 'from', 'until', 'by', 'to')),
        )
    )
      return [];
    if (
      !is(subject, 'subject', 'human', 'name', 'noun', 'plural') ||
      (is(verb, 'noun') && !is(subject, 'subject'))
    )
      return [];
    const be = oneOf(subject, 'i') ? 'am' : is(verb, 'third') ? 'is' : 'are';
    return [tense(verbAt, verbAt + 1, [`${be} ${gerund(verb.verb)}`], 'right-now', 0.72)];
  });

/** "When I was a child, I play" → "played"; "By the time they get there, the roof had collapsed" → "got". */
export const pastSequence: Pattern = ({ words }) => {
  const comma = words.findIndex((word) => oneOf(word, ','));
  if (comma < 3) return [];
  const first = words.slice(0, comma);
  const rest = words.slice(comma + 1);
  if (
    oneOf(words[0], 'when') &&
    is(words[1], 'subject') &&
    (oneOf(words[2], 'was', 'were') || (is(words[2], 'past') && !is(words[2], 'base')))
  ) {
    const subject = words[comma + 1];
    const verb = words[comma + 2];
    if (
      !is(subject, 'subject') ||
      verb?.verb === undefined ||
      !is(verb, 'base', 'third') ||
      is(verb, 'past', 'have', 'do')
    )
      return [];
    if (
      rest.some((one) => is(one, 'modal') || oneOf(one, 'now', 'still', 'know', 'think', 'remember')) ||
      oneOf(verb, 'know', 'think', 'remember', 'mean', 'guess')
    )
      return [];
    return [tense(comma + 2, comma + 3, [past(verb.verb)], 'past-time')];
  }
  const opener =
    oneOf(words[0], 'when', 'after', 'before') || (oneOf(words[0], 'by') && oneOf(words[2], 'time'));
  const had = rest.some(
    (one, index) =>
      oneOf(one, 'had') && (is(rest[index + 1], 'participle') || is(rest[index + 2], 'participle')),
  );
  if (!opener || !had) return [];
  const at = first.findIndex(
    (one, index) =>
      index > 1 &&
      is(one, 'base', 'third') &&
      !is(one, 'noun', 'past') &&
      is(first[index - 1], 'subject', 'plural', 'noun', 'name', 'human'),
  );
  const verb = words[at];
  return at < 0 || verb?.verb === undefined ? [] : [tense(at, at + 1, [past(verb.verb)], 'past-time', 0.75)];
};

const reporting = ['promised', 'said', 'told', 'thought', 'knew', 'hoped', 'believed', 'decided'];

/** "Last week he promised that he will lend" → "would lend". */
export const reportedWill: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'will', "won't") || !is(words[at - 1], 'subject')) return [];
    const from = words.slice(Math.max(0, at - 5), at - 1);
    if (!from.some((one) => oneOf(one, ...reporting)) || from.some((one) => is(one, 'mark'))) return [];
    const old =
      words.some((one) => oneOf(one, 'yesterday', 'ago', 'last')) ||
      from.some((one) => oneOf(one, 'promised', 'thought', 'knew', 'hoped'));
    return old
      ? [tense(at, at + 1, [oneOf(word, 'will') ? 'would' : "wouldn't"], 'reported-will', 0.78)]
      : [];
  });

const helped = table<string>({ can: 'can', must: 'must', should: 'should', will: 'will' });

/** "Do you can ride" → "Can you ride", "will can come" → "will be able to", "Yesterday I must work" → "had to", "rather to walk" → "rather walk". */
export const modalSlips: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const modal = (from: number, to: number, replacements: string[], confidence = 0.88): Match[] => [
      { code: 'modal', pattern: 'modal-bare', from, to, replacements, confidence },
    ];
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(word, 'do', 'does', 'did') && is(next, 'subject') && helped[after?.lower ?? ''] !== undefined)
      return modal(at, at + 3, [`${after?.lower} ${next?.text}`], 0.92);
    if (oneOf(word, "don't", "doesn't") && oneOf(next, 'can', 'must', 'should'))
      return modal(at, at + 2, [oneOf(next, 'can') ? "can't" : `${next?.text}n't`], 0.92);
    if (oneOf(word, 'can') && oneOf(next, 'have') && is(after, 'participle') && is(words[at - 1], 'subject'))
      return modal(at, at + 1, ['could']);
    if (oneOf(word, 'will', "won't", 'might', 'may', 'should') && oneOf(next, 'can'))
      return modal(at, at + 2, [`${word.text} be able to`]);
    if (oneOf(word, 'will', 'may', 'might') && oneOf(next, 'must'))
      return modal(at, at + 2, [`${word.text} have to`]);
    if (oneOf(word, 'can', 'could') && (oneOf(next, 'able') || (oneOf(next, 'be') && oneOf(after, 'able'))))
      return modal(at, oneOf(next, 'able') ? at + 3 : at + 4, [word.text]);
    if (
      oneOf(word, 'must') &&
      is(words[at - 1], 'subject') &&
      is(next, 'base') &&
      !oneOf(next, 'have', 'be') &&
      (oneOf(words[0], 'yesterday', 'last') ||
        words
          .slice(at)
          .some(
            (one, index) =>
              oneOf(one, 'yesterday') ||
              (oneOf(one, 'last') &&
                oneOf(words[at + index + 1], 'week', 'night', 'year', 'month', 'summer')),
          ))
    )
      return modal(at, at + 1, ['had to']);
    if (
      oneOf(word, 'rather', 'better') &&
      oneOf(next, 'to') &&
      is(after, 'base') &&
      (/'d$/.test(words[at - 1]?.lower ?? '') || oneOf(words[at - 1], 'had', 'would'))
    )
      return modal(at + 1, at + 3, [after?.text ?? '']).map((match) =>
        oneOf(word, 'rather') ? { ...match, code: 'verb-pattern' as const, pattern: 'let-make' } : match,
      );
    if (oneOf(word, "let's", 'let’s') && oneOf(next, 'to') && is(after, 'base'))
      return [
        {
          ...modal(at + 1, at + 3, [after?.text ?? ''])[0],
          code: 'verb-pattern',
          pattern: 'let-make',
        } as Match,
      ];
    const useless =
      oneOf(word, 'to') &&
      ((oneOf(words[at - 1], 'use') && oneOf(words[at - 2], 'no')) ||
        (oneOf(words[at - 1], 'point') && oneOf(words[at - 2], 'no')));
    if (useless && next?.verb !== undefined && is(next, 'base'))
      return [
        {
          ...modal(at, at + 2, [gerund(next.verb)])[0],
          code: 'verb-pattern',
          pattern: 'gerund-phrase',
        } as Match,
      ];
    return [];
  });

/** "gets to the office early and make tea" → "makes": one subject, two verbs. */
export const secondVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (
      !oneOf(word, 'and', 'but', 'then') ||
      verb?.verb === undefined ||
      !is(verb, 'base') ||
      is(verb, 'past')
    )
      return [];
    if (
      !isPureVerb(verb) &&
      !(
        oneOf(
          verb,
          'make',
          'work',
          'play',
          'drink',
          'help',
          'study',
          'watch',
          'cook',
          'walk',
          'talk',
          'go',
        ) && is(words[at + 2], 'determiner', 'possessive', 'preposition', 'mass', 'object', 'noun')
      )
    )
      return [];
    const left = words.slice(0, at);
    const first = left.findIndex((one) => is(one, 'third') && !is(one, 'plural', 'noun', 'be', 'have', 'do'));
    const singular =
      first > 0 &&
      (is(words[first - 1], 'subject', 'human', 'name', 'noun', 'frequency') ||
        oneOf(words[first - 1], 'also', 'really'));
    if (
      !singular ||
      left
        .slice(first + 1)
        .some(
          (one) =>
            (oneOf(one, 'to', 'let', 'make', 'makes', 'lets', 'helps') &&
              (oneOf(one, 'let', 'make', 'makes', 'lets', 'helps') ||
                is(words[words.indexOf(one) + 1], 'base'))) ||
            is(one, 'modal', 'subject', 'do') ||
            (is(one, 'plural') && is(words[words.indexOf(one) + 1], 'base')),
        )
    )
      return [];
    if (oneOf(words[0], 'if', 'what', 'who', 'does', 'do')) return [];
    return [
      {
        code: 'third-person-s',
        pattern: 'third-person-s',
        from: at + 1,
        to: at + 2,
        replacements: [thirdPerson(verb.verb)],
        confidence: 0.75,
      },
    ];
  });

/** "the air … in Summer" → "in summer", "mrs Akın" → "Mrs Akın", "professor Aksoy" → "Professor Aksoy". */
export const moreCapitals: Pattern = ({ words }) =>
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

/** "so generous people" → "such", "a job like a translator" → "as", "I didn't like." → "like it". */
export const smallSlips: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const other = (from: number, to: number, replacements: string[]): Match[] => [
      { code: 'other', pattern: 'small-slip', from, to, replacements, confidence: 0.8 },
    ];
    const next = words[at + 1];
    if (
      oneOf(word, 'so') &&
      is(next, 'adjective') &&
      !is(next, 'adverb') &&
      (is(words[at + 2], 'plural') || oneOf(words[at + 2], 'people', 'weather')) &&
      is(words[at - 1], 'be', 'have')
    )
      return other(at, at + 1, ['such']);
    if (
      oneOf(word, 'like') &&
      oneOf(words[at - 1], 'job', 'work', 'works', 'worked', 'working') &&
      oneOf(next, 'a', 'an') &&
      is(words[at + 2], 'occupation', 'human')
    )
      return other(at, at + 1, ['as']);
    if (
      oneOf(
        word,
        'boring',
        'exciting',
        'interesting',
        'confusing',
        'frightening',
        'surprising',
        'disappointing',
        'annoying',
        'embarrassing',
        'tiring',
        'exhausting',
        'worrying',
        'relaxing',
      )
    ) {
      const degree = oneOf(words[at - 1], 'very', 'so', 'really', 'too') ? at - 2 : at - 1;
      const me =
        oneOf(words[degree], "i'm") ||
        (oneOf(words[degree], 'am', 'was') && oneOf(words[degree - 1], 'i')) ||
        words[degree]?.verb === 'feel';
      const noun =
        is(next, 'noun', 'plural', 'adjective') && !is(next, 'preposition', 'conjunction', 'adverb');
      if (me && !noun)
        return [
          {
            ...other(at, at + 1, [
              word.lower === 'tiring'
                ? 'tired'
                : word.lower
                    .replace(/ying$/, 'ied')
                    .replace(
                      /ing$/,
                      word.lower === 'exhausting' || !/[^aeiou]ing$/.test(word.lower) ? 'ed' : 'ed',
                    )
                    .replace('annoied', 'annoyed')
                    .replace('boried', 'bored'),
            ])[0],
            pattern: 'feeling-ing',
          } as Match,
        ];
    }
    if (
      oneOf(word, 'like', 'love', 'enjoy') &&
      (next === undefined || oneOf(next, '.', ',')) &&
      oneOf(words[at - 1], "didn't", "don't", 'really', "doesn't") &&
      words.slice(0, at).some((one) => oneOf(one, 'but')) &&
      !words.slice(0, at - 3).some((one) => one.verb === word.verb)
    )
      return other(at, at + 1, [`${word.text} it`]);
    return [];
  });

const changed = { read: 'studies' };
/** "My age is fifteen" → "I am fifteen", "reads at a university" → "studies", "my chef at the company" → "boss", "actual topics" → "current". */
export const meantDifferently: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const calque = (from: number, to: number, replacements: string[], confidence = 0.82): Match[] => [
      { code: 'false-friends-and-calques', pattern: 'calque', from, to, replacements, confidence },
    ];
    const next = words[at + 1];
    const persons = table<string>({
      my: 'I am',
      your: 'you are',
      his: 'he is',
      her: 'she is',
      our: 'we are',
      their: 'they are',
    });
    if (
      oneOf(next, 'age') &&
      oneOf(words[at + 2], 'is') &&
      persons[word.lower] !== undefined &&
      is(words[at + 3], 'number')
    )
      return calque(at, at + 3, [persons[word.lower] ?? '']);
    if (
      word.verb === 'read' &&
      oneOf(next, 'at', 'in') &&
      (oneOf(words[at + 2], 'university', 'college', 'school') ||
        oneOf(words[at + 3], 'university', 'college', 'school')) &&
      !is(words[at + 4], 'noun') &&
      is(words[at - 1], 'subject', 'human', 'name')
    )
      return calque(at, at + 1, [
        is(word, 'third') ? changed.read : is(word, 'gerund') ? 'studying' : 'study',
      ]);
    if (
      oneOf(word, 'chef') &&
      is(words[at - 1], 'possessive') &&
      (oneOf(next, 'at', 'in') || oneOf(next, 'said', 'says', 'wants', 'told', 'gave')) &&
      words.some((one) =>
        oneOf(one, 'office', 'company', 'meeting', 'report', 'work', 'salary', 'bank', 'holiday', 'project'),
      )
    )
      return calque(at, at + 1, ['boss']);
    if (
      oneOf(word, 'actual') &&
      oneOf(next, 'topic', 'topics', 'news', 'events', 'issues', 'subjects', 'problems')
    )
      return calque(at, at + 1, ['current', 'topical']);
    if (
      oneOf(word, 'fabric', 'fabrics') &&
      words
        .slice(0, at)
        .some(({ verb }) => verb === 'work' || verb === 'sew' || verb === 'produce' || verb === 'make') &&
      words.slice(Math.max(0, at - 4), at).some((one) => oneOf(one, 'in', 'at')) &&
      is(words[at - 1], 'determiner', 'adjective')
    )
      return calque(at, at + 1, [word.lower === 'fabric' ? 'factory' : 'factories']);
    if (
      oneOf(word, 'for', 'to', 'by') &&
      is(next, 'possessive') &&
      oneOf(words[at + 2], 'idea', 'opinion', 'view') &&
      (at === 0 || is(words[at - 1], 'mark'))
    )
      return calque(at, at + 3, [
        `in ${next?.text} ${oneOf(words[at + 2], 'idea') ? 'opinion' : words[at + 2]?.text}`,
      ]);
    return [];
  });
