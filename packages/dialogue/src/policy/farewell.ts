import { asks, type Draft, say, speak } from '../generation/draft.ts';
import { isFinalGoodbye } from '../understanding/leave.ts';
import type { Understanding } from '../understanding/understand.ts';
import { finishPending } from './agenda.ts';
import { resume } from './meta.ts';

/** This module handles goodbyes of the learner and the end of the conversation. */

const over =
  /\b(?:that is (?:all|everything|it)|nothing else|no more questions?|i am (?:leaving|done|finished)|we are (?:done|finished)|have a (?:nice|good|great|lovely) (?:day|evening|night|weekend|time)|take care)\b/;

/** Whether the learner says goodbye. After the closing sentences of the scenario, indirect goodbyes also count. */
export const takesLeave = (
  { state, scenario }: Draft,
  { signals, hit, clauses, inquiries, heard }: Understanding,
): boolean => {
  if (inquiries.length > 0) return false;
  const plainBye = /\b(?:bye|goodbye|good night)\b/.test(heard.plain) && heard.words.length <= 8;
  if (hit && !plainBye && !isFinalGoodbye(heard.plain)) return false;
  if (signals.goodbye && clauses.some(({ act }) => act === 'goodbye')) return true;
  return state.wrapped && scenario.kind !== 'free' && heard.words.length <= 9 && over.test(heard.plain);
};

/** Number of messages after which the partner lets the learner go at the first goodbye. */
const LONG_TALK = 8;

/**
 * Handles a goodbye of the learner. If the scenario is not finished, the partner answers the first goodbye with one
 * more question, unless the learner clearly has to leave.
 */
export function farewell(draft: Draft): true {
  const final = isFinalGoodbye(draft.heard?.plain ?? '') || draft.state.turn >= LONG_TALK;
  const { state, scenario, phrases } = draft;
  state.goodbyes += 1;
  const unfinished = !final && scenario.kind !== 'free' && !state.wrapped && state.goodbyes === 1;
  if (unfinished && say(draft, [phrases.beforeYouGo])) return resume(draft);
  // Uses only the first two default goodbyes. The others are reserved for a reached daily limit.
  if (!say(draft, [scenario.closing, phrases.closing.slice(0, 2)])) return resume(draft);
  finishPending(draft);
  state.closed = true;
  return true;
}

/** Ends the reply with a last reaction and a goodbye, because the daily limit is reached. */
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
