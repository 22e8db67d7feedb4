import type { Scenario } from '@pratik/content/scenario';
import { askAgain, askNext, finishPending, leaveTopic, noteTopics, questionOf, waits } from './agenda.ts';
import { asks, type Draft, type Lesson, say, speak, startDraft, textOf } from './draft.ts';
import { fingerprint } from './lines.ts';
import { type LearnerTurn, recastClause } from './recast.ts';
import { newState, type OfflineState } from './state.ts';
import { isSensible, topicsIn, type Understanding, understand } from './understanding.ts';

export type { LearnerTurn, OfflineState };

export type OfflineMove = { text: string; state: OfflineState; understood: boolean; ended: boolean };

/**
 * Begins a conversation. Deterministic: the same scenario, seed and name give the same words.
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
  return { text: remember(draft), state: draft.state };
}

/**
 * The partner's answer to one message. Pure: `state` is not changed, the new one is returned.
 * `closing`: the day's minutes are full, the partner says goodbye. `ended`: the scene's goal is reached and was
 * wrapped up, or goodbyes were said; the conversation may go on all the same.
 */
export function nextMove(
  scenario: Scenario,
  state: OfflineState,
  turn: LearnerTurn,
  options: { closing: boolean },
): OfflineMove {
  return talk(scenario, state, turn, options);
}

/** `nextMove`, with the lesson of error practice. */
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
  const text = remember(draft);
  const ended = draft.state.closed || (draft.state.wrapped && scenario.kind !== 'free');
  return { text, state: draft.state, understood, ended };
}

/** The text of the move; a text that was said before gets a new question, so that none comes twice. */
function remember(draft: Draft): string {
  const { state } = draft;
  for (let guard = 0; guard < 3; guard += 1) {
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

/** Decides what this message calls for; true when it was understood. */
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
  if (!meant.hit && signals.changeTopic) {
    say(draft, [manners.changeTopic]);
    leaveTopic(draft);
    askNext(draft);
    return true;
  }
  if (!meant.hit && meant.asked === undefined) {
    if (signals.repeat || signals.slower) return sayAgain(draft);
    if (signals.notUnderstood) return rephrase(draft);
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
      say(draft, [manners.turkishYesNo], { word: meant.turkish });
      return answer(
        draft,
        { ...meant, polar: meant.turkish, answer: undefined },
        { ...turn, corrections: [] },
      );
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

/** Asks the pending question again in other words, or the next one. */
function onward(draft: Draft): true {
  if (!waits(draft) && (draft.state.pending === null || !askAgain(draft))) askNext(draft);
  return true;
}

function sayAgain(draft: Draft): true {
  const { state, manners } = draft;
  const said =
    state.lastAsk && state.pending !== null
      ? say(draft, [manners.repeat], { question: state.lastAsk })
      : undefined;
  if (!said) onward(draft);
  return true;
}

function rephrase(draft: Draft): true {
  say(draft, [draft.manners.noHint]);
  if (draft.state.pending !== null && askAgain(draft)) return true;
  draft.spoken.length = 0;
  return help(draft);
}

/** Offers a model answer; false when there is none left for this question. */
function hint(draft: Draft): boolean {
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

function help(draft: Draft): true {
  if (!hint(draft)) {
    say(draft, [draft.manners.noHint, draft.manners.moveOn]);
    askNext(draft);
  }
  return true;
}

function farewell(draft: Draft): true {
  const { state, scenario, manners } = draft;
  state.goodbyes += 1;
  const unfinished = scenario.kind !== 'free' && !state.wrapped && state.goodbyes === 1;
  if (unfinished && say(draft, [manners.beforeYouGo])) return onward(draft);
  if (!say(draft, [scenario.closing, manners.closing])) return onward(draft);
  finishPending(draft);
  state.closed = true;
  return true;
}

/** Something came that makes no sense here: ask otherwise, then help, then go on. */
function miss(draft: Draft, fallback: readonly string[] | undefined): false {
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

/** Recasts the learner's clause when that sounds natural, at most in every second move. */
function sayBack(draft: Draft, turn: LearnerTurn): boolean {
  const { state, manners } = draft;
  const due = state.turn - state.lastRecast >= 2 && questionOf(draft, state.pending)?.recast !== false;
  const clause = due && turn.corrections.length > 0 ? recastClause(turn) : null;
  if (clause === null || !say(draft, [manners.recast], { clause })) return false;
  state.lastRecast = state.turn;
  return true;
}

function answer(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { state, manners } = draft;
  const { signals, hit } = meant;
  const question = questionOf(draft, state.pending);
  const bare = meant.heard.words.length <= 4;
  const answered = hit !== undefined || Object.keys(meant.slots).length > 0;

  if (!answered && !isSensible(meant)) return miss(draft, undefined);
  if (!answered && bare && signals.greeting && state.turn <= 2 && !signals.howAreYou) {
    say(draft, [manners.greeting]);
    return onward(draft);
  }
  if (meant.onlyAsks || (!answered && signals.howAreYou)) return replyToQuestion(draft, meant);
  if (!answered && bare && signals.thanks && meant.polar === undefined) {
    say(draft, [manners.welcome]);
    return onward(draft);
  }

  const polarLines = meant.polar === 'yes' ? question?.yes : meant.polar === 'no' ? question?.no : undefined;
  const needed = question?.fills?.some(
    (slot) => state.slots[slot] === undefined && meant.slots[slot] === undefined,
  );
  if (!hit && needed && !polarLines && !state.probed) {
    if (signals.notKnown && hint(draft)) return true;
    return miss(draft, question?.fallback);
  }

  Object.assign(state.slots, meant.slots, hit?.keep ?? {});
  if (draft.lesson) {
    say(draft, [draft.lesson.slip], { right: draft.lesson.right });
    say(draft, [draft.lesson.tip]);
  } else react(draft, meant, polarLines, sayBack(draft, turn));
  if (meant.asked) say(draft, [meant.asked.replies]);
  else if (signals.andYou || signals.howAreYou) sayMine(draft, signals.howAreYou);
  goOn(draft, meant);
  return true;
}

/** The word that shows the partner listened. */
function react(
  draft: Draft,
  meant: Understanding,
  polarLines: readonly string[] | undefined,
  recast: boolean,
): void {
  const { scenario, manners, state } = draft;
  const question = questionOf(draft, state.pending);
  // When the partner has to answer too, a reply that asks back would be one question too many.
  const busy = meant.asked !== undefined || meant.signals.andYou;
  const fit = (lines: readonly string[] | undefined): readonly string[] | undefined =>
    busy ? lines?.filter((line) => !line.includes('?')) : lines;
  if (meant.hit && say(draft, [fit(meant.hit.replies)])) return;
  if (!meant.hit && meant.signals.sadNews && say(draft, [manners.sadNews])) return;
  if (!meant.hit && polarLines && say(draft, [fit(polarLines)])) return;
  if (recast) return;
  if (meant.signals.notKnown && say(draft, [manners.notKnown])) return;
  const own = state.probed ? undefined : question?.otherwise;
  if (busy) return;
  say(draft, [own, scenario.acks, manners.acks]);
}

function sayMine(draft: Draft, howAreYou: boolean): void {
  const { manners } = draft;
  const question = questionOf(draft, draft.state.pending);
  if (howAreYou && say(draft, [manners.howAreYou])) return;
  say(draft, [question?.mine, manners.notMine]);
}

function replyToQuestion(draft: Draft, meant: Understanding): true {
  const { scenario, manners, state } = draft;
  const { signals, asked } = meant;
  if (asked) {
    const fresh = say(draft, [asked.replies]);
    if (!fresh) say(draft, [manners.asISaid], { answer: asked.replies[0] ?? '' });
  } else if (signals.andYou || signals.howAreYou) sayMine(draft, signals.howAreYou);
  else
    say(draft, [signals.aboutYou ? manners.deflect : scenario.dontKnow, scenario.dontKnow, manners.deflect]);
  if (state.pending === null || !askAgain(draft)) askNext(draft);
  return true;
}

/** Asks on: a reply that already asks is enough, a very short answer may be followed up once. */
function goOn(draft: Draft, meant: Understanding): void {
  const { state } = draft;
  const question = questionOf(draft, state.pending);
  if (waits(draft)) {
    state.lastAsk = draft.spoken.at(-1) ?? '';
    if (state.probed || state.pending === null) finishPending(draft);
    else state.probed = true;
    return;
  }
  const short = meant.heard.words.length <= 3 && !meant.signals.notKnown;
  if (short && !state.probed && question?.probe) {
    const probe = say(draft, [question.probe]);
    if (probe) {
      state.probed = true;
      state.lastAsk = probe;
      return;
    }
  }
  askNext(draft);
}
