import { conceptTables } from './concepts/tables.ts';
import { createTagger, type Tagged } from './concepts/tagging.ts';
import { type Judgement, type RaisedConcern, raisedConcerns } from './concern.ts';
import { withoutDenials } from './denial.ts';
import { isHopelessLine, isWordQuestion, withoutIdioms } from './idioms.ts';
import { gradeOf, type Manner, mannerOf, type SafetyContext } from './manner.ts';
import { isResolved } from './resolved.ts';
import { readSign, type Sign, type Strength, signHolds } from './signs/sign.ts';
import { signLines } from './signs/signs.ts';
import { statedDangers } from './stated.ts';
import { withoutStrangers } from './strangers.ts';

const tag = createTagger(conceptTables);

const signs = new Map<RaisedConcern, readonly Sign[]>(
  raisedConcerns.map((concern) => [concern, signLines[concern].map(readSign)]),
);

const strengths: readonly Strength[] = ['firm', 'serious', 'hint'];

/**
 * Returns the strength of the strongest sign of a concern in these sentences. Returns undefined if there is no
 * sign.
 */
const strongestSign = (tagged: Tagged, concern: RaisedConcern): Strength | undefined => {
  const found = (signs.get(concern) ?? [])
    .filter((sign) => signHolds(tagged, sign))
    .map(({ strength }) => strength);
  return strengths.find((strength) => found.includes(strength));
};

/**
 * Number of neighbouring sentences of a long text that are searched together. Signs that consist of several parts
 * must occur within these sentences.
 */
const sentencesTogether = 4;
const wordsTogether = 100;

/**
 * Divides the sentences of a long text into overlapping groups, so that neighbouring sentences are searched
 * together. The sentences of a short text are one group.
 */
const groupsOf = (sentences: readonly string[]): string[][] => {
  const lengths = sentences.map((sentence) => sentence.split(' ').length);
  if (sentences.length <= 8 && lengths.reduce((sum, length) => sum + length, 0) <= wordsTogether)
    return sentences.length === 0 ? [] : [[...sentences]];
  const groups: string[][] = [];
  for (let at = 0; at < sentences.length; at += sentencesTogether / 2) {
    groups.push(sentences.slice(at, at + sentencesTogether));
    if (at + sentencesTogether >= sentences.length) break;
  }
  return groups;
};

/**
 * Returns the most urgent judgement. A `certain` judgement is more urgent than any `unsure` judgement.
 * Returns null if there is no judgement.
 */
export const mostUrgent = (found: readonly Judgement[]): Judgement | null => {
  const ofGrade = (grade: Judgement['grade']) =>
    raisedConcerns.flatMap((concern) =>
      found.filter((one) => one.concern === concern && one.grade === grade),
    )[0];
  return ofGrade('certain') ?? ofGrade('unsure') ?? null;
};

const judgeGroup = (text: string, said: readonly string[], context: SafetyContext): Judgement[] => {
  if (isWordQuestion(said)) return [];
  const group = withoutStrangers(said.map(withoutIdioms));
  const tagged = tag(group.map(withoutDenials));
  const manner: Manner = mannerOf(text, tagged, context);
  const found = raisedConcerns.flatMap((concern): Judgement[] => {
    const strength = strongestSign(tagged, concern);
    const grade = strength && gradeOf(strength, concern, manner);
    return grade ? [{ concern, grade }] : [];
  });
  const judged = [...found, ...statedDangers(group, tagged, manner)];
  const mild = isHopelessLine(said) || (!manner.earnest && isResolved(group));
  return mild ? judged.map(({ concern }) => ({ concern, grade: 'unsure' })) : judged;
};

/**
 * Judges a text in parts, so that the caller can yield the thread between the parts of a long text. The time
 * for judging a part is limited.
 */
export function* judgeParts(
  text: string,
  sentences: readonly string[],
  context: SafetyContext,
): Generator<Judgement[]> {
  for (const group of groupsOf(sentences)) yield judgeGroup(text, group, context);
}
