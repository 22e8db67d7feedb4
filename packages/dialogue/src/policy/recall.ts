import { aboutValues, type Draft, say } from '../generation/draft.ts';
import { eventOf, recallLines } from '../generation/recall.ts';
import { keyOf } from '../state/memory.ts';

/**
 * Comes back to a fact of an earlier conversation, in free talk only: elsewhere the partner plays somebody whom the
 * learner has not met. Returns false when there is none left.
 */
export function recall(draft: Draft): boolean {
  const { state, scenario } = draft;
  if (scenario.kind !== 'free') return false;
  for (;;) {
    const [fact, ...rest] = state.remembered;
    if (!fact) return false;
    state.remembered = rest;
    const values = aboutValues({ ...fact, turn: 0 });
    const line = say(draft, [recallLines(fact)], fact.event ? { ...values, about: eventOf(fact) } : values);
    if (line === undefined) continue;
    state.recalled.push(keyOf(fact));
    // "He passed it": the learner goes on about the same person. It is no fact of the newest message.
    state.facts.push({ ...fact, turn: state.turn - 1 });
    state.lastAsk = line;
    state.opening = 'follow-up';
    return true;
  }
}
