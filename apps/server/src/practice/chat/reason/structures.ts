import type { CorrectionCode } from '@pratik/contract/feedback';
import { sentenceSpans } from '@pratik/text/sentences';

/** The words of a sentence (`about`) that form a grammatical structure, and the code whose rule explains it. */
export type Structure = { code: CorrectionCode; about: string };

const participle =
  '(?:\\w+ed|been|gone|seen|done|had|made|met|read|eaten|taken|written|bought|said|lost|found|known)';
const subject = '(?:I|you|he|she|it|we|they|[A-Z]\\w+)';

/** The patterns of the recognised structures, the most specific structure first. */
const structures: readonly (readonly [CorrectionCode, RegExp])[] = [
  [
    'tense-present-perfect',
    new RegExp(
      `\\b(?:have|has|’ve|'ve) (?:you |\\w+ )?(?:ever |never |just |already )?${participle}\\b`,
      'i',
    ),
  ],
  ['there-is-have', /\bthere (?:is|are|was|were)\b|\b(?:is|are|was|were) there\b/i],
  ['comparatives', /\b(?:more \w+|\w{3,}er) than\b/i],
  [
    'verb-pattern',
    /\b(?:enjoy|stop|finish|mind|like|love|hate)(?:s|ed)? \w+ing\b|\b(?:want|need|hope|decide|would like)(?:s|ed|d)? to \w+/i,
  ],
  ['modal', /\b(?:can|could|should|must|may|might)(?:n’t|n't)? (?:you |I |we |they |he |she |it )?[a-z]+\b/i],
  [
    'question-formation',
    new RegExp(
      `\\b(?:(?:what|where|when|why|who|how|which)(?: \\w+){0,2} )?(?:do|does|did|is|are|was|were|will|would) ${subject}\\b[^?]*\\?`,
      'i',
    ),
  ],
  ['negation', /\b(?:do|does|did)(?:n’t|n't| not) \w+/i],
  ['tense-other', /\b(?:was|were|went|had|did|saw|came|got|made|\w{3,}ed)\b/i],
  ['third-person-s', /\b(?:he|she|it) (?!is\b|was\b|has\b)\w+s\b/i],
  [
    'wrong-preposition',
    /\b(?:interested in|good at|listen to|wait for|look at|afraid of|by (?:bus|car|train)|on (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|at (?:night|home|work))\b/i,
  ],
  ['possessive', /\b\w+[’']s \w+/],
  ['missing-article', /\b(?:an?|the) \w+/i],
];

/**
 * Returns the most specific structure of the last sentence that contains a recognised structure. When no sentence
 * contains one, returns the last sentence with the code `word-order`.
 */
export const structureIn = (reply: string): Structure => {
  const sentences = sentenceSpans(reply)
    .map(({ start, end }) => reply.slice(start, end))
    .toReversed();
  for (const sentence of sentences)
    for (const [code, pattern] of structures) {
      const [about] = pattern.exec(sentence) ?? [];
      if (about !== undefined) return { code, about };
    }
  return { code: 'word-order', about: sentences[0] ?? reply };
};
