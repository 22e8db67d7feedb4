import type { Scenario } from '@pratik/content/kinds/scenario';
import { askAgain, askNext, finishPending, leaveTopic, noteTopics, questionOf } from './agenda.ts';
import { farewell, help, hint, miss, onward, rephrase, sayAgain } from './coping.ts';
import { asks, type Draft, type Lesson, say, speak, startDraft, textOf } from './draft.ts';
import { fingerprint } from './lines.ts';
import type { LearnerTurn } from './recast.ts';
import { goOn, react, replyToQuestion, sayAnswers, sayBack, sayMine } from './replies.ts';
import { newState, type OfflineState } from './state.ts';
import { isSensible, topicsIn, type Understanding, understand } from './understanding.ts';

export type { LearnerTurn, OfflineState };

export type OfflineMove = { text: string; state: OfflineState; understood: boolean; ended: boolean };

/**
 * Starts a conversation. Deterministic: the same scenario, seed and name give the same text.
 * Only the first part of `learnerName` is used; it may be empty.
 */
export function openConversation(
  scenario: Scenario,
  seed: number,
  learnerName: string,
): { text: string; state: OfflineState } {
  const draft = startDraft(scenario, newState(seed, learnerName));
  say(draft, [scenario.opening]);
  askNext(draft);
  return { text: remember(draft, false), state: draft.state };
}

/**
 * The partner’s reply to one message. Pure: `state` is not changed, the new state is returned.
 * `closing`: the daily limit is reached and the partner says goodbye. `ended`: the goal of the scenario is reached
 * and wrapped up, or both have said goodbye; the conversation may still continue.
 */
export function nextMove(
  scenario: Scenario,
  state: OfflineState,
  turn: LearnerTurn,
  options: { closing: boolean },
): OfflineMove {
  return talk(scenario, state, turn, options);
}

/** Like `nextMove`, with the lesson of error practice. */
export function talk(
  scenario: Scenario,
  state: OfflineState,
  turn: LearnerTurn,
  options: { closing: boolean; lesson?: Lesson | undefined },
): OfflineMove {
  const draft = { ...startDraft(scenario, state), lesson: options.lesson };
  draft.state.turn += 1;
  const question = questionOf(draft, draft.state.pending);
  const meant = understand(scenario, question, draft.state.slots, turn);
  draft.answer = meant.answer;
  let understood = true;
  if (options.closing) close(draft, meant);
  else understood = respond(draft, meant, turn);
  const text = remember(draft, options.closing);
  const ended = draft.state.closed || (draft.state.wrapped && scenario.kind !== 'free');
  return { text, state: draft.state, understood, ended };
}

/** Returns the text of the move. A text that was said before gets a new question, so that no text repeats. */
function remember(draft: Draft, closing: boolean): string {
  const { state } = draft;
  for (let guard = 0; guard < 3 && !closing; guard += 1) {
    const text = textOf(draft);
    if (text !== '' && !state.said.includes(fingerprint(`move ${text}`))) break;
    askNext(draft);
  }
  const text = textOf(draft) || draft.manners.acks[0] || '';
  state.said.push(fingerprint(`move ${text}`));
  return text;
}

function close(draft: Draft, meant: Understanding): void {
  const { scenario, manners, state } = draft;
  const reply =
    meant.hit && !meant.signals.gibberish
      ? say(draft, [meant.hit.replies.filter((line) => !asks(line))])
      : undefined;
  if (!reply && meant.signals.thanks) say(draft, [manners.welcome]);
  if (!say(draft, [scenario.closing, manners.closing])) speak(draft, manners.closing[0] ?? 'Goodbye!');
  finishPending(draft);
  state.closed = true;
}

/** Decides how to reply to this message. Returns true when the message was understood. */
function respond(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { state, manners } = draft;
  const { signals, turkish } = meant;
  if (signals.distress) {
    if (!say(draft, [manners.distress])) speak(draft, manners.distress[0] ?? '');
    state.pending = null;
    return true;
  }
  if (state.closed) {
    state.closed = false;
    say(draft, [manners.stillHere]);
  }
  if (signals.swearing) {
    say(draft, [manners.swearing]);
    return onward(draft);
  }
  if (turkish !== null && !meant.hit) return inTurkish(draft, meant, turn);
  if (!signals.gibberish) noteTopics(draft, (scenario) => topicsIn(scenario, meant.heard, signals));
  if (signals.changeTopic) {
    say(draft, [manners.changeTopic]);
    leaveTopic(draft);
    askNext(draft);
    return true;
  }
  if (!meant.hit && meant.asked.length === 0) {
    if (signals.repeat || signals.slower) return sayAgain(draft);
    if (signals.notUnderstood) return rephrase(draft);
    if (signals.askIfReal && say(draft, [manners.honest])) return onward(draft);
    if (signals.meaning) {
      say(draft, [manners.meaning]);
      return onward(draft);
    }
    if (signals.help) return help(draft);
    if (signals.goodbye) return farewell(draft);
    if (signals.thinking && say(draft, [manners.thinking])) return true;
  }
  return answer(draft, meant, turn);
}

function inTurkish(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { manners } = draft;
  switch (meant.turkish) {
    case 'yes':
    case 'no':
      draft.answer = undefined;
      say(draft, [manners.turkishYesNo], { word: meant.turkish });
      return answer(draft, { ...meant, polar: meant.turkish }, { ...turn, corrections: [] });
    case 'not-understood':
      return rephrase(draft);
    case 'repeat':
      return sayAgain(draft);
    case 'help':
      return help(draft);
    case 'bye':
      return farewell(draft);
    case 'thanks':
      say(draft, [manners.welcome]);
      return onward(draft);
    case 'greeting':
      say(draft, [manners.greeting]);
      return onward(draft);
    default:
      draft.state.misses += 1;
      say(draft, [draft.state.misses < 3 ? manners.turkish : manners.moveOn]);
      if (draft.state.misses >= 3 || (!hint(draft) && !askAgain(draft))) askNext(draft);
      return false;
  }
}

function answer(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { state, manners } = draft;
  const { signals, hit } = meant;
  const question = questionOf(draft, state.pending);
  const bare = meant.heard.words.length <= 4;
  const answered = hit !== undefined || Object.keys(meant.slots).length > 0;

  if (!answered && !isSensible(meant)) return miss(draft, undefined);
  if (signals.onlyGreets && state.turn <= 2 && Object.keys(meant.slots).length === 0) {
    say(draft, [manners.greeting]);
    return onward(draft);
  }
  if (draft.lesson === undefined && (meant.onlyAsks || (!answered && signals.howAreYou)))
    return replyToQuestion(draft, meant);
  if (!answered && bare && signals.thanks && meant.polar === undefined) {
    say(draft, [manners.welcome]);
    return onward(draft);
  }

  const polarLines =
    state.probed || meant.polar === undefined
      ? undefined
      : meant.polar === 'yes'
        ? question?.yes
        : question?.no;
  const needed = question?.fills?.some(
    (slot) => state.slots[slot] === undefined && meant.slots[slot] === undefined,
  );
  if (!hit && needed && !polarLines && !state.probed) {
    if (signals.notKnown && hint(draft)) return true;
    return miss(draft, question?.fallback);
  }

  Object.assign(state.slots, hit?.keep ?? {}, meant.slots);
  if (draft.lesson?.slipped) {
    say(draft, [draft.lesson.slip], { right: draft.lesson.right });
    say(draft, [draft.lesson.tip]);
  } else react(draft, meant, polarLines, sayBack(draft, turn));
  if (draft.lesson) say(draft, [question?.mine]);
  else if (meant.asked.length > 0) sayAnswers(draft, meant);
  else if (signals.andYou || signals.howAreYou) sayMine(draft, signals.howAreYou);
  goOn(draft, meant);
  return true;
}
