import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { isOneRight, type Library } from '../library.ts';
import { bare } from './choices.ts';
import { type ContentIssue, issueRecorder, whole } from './content-issue.ts';
import { textsOf } from './texts.ts';

/** Minimum share of a level’s single-choice questions whose explanation quotes the text or a wrong option. */
export const LEAST_EXPLAINED = 0.9;
/** Number of questions of a level from which the share is checked. */
const SOME_QUESTIONS = 20;

export type Explained = { level: CefrLevel; explained: number; all: number };

/**
 * Returns the quotations of an explanation without case and punctuation. A quotation that omits words with
 * “…” counts as several quotations.
 */
const quotesIn = (why: string): string[] =>
  [...why.matchAll(/“([^”]+)”/g)]
    .flatMap(([, quote = '']) => quote.split(/…|\.\.\./))
    .map(bare)
    .filter((quote) => quote !== '');

/**
 * Returns whether an explanation quotes words of the text, or an option that is wrong. Other quotations, such as
 * Turkish words, do not count.
 */
export function quotesEvidence(why: string, body: string, wrong: readonly string[]): boolean {
  const places = [body, ...wrong].map((place) => ` ${bare(place)} `);
  return quotesIn(why).some((quote) => places.some((place) => place.includes(` ${quote} `)));
}

/** Counts, for each level, the single-choice questions whose explanation quotes the text or a wrong option. */
export function explainedOf(library: Library): Explained[] {
  const bodies = new Map(textsOf(library).map(({ id, paragraphs }) => [id, paragraphs.join('\n')]));
  const choices = library.questions.filter(isOneRight);
  return cefrLevels.map((level) => {
    const here = choices.filter((question) => question.level === level);
    const explained = here.filter(({ why, wrong, textId }) =>
      quotesEvidence(why, bodies.get(textId) ?? '', wrong),
    ).length;
    return { level, explained, all: here.length };
  });
}

/** Checks that most explanations of single-choice questions quote the text or a wrong option. */
export function checkExplained(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('question');
  for (const { level, explained, all } of explainedOf(library))
    if (all >= SOME_QUESTIONS && explained < all * LEAST_EXPLAINED)
      error('explained', whole(level, 'question'), `${explained} of ${all} explanations quote evidence`);
  return issues;
}
