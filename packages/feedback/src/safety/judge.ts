import { conceptTables } from './concepts/tables.ts';
import { createTagger, type Tagged } from './concepts/tagging.ts';
import { type Judgement, type RaisedConcern, raisedConcerns } from './concern.ts';
import { withoutDenials } from './denial.ts';
import { isHopelessLine, isWordQuestion, withoutIdioms } from './idioms.ts';
import { gradeOf, type Manner, mannerOf, type SafetyContext } from './manner.ts';
import { featuresOf, type Group } from './opinion/features.ts';
import { type Network, type Opinion, opinionOf, readModel } from './opinion/opinion.ts';
import { type RuleResult, weigh } from './opinion/weigh.ts';
import { withoutPassingTalk } from './passing-talk.ts';
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

/** A group of sentences, and the same sentences without idioms and remarks about strangers. */
type Reading = Group & { meant: readonly string[]; mild: boolean };

const differ = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((sentence, at) => sentence !== others[at]);

const read = (text: string, said: readonly string[], context: SafetyContext): Reading => {
  const plain = said.map(withoutIdioms);
  const meant = withoutStrangers(plain);
  const sentences = meant.map(withoutDenials);
  const tagged = tag(sentences);
  const manner = mannerOf(text, tagged, context);
  const mild = isHopelessLine(said) || (!manner.earnest && isResolved(meant));
  const removed = {
    idiom: differ(said, plain),
    stranger: differ(plain, meant),
    denial: differ(meant, sentences),
    passingTalk: sentences.some((sentence) => withoutPassingTalk(sentence, manner) !== sentence),
  };
  return { said, text, sentences, meant, tagged, manner, removed, mild, context };
};

const judgeBySigns = ({ tagged, manner }: Reading): Judgement[] =>
  raisedConcerns.flatMap((concern): Judgement[] => {
    const strength = strongestSign(tagged, concern);
    const grade = strength && gradeOf(strength, concern, manner);
    return grade ? [{ concern, grade }] : [];
  });

const atMostUnsure = (judged: readonly Judgement[]): Judgement[] =>
  judged.map(({ concern }) => ({ concern, grade: 'unsure' }));

/** How a group of sentences was judged: by the rules, by the classifier, and in the end. */
export type Explanation = { rules: Judgement[]; opinion: Opinion; judged: Judgement[] };

/** What the rules find in one group of sentences, and the features that the classifier reads. */
export type RuleReading = RuleResult & {
  rules: Judgement[];
  features: Map<number, number>;
  manner: Manner;
  /** Whether the sentences are about a past danger, or are only a line of hopelessness: at most unsure. */
  mild: boolean;
};

/** Applies the rules to each group of a text, and computes the features of the classifier. */
export function* readParts(
  text: string,
  sentences: readonly string[],
  context: SafetyContext,
): Generator<RuleReading> {
  for (const said of groupsOf(sentences)) {
    if (isWordQuestion(said)) continue;
    const group = read(text, said, context);
    const { manner, mild } = group;
    const stated = statedDangers(group.meant, group.tagged, manner);
    const rules = [...judgeBySigns(group), ...stated];
    yield {
      stated,
      rules: mild ? atMostUnsure(rules) : rules,
      features: featuresOf(group),
      manner,
      mild,
      words: said.join(' ').split(' ').length,
    };
  }
}

/** Returns the judgement about one part, from what the rules found and the classifier’s opinion. */
export const judgePart = (part: RuleReading, opinion: Opinion, moved = 0): Judgement[] => {
  const judged = weigh(part, opinion, moved);
  return part.mild ? atMostUnsure(judged) : judged;
};

let model: Network | undefined;

/** Reads the model at the first use, so that the training script can run before a model exists. */
const theModel = (): Network => {
  model ??= readModel();
  return model;
};

/** Judges a text in parts, and returns for each part what the rules and the classifier found. */
export function* explainParts(
  text: string,
  sentences: readonly string[],
  context: SafetyContext,
): Generator<Explanation> {
  for (const part of readParts(text, sentences, context)) {
    const opinion = opinionOf(theModel(), part.features);
    yield { rules: part.rules, opinion, judged: judgePart(part, opinion) };
  }
}

/**
 * Judges a text in parts, so that the caller can yield the thread between the parts of a long text. The time
 * for judging a part is limited.
 */
export function* judgeParts(
  text: string,
  sentences: readonly string[],
  context: SafetyContext,
): Generator<Judgement[]> {
  for (const { judged } of explainParts(text, sentences, context)) yield judged;
}
