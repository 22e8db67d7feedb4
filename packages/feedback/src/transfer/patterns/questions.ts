import type { Match, Pattern, SentenceView } from '../match.ts';
import { isLink, skipAdverbs } from '../subjects.ts';
import { is, oneOf, type Word } from '../word.ts';

const asking = ['where', 'what', 'why', 'when', 'how', 'who'];
const pronouns = ['i', 'you', 'he', 'she', 'we', 'they'];

function change(from: number, to: number, right: string, pattern: string): Match {
  return { code: 'question-formation', pattern, from, to, replacements: [right], confidence: 0.85 };
}

/** "Where you work?" → "do you work", "Why you are sad?" → "are you sad". Only whole sentences with "?". */
export const questionOrder: Pattern = (view) => {
  const { words, question } = view;
  if (!question || !oneOf(words[0], ...asking)) return [];
  const subjectAt = oneOf(words[0], 'how') && oneOf(words[1], 'often', 'long', 'far', 'fast', 'well') ? 2 : 1;
  if (!oneOf(words[subjectAt], ...pronouns) || !isOneClause(view, subjectAt)) return [];
  const subject = words[subjectAt]?.text ?? '';
  const verbAt = skipAdverbs(words, subjectAt + 1);
  const verb = words[verbAt];
  if (verb === undefined) return [];
  if (verbAt === subjectAt + 1 && (is(verb, 'be', 'modal') || isPerfect(words, verbAt))) {
    return [change(subjectAt, verbAt + 1, `${verb.lower} ${subject}`, 'question-order')];
  }
  if (verb.verb === undefined || is(verb, 'be', 'modal', 'do')) return [];
  const between = words
    .slice(subjectAt + 1, verbAt)
    .map((word) => `${word.text} `)
    .join('');
  const helper = helperFor(words[subjectAt], verb);
  return helper === undefined
    ? []
    : [change(subjectAt, verbAt + 1, `${helper} ${subject} ${between}${verb.verb}`, 'question-do')];
};

function isPerfect(words: readonly Word[], at: number): boolean {
  return is(words[at], 'have') && is(words[at + 1], 'participle', 'be');
}

function helperFor(subject: Word | undefined, verb: Word): string | undefined {
  const single = oneOf(subject, 'he', 'she');
  if (is(verb, 'third')) return 'does';
  if (is(verb, 'base') && !(is(verb, 'past') && single)) return single ? 'does' : 'do';
  return is(verb, 'past') ? 'did' : undefined;
}

/** No comma, no second clause that could hold the real question: "When she comes, can we eat?" */
function isOneClause({ words }: SentenceView, subjectAt: number): boolean {
  const rest = words.slice(subjectAt + 1);
  return (
    !rest.some((word) => oneOf(word, ',', ';', ':') || isLink(word)) &&
    rest.filter((word) => is(word, 'be', 'modal')).length < 2 &&
    !(
      is(rest[0], 'base', 'past', 'third') &&
      rest.slice(1).some((word) => is(word, 'be', 'modal', 'third') && !is(word, 'plural'))
    )
  );
}

/** "What means this word?" → "What does this word mean?" */
export const whatMeans: Pattern = ({ words, question }) => {
  if (!question || !oneOf(words[0], 'what') || !oneOf(words[1], 'means', 'mean')) return [];
  const end = words.findIndex((word) => oneOf(word, '?'));
  const inside = words.slice(2, end);
  if (
    end < 3 ||
    inside.length > 4 ||
    inside.some((word) => is(word, 'subject', 'be', 'mark', 'conjunction') && !oneOf(word, 'it', 'that'))
  )
    return [];
  const what = inside.map((word) => word.text).join(' ');
  return [change(0, end, `What does ${what} mean`, 'what-means')];
};
