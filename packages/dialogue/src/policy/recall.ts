import { aboutValues, type Draft, say } from '../generation/draft.ts';
import { eventOf, recallLines } from '../generation/recall.ts';
import { keyOf } from '../state/memory.ts';

/**
 * Mentions a fact from an earlier conversation, only in free conversations, because in a role-play the
 * partner plays a person whom the learner has not met. Returns false if there is no fact to mention.
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
    // Stores the fact, so that "He passed it" in the learner’s reply can refer to it. The fact counts as part of
    // the previous turn, because the newest message does not contain it.
    state.facts.push({ ...fact, turn: state.turn - 1 });
    state.lastAsk = line;
    state.opening = 'follow-up';
    return true;
  }
}
