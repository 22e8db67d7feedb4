import { askAgain, askNext, finishPending, questionOf, waits } from './agenda.ts';
import { type Draft, say } from './draft.ts';
import { fingerprint } from './lines.ts';

/**
 * Moves for communication problems: repeat, rephrase, help, move on. Each returns whether the message was
 * understood.
 */

/** Asks the pending question in other words, or asks the next question. */
export function onward(draft: Draft): true {
  if (!waits(draft) && (draft.state.pending === null || !askAgain(draft))) askNext(draft);
  return true;
}

export function sayAgain(draft: Draft): true {
  const { state, manners } = draft;
  const said =
    state.lastAsk && state.pending !== null
      ? say(draft, [manners.repeat], { question: state.lastAsk })
      : undefined;
  if (!said) onward(draft);
  return true;
}

export function rephrase(draft: Draft): true {
  const { state } = draft;
  if (state.pending === null || askAgain(draft)) return true;
  return hint(draft) ? true : sayAgain(draft);
}

/** Offers a model answer. Returns false when none is left for this question. */
export function hint(draft: Draft): boolean {
  const question = questionOf(draft, draft.state.pending);
  for (const { en } of question?.hints ?? []) {
    const mark = fingerprint(`hint ${en}`);
    if (draft.state.said.includes(mark)) continue;
    if (!say(draft, [draft.manners.hint], { hint: en })) return false;
    draft.state.said.push(mark);
    return true;
  }
  return false;
}

export function help(draft: Draft): true {
  const { state, manners } = draft;
  if (hint(draft)) return true;
  if (state.misses === 0 && state.pending !== null && say(draft, [manners.noHint])) state.misses = 1;
  else {
    say(draft, [manners.moveOn]);
    askNext(draft);
  }
  return true;
}

export function farewell(draft: Draft): true {
  const { state, scenario, manners } = draft;
  state.goodbyes += 1;
  const unfinished = scenario.kind !== 'free' && !state.wrapped && state.goodbyes === 1;
  if (unfinished && say(draft, [manners.beforeYouGo])) return onward(draft);
  // The remaining goodbye lines are reserved for the daily limit.
  if (!say(draft, [scenario.closing, manners.closing.slice(0, 2)])) return onward(draft);
  finishPending(draft);
  state.closed = true;
  return true;
}

/** Handles a message that makes no sense here: rephrase the question, then help, then move on. */
export function miss(draft: Draft, fallback: readonly string[] | undefined): false {
  const { state, scenario, manners } = draft;
  state.misses += 1;
  if (state.misses === 1) {
    const line = say(draft, [fallback, scenario.unclear, manners.unclear]);
    if (line && !line.includes('?') && state.pending !== null) void (askAgain(draft) || hint(draft));
    if (line) return false;
  }
  if (state.misses === 2 && hint(draft)) return false;
  say(draft, [manners.moveOn]);
  askNext(draft);
  return false;
}
