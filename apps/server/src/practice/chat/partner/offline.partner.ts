import { errorPractice } from '@pratik/content/read/error-practice';
import type { Correction } from '@pratik/contract/feedback';
import type { CorrectionDose } from '@pratik/contract/user';
import { nextMove } from '@pratik/dialogue/dialogue';
import type { Dose } from '@pratik/dialogue/generation/draft';
import type { WordLevels } from '@pratik/dialogue/level/word-levels';
import { type ErrorPracticeState, nextErrorMove } from '@pratik/dialogue/policy/error-practice';
import { asksForSimpler } from '@pratik/dialogue/understanding/meta';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Scenarios } from '../../../curriculum/scenarios.service.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Exchange, Partner, PartnerStep } from './partner.ts';

/**
 * Time limit in milliseconds for finding the corrections that the partner uses in its reply. A longer search would
 * delay the reply.
 */
const quickLookMs = 300;
const wordsAtOnce = 4;

/**
 * Creates the partner that works without AI, with the dialogue engine. It needs no network, and the same text
 * always gets the same reply.
 */
export const createOfflinePartner = (
  scenarios: Scenarios,
  engine: Pick<FeedbackEngine, 'analyse'> | null,
  wordLevels: () => Promise<WordLevels>,
): Partner => ({
  kind: 'offline',
  async *reply(exchange): AsyncIterable<PartnerStep> {
    const corrections = engine ? await quickLook(engine, exchange.said) : null;
    const levels = asksForSimpler(exchange.said) ? await wordLevels() : undefined;
    const dose = doseOf[await exchange.dose()];
    const move = moveOf(scenarios, exchange, corrections, dose, levels);
    for (const text of inGroups(move.text)) yield { type: 'text', text };
    if (move.suggestions.length > 1) yield { type: 'suggestions', suggestions: move.suggestions };
    yield { type: 'memory', memory: move.state };
    if (move.state.closed) yield { type: 'goodbye' };
  },
});

const rulesOf = (code: string): readonly string[] =>
  errorPractice().points.find((point) => point.code === code)?.tip ?? [];

/**
 * Maps the learner’s correction setting to the corrections that the offline partner makes during the conversation. For
 * learners who see their corrections at the end, the partner corrects nothing.
 */
const doseOf: Record<CorrectionDose, Dose> = {
  'at-once-all': 'all',
  'at-once-main': 'main',
  'at-end-all': 'quiet',
  'at-end-main': 'quiet',
};

/**
 * Minimum confidence (0 to 1) of a correction that the partner uses. Corrections with a lower confidence are shown
 * as "have a look".
 */
const certain = 0.5;

const moveOf = (
  scenarios: Scenarios,
  exchange: Exchange,
  corrections: Correction[] | null,
  dose: Dose,
  levels: WordLevels | undefined,
) => {
  const { conversation, said, closing } = exchange;
  const turn = { text: said, corrections: corrections ?? [] };
  const knowledge = { lexicon: scenarios.lexicon(), rules: rulesOf, dose, wordLevels: levels };
  if (conversation.kind === 'errors') {
    const options = { ...knowledge, closing, checked: corrections !== null };
    return nextErrorMove(conversation.partner_state as ErrorPracticeState, turn, options);
  }
  const scenario = scenarios.find(conversation.scenario_id ?? '');
  if (!scenario) throw new Problem('partner-failed');
  const sure = turn.corrections.filter(({ confidence }) => confidence >= certain);
  const taught = { text: said, corrections: sure };
  return nextMove(scenario, conversation.partner_state, taught, { ...knowledge, closing });
};

/**
 * Returns corrections if the engine finds them within the time limit, otherwise null. The worker later adds all
 * corrections to the message.
 */
const quickLook = async (
  engine: Pick<FeedbackEngine, 'analyse'>,
  text: string,
): Promise<Correction[] | null> => {
  const signal = AbortSignal.timeout(quickLookMs);
  const late = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const looked = engine.analyse(text, { signal }).then(
    (answer) => answer.corrections,
    () => null,
  );
  return Promise.race([looked, late]);
};

/** Splits a text into groups of a few words. The joined groups are exactly the original text. */
export const inGroups = (text: string): string[] => {
  const words = text.match(/\S+\s*|^\s+/g) ?? [];
  const groups: string[] = [];
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    groups.push(words.slice(at, at + wordsAtOnce).join(''));
  }
  return groups;
};
