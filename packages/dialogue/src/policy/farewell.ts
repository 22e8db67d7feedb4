import { asks, type Draft, say, speak } from '../generation/draft.ts';
import type { Understanding } from '../understanding/understand.ts';
import { finishPending } from './agenda.ts';
import { resume } from './meta.ts';

/** The goodbyes of a conversation. */

/** The learner says goodbye. The first time, in a talk that has not reached its end, one more question follows. */
export function farewell(draft: Draft): true {
  const { state, scenario, phrases } = draft;
  state.goodbyes += 1;
  const unfinished = scenario.kind !== 'free' && !state.wrapped && state.goodbyes === 1;
  if (unfinished && say(draft, [phrases.beforeYouGo])) return resume(draft);
  // The remaining goodbye lines are reserved for the daily limit.
  if (!say(draft, [scenario.closing, phrases.closing.slice(0, 2)])) return resume(draft);
  finishPending(draft);
  state.closed = true;
  return true;
}

/** The daily limit is reached: a last reaction and goodbye. */
export function close(draft: Draft, meant: Understanding): void {
  const { scenario, phrases, state, responses } = draft;
  const sad = meant.facts.some(({ kind }) => kind === 'death' || kind === 'illness' || kind === 'bad-event');
  const reply =
    meant.hit && !meant.signals.gibberish && !sad
      ? say(draft, [meant.hit.replies.filter((line) => !asks(line))])
      : undefined;
  if (!reply && sad) say(draft, [responses.plainSad]);
  if (!reply && !sad && meant.signals.thanks) say(draft, [phrases.welcome]);
  if (!say(draft, [scenario.closing, phrases.closing])) speak(draft, phrases.closing[0] ?? 'Goodbye!');
  finishPending(draft);
  state.closed = true;
}
