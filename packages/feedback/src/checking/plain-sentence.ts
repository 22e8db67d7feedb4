import { is, oneOf, type Word } from '../transfer/word.ts';

/**
 * Parses one part of a sentence that starts at `at`. Returns all positions at which this part can end. Returns an
 * empty list if no such part starts at `at`.
 */
type Part = (words: readonly Word[], at: number) => number[];

const token =
  (fits: (word: Word) => boolean): Part =>
  (words, at) => {
    const word = words[at];
    return word !== undefined && fits(word) ? [at + 1] : [];
  };
const form = (...forms: string[]): Part => token((word) => oneOf(word, ...forms));
const nothing: Part = (_, at) => [at];
const either =
  (...parts: Part[]): Part =>
  (words, at) => [...new Set(parts.flatMap((part) => part(words, at)))];
const chain =
  (...parts: Part[]): Part =>
  (words, at) =>
    parts.reduce<number[]>((ends, part) => [...new Set(ends.flatMap((end) => part(words, end)))], [at]);
const maybe = (part: Part): Part => either(nothing, part);
const upTo = (most: number, part: Part): Part =>
  most === 0 ? nothing : maybe((words, at) => chain(part, upTo(most - 1, part))(words, at));

const verbTags = ['base', 'third', 'past', 'participle', 'gerund'] as const;
const isVerb = (word: Word) => is(word, ...verbTags);

const adverb = token((word) => is(word, 'adverb', 'frequency') && !isVerb(word) && !is(word, 'preposition'));
const degree = form('very', 'really', 'so', 'too', 'quite');
const adjective = chain(
  maybe(degree),
  token((word) => is(word, 'adjective', 'state')),
);
const one = token((word) => is(word, 'noun') && !is(word, 'gerund', 'plural', 'mass'));
const many = token((word) => is(word, 'plural') && !is(word, 'third'));
const some = token((word) => is(word, 'mass'));
const name = chain(
  token((word) => is(word, 'name', 'place')),
  maybe(token((word) => is(word, 'name'))),
);
const owner = token((word) => is(word, 'possessive'));

const singular = either(
  chain(
    either(form('a', 'an', 'the', 'this', 'that', 'my', 'your', 'his', 'her', 'our', 'their')),
    upTo(2, adjective),
    one,
  ),
  chain(upTo(1, adjective), some),
  name,
);
const plural = either(
  chain(
    maybe(
      either(form('the', 'these', 'those', 'some', 'two', 'three', 'four', 'five', 'ten', 'many'), owner),
    ),
    upTo(2, adjective),
    many,
  ),
  chain(name, form('and'), name),
);
const nounPhrase = either(singular, plural);
const object = either(
  nounPhrase,
  form('me', 'you', 'him', 'her', 'it', 'us', 'them', 'something', 'everything', 'nothing'),
);

const preposition = form(
  ...'in on at to from with for about near under behind after before by of into between without'.split(' '),
);
const clock = token((word) => word.kind === 'number');
const time = either(
  form(
    'today',
    'tonight',
    'here',
    'there',
    'now',
    'too',
    'home',
    'again',
    'together',
    'well',
    'hard',
    'fast',
    'early',
    'late',
  ),
  chain(
    form('every', 'this'),
    form('day', 'morning', 'evening', 'week', 'weekend', 'month', 'year', 'summer', 'night'),
  ),
  chain(form('at'), either(clock, form('home', 'school', 'work', 'night'))),
  chain(
    form('on'),
    form('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'weekends'),
  ),
  chain(form('in'), form('the'), form('morning', 'afternoon', 'evening')),
  chain(form('a'), form('lot')),
  chain(form('very'), form('much', 'well')),
);
const pastTime = either(
  form('yesterday'),
  chain(form('last'), form('week', 'month', 'year', 'night', 'summer', 'weekend', 'sunday', 'saturday')),
);
const futureTime = either(
  form('tomorrow'),
  chain(form('next'), form('week', 'month', 'year', 'summer', 'weekend')),
);
const place = chain(preposition, object);

/** Parses the optional words after a verb: an object, a place, a time or a companion. */
const tail = (when: Part): Part => chain(maybe(object), upTo(2, either(place, time, adverb)), maybe(when));

const base = token((word) => is(word, 'base') && !is(word, 'modal', 'be', 'have', 'do'));
const not = maybe(form('not'));
const often = maybe(token((word) => is(word, 'frequency')));

const toDo = chain(form('to'), base, tail(nothing));
const stateOf = (be: Part): Part =>
  chain(
    be,
    not,
    often,
    either(chain(adjective, upTo(1, time)), chain(nounPhrase, upTo(1, time)), place, time),
  );
const doingNow = (be: Part): Part =>
  chain(
    be,
    not,
    token((word) => is(word, 'gerund')),
    tail(futureTime),
  );

const future = either(
  chain(form('will', "won't"), not, either(chain(base, tail(futureTime)), stateOf(form('be')))),
  chain(form('can', "can't", 'should', 'must'), not, chain(base, tail(nothing))),
);
const past = either(
  chain(
    often,
    token((word) => is(word, 'past') && !is(word, 'be', 'have', 'do')),
    tail(pastTime),
  ),
  chain(form('did'), form('not'), base, tail(pastTime)),
  chain(form("didn't"), base, tail(pastTime)),
);
const wants = either(
  chain(form('want', 'need', 'like', 'love', 'hope', 'plan'), toDo),
  chain(
    form('like', 'love', 'enjoy', 'hate'),
    token((word) => is(word, 'gerund')),
    tail(nothing),
  ),
);
const wantsIt = chain(form('wants', 'needs', 'likes', 'loves', 'hopes'), toDo);

const present = either(
  chain(often, base, tail(nothing)),
  chain(either(form("don't"), chain(form('do'), form('not'))), base, tail(nothing)),
  chain(often, form('have'), object, upTo(1, either(place, time))),
  wants,
);
const presentIt = either(
  chain(
    often,
    token((word) => is(word, 'third') && !is(word, 'be', 'have', 'do')),
    tail(nothing),
  ),
  chain(either(form("doesn't"), chain(form('does'), form('not'))), base, tail(nothing)),
  chain(often, form('has'), object, upTo(1, either(place, time))),
  wantsIt,
);
const was = (be: Part): Part => chain(stateOf(be), maybe(pastTime));

const clause = either(
  chain(
    form('i'),
    either(stateOf(form('am')), doingNow(form('am')), was(form('was')), present, past, future),
  ),
  chain(form("i'm"), either(stateOf(nothing), doingNow(nothing))),
  chain(
    either(form('you', 'we', 'they'), plural),
    either(stateOf(form('are')), doingNow(form('are')), was(form('were')), present, past, future),
  ),
  chain(
    either(form('he', 'she', 'it'), singular),
    either(stateOf(form('is')), doingNow(form('is')), was(form('was')), presentIt, past, future),
  ),
  chain(form("it's", "he's", "she's"), either(stateOf(nothing), doingNow(nothing))),
  chain(form("we're", "they're", "you're"), either(stateOf(nothing), doingNow(nothing))),
  chain(form('there'), either(chain(form('is'), singular), chain(form('are'), plural)), upTo(1, place)),
);

const greeting = either(
  form(
    'yes',
    'no',
    'hello',
    'hi',
    'thanks',
    'okay',
    'ok',
    'sure',
    'goodbye',
    'bye',
    'please',
    'great',
    'sorry',
  ),
  chain(form('thank'), form('you'), maybe(chain(form('very'), form('much')))),
  chain(form('good'), form('morning', 'afternoon', 'evening', 'night', 'idea')),
  chain(form('no'), form('problem')),
  chain(form('of'), form('course')),
  chain(form('how'), form('are'), form('you')),
  chain(form('nice'), form('to'), form('meet'), form('you')),
  chain(form('see'), form('you'), maybe(form('later', 'tomorrow', 'soon'))),
);

const comma = form(',');
const sentence = either(
  greeting,
  chain(greeting, comma, either(greeting, clause)),
  chain(maybe(chain(greeting, maybe(comma))), clause),
  chain(clause, maybe(comma), form('and', 'but'), clause),
);

const lasting = /^(?:hour|day|week|month|year|minute|generation|centur|decade)/;

/**
 * Maximum number of words in a sentence that the grammar of simple sentences judges, because longer sentences
 * may contain errors that this grammar does not detect.
 */
const mostWords = 14;

/**
 * Whether a sentence is certainly correct, because it matches a small grammar of simple English sentences (subject,
 * verb, object, place, time). Most correct sentences do not match, so `false` does not mean that the sentence is
 * wrong.
 */
export function isPlainSentence(words: readonly Word[]): boolean {
  const end = words.findIndex((word) => oneOf(word, '.', '!', '?', '…'));
  const inner = end < 0 ? words : words.slice(0, end);
  if (inner.length === 0 || inner.length > mostWords) return false;
  // "His" and "her" may refer to a person in another sentence. The grammar of simple sentences sees only one
  // sentence, so it cannot check "his" and "her".
  if (inner.some((word) => oneOf(word, 'his', 'her') && !oneOf(words[0], 'he', 'she', 'i'))) return false;
  if (inner.some((word, at) => oneOf(word, 'a', 'an') && !fitsArticle(word, inner[at + 1]))) return false;
  // A duration requires particular tenses, which the grammar of simple sentences does not check.
  if (inner.some((word) => oneOf(word, 'for')) && inner.some((word) => lasting.test(word.lower)))
    return false;
  if (!/^\p{Lu}/u.test(inner[0]?.text ?? '')) return false;
  const marks = words.slice(inner.length);
  if (!marks.every((word) => oneOf(word, '.', '!', '?', '…'))) return false;
  return sentence(inner, 0).includes(inner.length);
}

/**
 * Whether "a" precedes a consonant or "an" precedes a vowel. Returns false for words whose first sound differs from
 * their spelling.
 */
function fitsArticle(article: Word, next: Word | undefined): boolean {
  if (next === undefined || /^(?:h|u|eu|one|x)/.test(next.lower)) return false;
  return /^[aeio]/.test(next.lower) === oneOf(article, 'an');
}
