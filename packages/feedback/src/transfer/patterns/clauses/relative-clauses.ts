import type { Match, Pattern } from '../../match.ts';
import { nounPhrase } from '../../noun-phrase.ts';
import { is, oneOf, type Word } from '../../word.ts';

const relative = (
  from: number,
  to: number,
  replacements: string[],
  pattern = 'relative-form',
  confidence = 0.83,
): Match => ({
  code: 'relative-pronoun',
  pattern,
  from,
  to,
  replacements,
  confidence,
});

const finite = (word: Word | undefined) =>
  (is(word, 'be', 'modal', 'do', 'have') && !oneOf(word, 'be', 'been', 'being', 'having')) ||
  (is(word, 'third', 'past') && !is(word, 'plural', 'noun', 'adjective', 'base'));

const groups = [
  'people',
  'children',
  'students',
  'kids',
  'girls',
  'boys',
  'men',
  'women',
  'guys',
  'friends',
  'guests',
  'parents',
];
const isPerson = (word: Word | undefined) =>
  is(word, 'human', 'name') || oneOf(word, ...groups) || /(?:ers|ors|ists|men)$/.test(word?.lower ?? '');

/** Corrects "The nurse whom treated me" → "who treated me". */
export const whomAsSubject: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] =>
    oneOf(word, 'whom') &&
    is(words[at - 1], 'noun', 'plural', 'human', 'name', 'unknown', 'mark') &&
    finite(words[at + 1])
      ? [relative(at, at + 1, ['who'], 'relative-form', 0.88)]
      : [],
  );

/**
 * Corrects "The girl is singing now is my cousin" → "who is singing". Such a sentence has two verbs with the same
 * subject and no relative pronoun.
 */
export const missingSubjectRelative: Pattern = ({ words, question }) => {
  const subject = is(words[0], 'determiner', 'possessive', 'plural') ? nounPhrase(words, 0) : undefined;
  if (question || !subject || !is(words[subject.head], 'human', 'plural', 'noun')) return [];
  const verb = words[subject.to];
  const going = oneOf(verb, 'is', 'are', 'was', 'were') && is(words[subject.to + 1], 'gerund', 'participle');
  const plain =
    subject.plural &&
    is(verb, 'base') &&
    !is(verb, 'noun', 'modal', 'have', 'do', 'be') &&
    is(words[subject.to + 1], 'preposition');
  if (!going && !plain) return [];
  for (let at = subject.to + 2; at < Math.min(words.length, subject.to + 9); at++) {
    const word = words[at];
    if (is(word, 'mark', 'conjunction', 'question', 'subject') || oneOf(word, 'that', 'who', 'to')) return [];
    if (!(is(word, 'be', 'have', 'modal') && !oneOf(word, 'be', 'been', 'being', 'having'))) continue;
    if (oneOf(words[at - 1], 'what')) return [];
    if (oneOf(words[at - 1], 'there') && !oneOf(words[at - 2], 'over', 'out', 'up', 'down')) return [];
    const links = isPerson(words[subject.head]) ? ['who', 'that'] : ['that', 'which'];
    const head = words[subject.head]?.text;
    return [
      relative(
        subject.head,
        subject.head + 1,
        links.map((link) => `${head} ${link}`),
        'missing-who',
        0.83,
      ),
    ];
  }
  return [];
};

const someone = ['anybody', 'anyone', 'somebody', 'someone', 'nobody', 'something', 'anything', 'nothing'];

/** Corrects "Do you know anybody can repair it?" → "anybody who can". */
export const whoAfterSomebody: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at - 1];
    const wanted =
      ['know', 'have', 'meet', 'find', 'see', 'want', 'need', 'marry'].includes(verb?.verb ?? '') ||
      oneOf(verb, 'for', 'have', 'has', 'is', "there's");
    const next = words[at + 1];
    if (!oneOf(word, ...someone) || !wanted || at < 2) return [];
    const acts = is(next, 'modal') || (is(next, 'third') && !is(next, 'plural', 'noun'));
    if (!acts) return [];
    // Skips a sentence in which a clause is the object of "know", as in "I know nobody can help".
    if (oneOf(verb, 'know', 'knew', 'knows') && !words.slice(0, at).some((one) => is(one, 'do'))) return [];
    return [
      relative(at, at + 1, [`${word.text} ${/thing$/.test(word.lower) ? 'that' : 'who'}`], 'missing-who'),
    ];
  });

const places =
  `city town village house flat school hotel street company office university hospital factory country district
  neighbourhood place room building restaurant cafe hamlet island region camp park`.split(/\s+/);

/** Corrects "The city where I was born in" → "where I was born". */
export const doublyPlaced: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'where') || !oneOf(words[at - 1], ...places)) return [];
    const subject = nounPhrase(words, at + 1);
    if (!subject) return [];
    for (let index = subject.to + 1; index < Math.min(words.length, subject.to + 5); index++) {
      if (is(words[index], 'mark', 'conjunction')) return [];
      const after = words[index + 1];
      const hangs =
        oneOf(words[index], 'in', 'at') &&
        (after === undefined ||
          is(after, 'mark', 'be', 'have', 'third', 'modal') ||
          (is(after, 'past') && !is(after, 'adjective')));
      if (hangs) return [relative(index - 1, index + 1, [words[index - 1]?.text ?? ''], 'where-in', 0.86)];
    }
    return [];
  });

/** Corrects "The hamlet which my grandparents grew up is …" → "where my grandparents grew up". */
export const placeWithoutWhere: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'which', 'that') || !oneOf(words[at - 1], ...places)) return [];
    const subject = nounPhrase(words, at + 1);
    const verb = words[subject?.to ?? -1];
    if (!subject || verb === undefined) return [];
    const end = subject.to + (oneOf(words[subject.to + 1], 'up', 'born') ? 2 : 1);
    const settled =
      ['live', 'stay', 'grow', 'meet', 'study', 'work'].includes(verb.verb ?? '') ||
      oneOf(words[subject.to + 1], 'born');
    const after = words[end];
    const closes =
      after === undefined || is(after, 'mark', 'be', 'have') || oneOf(after, 'last', 'for', 'was');
    return settled && closes ? [relative(at, at + 1, ['where'], 'relative-form', 0.84)] : [];
  });

const owners = ['his', 'her', 'their', 'its'];

/** Corrects "a man who his daughter works there" → "whose daughter". */
export const whoHis: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'who', 'that', 'which') || !oneOf(words[at + 1], ...owners)) return [];
    if (
      !is(words[at - 1], 'human', 'name', 'plural', 'noun') ||
      oneOf(words[at - 1], 'fact', 'idea', 'hope', 'way', 'news')
    )
      return [];
    const owned = nounPhrase(words, at + 1);
    if (!owned || !finite(words[owned.to])) return [];
    if (!oneOf(word, 'who') && !is(words[at - 1], 'human', 'name')) return [];
    const told = ['say', 'tell', 'think', 'know', 'believe', 'show', 'hope'];
    if (oneOf(word, 'that') && words.slice(0, at).some((one) => told.includes(one.verb ?? ''))) return [];
    return [relative(at, at + 2, ['whose'], 'relative-form', 0.86)];
  });

/** Corrects "The film which director was Turkish" → "whose director". */
export const whichForWhose: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'which', 'that', 'who') || !is(words[at - 1], 'noun', 'plural', 'human')) return [];
    const owned = words[at + 1];
    if (!is(owned, 'countable', 'human') || is(owned, 'base', 'third', 'past', 'plural', 'name')) return [];
    if (!oneOf(words[at + 2], 'is', 'was', 'has', 'had', 'lives', 'works')) return [];
    return [relative(at, at + 1, ['whose'], 'relative-form', 0.86)];
  });

/**
 * Corrects "The girl that I talked with her is nice" → "talked with". "That" is already the object, so "her" is
 * unnecessary.
 */
export const pronounTwice: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'her', 'him', 'them', 'it') || !is(words[at - 1], 'preposition')) return [];
    const after = words[at + 1];
    if (after !== undefined && !finite(after) && !oneOf(after, '.', '!', '?', 'yesterday')) return [];
    const link = words.findLastIndex(
      (one, index) => index < at - 3 && index > at - 8 && oneOf(one, 'that', 'who', 'which', 'whom'),
    );
    if (link < 1 || !is(words[link - 1], 'noun', 'plural', 'human') || !is(words[link + 1], 'subject'))
      return [];
    if (words.slice(link + 1, at).some((one) => is(one, 'mark', 'conjunction', 'noun', 'plural'))) return [];
    const settled = words
      .slice(0, link)
      .some((one) =>
        ['say', 'know', 'think', 'tell', 'hope', 'believe', 'show', 'mean'].includes(one.verb ?? ''),
      );
    return settled ? [] : [relative(at - 1, at + 1, [words[at - 1]?.text ?? ''], 'repeated-object', 0.84)];
  });

const living =
  `whale shark bear wolf fox lion tiger elephant monkey rabbit hen duck sheep mouse bee ant spider fish dog cat bird horse cow animal baby team company family police government class committee group band crew club
  staff army crowd couple audience enemy union party team puppy kitten`.split(/\s+/);

/** Corrects "There was a storm who destroyed the harbour" → "that destroyed". "Who" can refer only to people. */
export const whoForThings: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const noun = words[at - 1];
    if (
      !oneOf(word, 'who') ||
      !is(noun, 'noun', 'plural', 'mass') ||
      is(noun, 'human', 'name', 'unknown', 'adjective') ||
      oneOf(noun, ...groups)
    )
      return [];
    if (/(?:er|or|ist|man|men|ian|ant|ent|ee|eer|ers|ors|ists)$/.test(noun?.lower ?? '')) return [];
    if (
      living.includes(noun?.noun ?? noun?.lower ?? '') ||
      !is(words[at - 2], 'determiner', 'adjective', 'possessive', 'plural', 'number')
    )
      return [];
    // The person that "who" refers to may be mentioned earlier, as in "the girl in the car who waved".
    const before = words.slice(0, at - 1);
    if (
      before.some(
        (one) =>
          is(one, 'human', 'name') ||
          oneOf(
            one,
            'someone',
            'somebody',
            'anyone',
            'anybody',
            'people',
            'one',
            'those',
            'ask',
            'asked',
            'know',
            'wonder',
            'he',
            'she',
          ),
      )
    )
      return [];
    return finite(words[at + 1]) && is(words[at - 2], 'determiner', 'adjective')
      ? [relative(at, at + 1, ['that', 'which'], 'relative-form', 0.8)]
      : [];
  });

/** Corrects "My hometown, that lies on the sea, is …" → "which lies". */
export const thatAfterComma: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'that') || !oneOf(words[at - 1], ',') || !finite(words[at + 1])) return [];
    const subject = nounPhrase(words, 0);
    const closing = words.findIndex((one, index) => index > at + 1 && oneOf(one, ','));
    if (!subject || subject.to !== at - 1 || subject.pronoun || closing < 0 || !finite(words[closing + 1]))
      return [];
    return [
      relative(
        at,
        at + 1,
        [is(words[subject.head], 'human', 'name') ? 'who' : 'which'],
        'relative-form',
        0.85,
      ),
    ];
  });
