import { thirdPerson } from '../../inflection.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { skipAdverbs } from '../../subjects.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

const change = (from: number, to: number, right: string, confidence = 0.86): Match => ({
  code: 'be-insertion',
  pattern: 'be-insertion',
  from,
  to,
  replacements: [right],
  confidence,
});

const forms = ['am', 'is', 'are', 'was', 'were'];
const single = ['he', 'she', 'it'];

/** Whether the word can be the last word of a subject: a pronoun, a name or a noun. */
const endsSubject = (word: Word | undefined): boolean =>
  is(word, 'subject', 'human', 'name', 'plural', 'noun', 'unknown', 'place') ||
  oneOf(word, 'everyone', 'everybody', 'nobody', 'somebody', 'someone', 'who');

const actor = (word: Word | undefined): boolean =>
  is(word, 'subject', 'human', 'name') ||
  oneOf(word, 'everyone', 'everybody', 'nobody', 'someone', 'people', 'who');

const things = [
  'starts',
  'opens',
  'closes',
  'looks',
  'works',
  'rises',
  'leaves',
  'finishes',
  'begins',
  'smells',
  'comes',
  'goes',
  'belongs',
  'costs',
  'seems',
  'tastes',
  'sounds',
];
const everyday = new Set(
  `eat drink wake go come live work play study watch read write listen learn like love want need know think understand
  have buy sell get take make sleep walk run speak talk help use visit travel meet see feel forget remember believe
  hope wish cook clean wash sit stand stay leave arrive start finish open close agree believe prefer hate enjoy try
  teach give bring carry sing dance swim cry laugh`.split(/\s+/),
);

/**
 * Removes "be" before another verb: "She is works here" → "works", "are usually eat lunch" → "usually eat", "is can
 * swim" → "can swim".
 */
export const beBesideVerb: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, ...forms) || question || !endsSubject(words[at - 1])) return [];
    // Skips a clause that is the subject of the verb after "be". In "All he is needs", the verb "needs" is right.
    if (words.slice(0, at).some((one) => oneOf(one, 'what', 'all', 'how', 'whatever'))) return [];
    const verbAt = skipAdverbs(words, oneOf(words[at + 1], 'not') ? at + 2 : at + 1);
    const verb = words[verbAt];
    if (oneOf(verb, 'like', 'thanks')) return [];
    const between = verbAt > at + 1 ? `${textOf(words, at + 1, verbAt)} ` : '';
    const next = words[verbAt + 1];
    if (is(verb, 'modal', 'do') && is(next, 'base') && !is(verb, 'noun', 'name') && verb !== undefined) {
      return [change(at, verbAt + 1, `${between}${verb.text}`, 0.9)];
    }
    if (verb?.verb === undefined) return [];
    if (is(verb, 'third')) return thirdBesideBe(words, at, verbAt, between);
    return is(verb, 'base') && everyday.has(verb.verb) ? baseBesideBe(words, at, verbAt, between) : [];
  });

function thirdBesideBe(words: readonly Word[], at: number, verbAt: number, between: string): Match[] {
  const subject = words[at - 1];
  const verb = words[verbAt];
  const person = oneOf(subject, ...single) || is(subject, 'human', 'name');
  const thing = is(subject, 'noun', 'unknown') && oneOf(verb, ...things);
  if (verb === undefined || !(person || thing) || is(subject, 'plural') || is(verb, 'adjective')) return [];
  if (is(verb, 'noun') && !is(verb, 'plural')) return [];
  return [change(at, verbAt + 1, `${between}${verb.text}`, 0.88)];
}

function baseBesideBe(words: readonly Word[], at: number, verbAt: number, between: string): Match[] {
  const verb = words[verbAt];
  const next = words[verbAt + 1];
  const subject = words[at - 1];
  if (
    verb?.verb === undefined ||
    !(actor(subject) || is(subject, 'plural')) ||
    is(verb, 'adjective', 'participle')
  )
    return [];
  const object =
    is(next, 'determiner', 'possessive', 'object', 'mass', 'plural', 'name') ||
    oneOf(next, 'up', 'to', 'football', 'english', 'lunch', 'dinner', 'breakfast', 'tennis');
  const negative = oneOf(words[at + 1], 'not');
  if (!(isPureVerb(verb) || object) || (is(verb, 'noun') && !object)) return [];
  if (negative) {
    const helper = oneOf(words[at], 'was', 'were')
      ? "didn't"
      : oneOf(subject, ...single) || (is(subject, 'human', 'name') && !is(subject, 'plural'))
        ? "doesn't"
        : "don't";
    return [change(at, verbAt + 1, `${helper} ${verb.verb}`, 0.88)];
  }
  const takesS = oneOf(words[at], 'is') && (oneOf(subject, ...single) || is(subject, 'human', 'name'));
  const form = takesS ? thirdPerson(verb.verb) : verb.text;
  return oneOf(words[at], 'was', 'were') ? [] : [change(at, verbAt + 1, `${between}${form}`)];
}

const ofThemselves = new Set(
  'die happen arrive come go fall become appear disappear occur exist sleep laugh cry smile live stay graduate agree'.split(
    ' ',
  ),
);
const results = ['gone', 'come', 'become', 'fallen', 'lived', 'agreed'];

/**
 * Removes "be" before verbs that have no passive form: "She was died" → "died", "What was happened?" → "What
 * happened?".
 */
export const passiveOfItself: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    const subject = words[at - 1];
    if (!oneOf(word, 'is', 'are', 'was', 'were') || verb?.verb === undefined || !is(verb, 'past')) return [];
    if (!ofThemselves.has(verb.verb) || oneOf(verb, ...results)) return [];
    if (!endsSubject(subject) && !oneOf(subject, 'what', 'that', 'which')) return [];
    return oneOf(words[at + 2], 'by') ? [] : [change(at, at + 2, verb.text, 0.9)];
  });

const twoObjects = new Set(
  `give show offer tell ask teach send pay call make name elect leave consider allow deny award grant promise lend owe
  bring serve charge fine refuse spare hand read guarantee assign appoint declare keep find vote rename dub crown
  permit forgive feed cost bet sell buy write`.split(/\s+/),
);

/**
 * Removes "be" before a verb with an object: "We were enjoyed the party" → "enjoyed". A passive verb takes no
 * object.
 */
export const passiveWithObject: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    const next = words[at + 2];
    if (
      question ||
      !oneOf(word, 'was', 'were') ||
      verb?.verb === undefined ||
      !is(verb, 'past') ||
      !is(verb, 'participle')
    )
      return [];
    if (
      twoObjects.has(verb.verb) ||
      is(verb, 'adjective', 'state', 'preposition', 'base') ||
      !actor(words[at - 1])
    )
      return [];
    const object = is(next, 'possessive') || oneOf(next, 'the', 'a', 'an', 'this', 'me', 'him', 'them', 'us');
    const time = oneOf(
      words[at + 3],
      'day',
      'week',
      'year',
      'month',
      'night',
      'morning',
      'evening',
      'other',
      'same',
      'next',
      'whole',
      'moment',
      'minute',
      'first',
      'last',
      'time',
      'following',
      'previous',
      'few',
      'lot',
      'bit',
      'little',
      'second',
    );
    return object && !time ? [change(at, at + 2, verb.text, 0.84)] : [];
  });
