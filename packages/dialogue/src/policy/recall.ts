import { aboutValues, type Draft, say } from '../generation/draft.ts';
import { eventOf, recallLines } from '../generation/recall.ts';
import { keyOf } from '../state/memory.ts';

/**
 * Returns to a fact from an earlier conversation. Only in free conversations, because in a role-play the partner
 * plays a person whom the learner has not met. Returns false if no fact is left.
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
    // Stores the fact, so that "He passed it" refers to the same person. The fact is not part of the newest
    // message, so its turn is the previous one.
    state.facts.push({ ...fact, turn: state.turn - 1 });
    state.lastAsk = line;
    state.opening = 'follow-up';
    return true;
  }
}
