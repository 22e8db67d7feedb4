import type { Correction } from '@pratik/contract/feedback';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Scenarios } from '../../curriculum/scenarios.service.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type ErrorPracticeState, nextErrorMove } from './offline/error-practice.ts';
import { nextMove, type OfflineState } from './offline/offline-partner.ts';
import type { Exchange, Partner, PartnerStep } from './partner.ts';

// A recast is worth having only when it costs the learner no waiting.
const quickLookMs = 300;
const wordsAtOnce = 4;

/** The authored partner: needs no network, and says the same thing to the same words. */
export const createOfflinePartner = (
  scenarios: Scenarios,
  engine: Pick<FeedbackEngine, 'analyse'> | null,
): Partner => ({
  kind: 'offline',
  async *reply(exchange): AsyncIterable<PartnerStep> {
    const corrections = engine ? await quickLook(engine, exchange.said) : [];
    const move = moveOf(scenarios, exchange, corrections);
    for (const text of inGroups(move.text)) yield { type: 'text', text };
    yield { type: 'memory', memory: move.state };
    if (move.state.closed) yield { type: 'goodbye' };
  },
});

const moveOf = (scenarios: Scenarios, exchange: Exchange, corrections: Correction[]) => {
  const { conversation, said, closing } = exchange;
  const turn = { text: said, corrections };
  if (conversation.kind === 'errors') {
    return nextErrorMove(conversation.partner_state as ErrorPracticeState, turn, { closing });
  }
  const scenario = scenarios.find(conversation.scenario_id ?? '');
  if (!scenario) throw new Problem('partner-failed');
  return nextMove(scenario, conversation.partner_state as OfflineState, turn, { closing });
};

/** Corrections if they come at once, else none: the worker's come later in any case. */
const quickLook = async (engine: Pick<FeedbackEngine, 'analyse'>, text: string): Promise<Correction[]> => {
  const signal = AbortSignal.timeout(quickLookMs);
  const late = new Promise<Correction[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([]), { once: true });
  });
  const looked = engine.analyse(text, { signal }).then(
    (answer) => answer.corrections,
    () => [],
  );
  return Promise.race([looked, late]);
};

/** Cuts a text into pieces of a few words that join to exactly that text. */
export const inGroups = (text: string): string[] => {
  const words = text.match(/\S+\s*|^\s+/g) ?? [];
  const groups: string[] = [];
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    groups.push(words.slice(at, at + wordsAtOnce).join(''));
  }
  return groups;
};
