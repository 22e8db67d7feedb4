import type { Grade, Judgement, RaisedConcern } from '../concern.ts';
import { type Manner, partsOfScenes } from '../manner.ts';
import type { Opinion } from './opinion.ts';

/** What the rules found in one group of sentences. */
export type RuleResult = {
  rules: readonly Judgement[];
  /** The judgements of `rules` that result from the rules for whole phrases. */
  stated: readonly Judgement[];
  manner: Pick<Manner, 'rolePlay' | 'exercise' | 'earnest' | 'joking'>;
  /** Number of words of the sentences. */
  words: number;
};

/**
 * Limits of the classifier’s log-odds. They were chosen with the shares of the measured sets, so that no sentence of
 * the tests is lost. `training/safety/train.ts measure` prints what other limits would give.
 */
const limits = {
  /** The classifier alone makes a message certain. In a role-play or an exercise, more is needed. */
  certain: { usual: 0.5, exercise: 2.3, rolePlay: 2.3, selfHarmInRolePlay: 1.5 },
  /** It raises a concern where the rules found nothing, or only a hint. */
  raised: { nothing: 0.7, hint: -2.5 },
  /** Below this, a certain judgement of the rules is only unsure. Direct statements about self-harm are kept longer. */
  kept: { selfHarm: -2.6, other: -1.3 },
  /** Below this, a certain judgement of the rules raises no concern. */
  dropped: -4,
};

/** The few words of a short message are weak evidence: each missing word changes the limits by this much. */
const fullLength = 12;
const perMissingWord = { kept: 0.4, certain: 0.15 };

const logOdds = (probability: number): number => {
  const bounded = Math.min(Math.max(probability, 1e-9), 1 - 1e-9);
  return Math.log(bounded / (1 - bounded));
};

const isCertain = ({ grade }: Judgement): boolean => grade === 'certain';

const missingWords = ({ words }: RuleResult): number => Math.max(0, fullLength - words);

/** Whether the classifier leaves a certain judgement of the rules as it is. */
const isKept = (result: RuleResult, raised: number): boolean => {
  const { stated, manner } = result;
  const selfHarm = stated.some((one) => isCertain(one) && one.concern === 'self-harm');
  const limit = selfHarm ? limits.kept.selfHarm : limits.kept.other;
  return raised >= limit - perMissingWord.kept * missingWords(result) || (selfHarm && manner.joking);
};

/** From which log-odds on the classifier alone makes a message certain. */
const certainFrom = (result: RuleResult, concern: RaisedConcern): number => {
  const { rolePlay, exercise, earnest } = result.manner;
  const { usual, ...scenes } = limits.certain;
  const inRolePlay = concern === 'self-harm' ? scenes.selfHarmInRolePlay : scenes.rolePlay;
  const inScene = rolePlay ? inRolePlay : exercise ? scenes.exercise : usual;
  return (earnest ? usual : inScene) + perMissingWord.certain * missingWords(result);
};

const isPlayed = ({ rolePlay, earnest }: RuleResult['manner'], concern: RaisedConcern): boolean =>
  rolePlay && !earnest && partsOfScenes.has(concern);

/**
 * Combines what the rules found with the classifier’s opinion. The rules name the concern; if they found none, the
 * classifier names it. In a role-play, the classifier alone does not raise what may be part of a scene, unless the
 * message says that it is meant seriously. `moved` moves the limit for “certain”, to measure other limits.
 */
export const weigh = (result: RuleResult, opinion: Opinion, moved = 0): Judgement[] => {
  const { rules, manner, words } = result;
  if (words <= 1) return [...rules];
  const raised = logOdds(opinion.raised);
  const found = rules.some(isCertain);
  if (found && isKept(result, raised)) return [...rules];
  const certain = logOdds(opinion.certain) >= certainFrom(result, opinion.concern) + moved;
  const limit = found ? limits.dropped : rules.length > 0 ? limits.raised.hint : limits.raised.nothing;
  if (!certain && raised < limit) return [];
  if (rules.length === 0 && isPlayed(manner, opinion.concern)) return [];
  const concerns = rules.length > 0 ? rules.map(({ concern }) => concern) : [opinion.concern];
  return concerns.map((concern) => {
    const grade: Grade = certain && !isPlayed(manner, concern) ? 'certain' : 'unsure';
    return { concern, grade };
  });
};
