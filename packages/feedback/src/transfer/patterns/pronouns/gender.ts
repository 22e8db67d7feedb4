import { femaleNouns, maleNouns } from '../../../lexicon/people.ts';
import { table } from '../../../lexicon/table.ts';
import type { Match, Pattern, SentenceView } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/** Nouns for things that usually belong to the person who was mentioned last. */
const ownThings = new Set(
  `bag phone keys key wallet hair hands hand job room glasses umbrella coat jacket homework
  shoes purse passport teeth face head leg arm finger birthday friends name age life health`.split(/\s+/),
);
const toFemale = table<string>({ he: 'she', his: 'her', him: 'her' });
const toMale = table<string>({ she: 'he', her: 'his' });

/**
 * Corrects pronouns of the wrong gender: "My aunt lost his bag" → "her bag", "My mother is a nurse and he works" →
 * "she works". Applies only if the sentence mentions exactly one person and the text before it mentions no other.
 */
export const gender: Pattern = (view) => {
  const { words } = view;
  const head = words[1];
  if (!is(words[0], 'possessive') || head === undefined || oneOf(words[2], 'and', 'or', "'")) return [];
  const female = femaleNouns.has(head.lower);
  if (!female && !maleNouns.has(head.lower)) return [];
  const forms = female ? toFemale : toMale;
  if (othersMentioned(view, female)) return [];
  return words.flatMap((word, at): Match[] => {
    const right = forms[word.lower];
    if (at < 3 || right === undefined) return [];
    const own =
      oneOf(word, 'his', 'her') &&
      ownThings.has(words[at + 1]?.lower ?? '') &&
      words[at - 1]?.verb !== undefined;
    const subject =
      oneOf(word, 'he', 'she') &&
      oneOf(words[at - 1], 'and', 'but', 'because', 'so') &&
      words.slice(2, at).some((each) => is(each, 'be', 'third', 'past'));
    if (!own && !subject) return [];
    return [
      { code: 'he-she-it', pattern: 'he-she', from: at, to: at + 1, replacements: [right], confidence: 0.6 },
    ];
  });
};

/** Whether the text mentions a person of the other gender, a name or a pronoun to which "his" or "her" may refer. */
function othersMentioned({ words, earlier }: SentenceView, female: boolean): boolean {
  const others = female ? maleNouns : femaleNouns;
  const pronouns = female ? ['he', 'his', 'him'] : ['she', 'her'];
  const before = [...earlier];
  if (before.some((word) => others.has(word) || pronouns.includes(word))) return true;
  return words.some(
    (word, at) =>
      at > 1 &&
      (others.has(word.lower) || is(word, 'name') || (is(word, 'human') && !isPredicate(words, at))),
  );
}

/**
 * Whether a noun describes a person who was already mentioned, as in "is a nurse", and does not introduce another
 * person.
 */
function isPredicate(words: SentenceView['words'], at: number): boolean {
  return oneOf(words[at - 1], 'a', 'an') && is(words[at - 2], 'be');
}
