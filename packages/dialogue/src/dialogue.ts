import type { Scenario } from '@pratik/content/kinds/scenario';
import {
  type Draft,
  invites,
  type Knowledge,
  type Lesson,
  type Shares,
  say,
  startDraft,
  textOf,
} from './generation/draft.ts';
import { fingerprint } from './generation/lines.ts';
import { askNext, questionOf } from './policy/agenda.ts';
import { close } from './policy/farewell.ts';
import { recall } from './policy/recall.ts';
import { respond } from './policy/respond.ts';
import { type Fact, isSad } from './state/facts.ts';
import { mostFacts, type RememberedFact } from './state/memory.ts';
import { currentState, type DialogueState, newState } from './state/state.ts';
import { takesUp } from './understanding/expected.ts';
import { hear } from './understanding/hearing.ts';
import type { LearnerTurn } from './understanding/turn.ts';
import { type Understanding, understand } from './understanding/understand.ts';

export type { DialogueState, Knowledge, LearnerTurn };

export type Move = {
  text: string;
  state: DialogueState;
  understood: boolean;
  /** Whether the scenario’s goal is reached or both sides have said goodbye. The learner may still continue. */
  ended: boolean;
  /** Two or three suggested replies. Offered when the partner did not understand the learner. */
  suggestions: readonly string[];
};

export type MoveOptions = Knowledge & {
  /** Whether the daily limit is reached. If so, the partner says goodbye. */
  closing: boolean;
  lesson?: Lesson | undefined;
};

/**
 * Starts a conversation. The same scenario, seed and name always give the same text.
 * Only the first part of `learnerName` is used; the name may be empty. `remembered` contains facts from earlier
 * conversations, in the order in which the partner should mention them.
 */
export function openConversation(
  scenario: Scenario,
  seed: number,
  learnerName: string,
  remembered: readonly RememberedFact[] = [],
): { text: string; state: DialogueState } {
  const draft = startDraft(scenario, { ...newState(seed, learnerName), remembered: [...remembered] });
  const comesBack = scenario.kind === 'free' && remembered.length > 0;
  // If the opening asks about an earlier conversation, it contains no other question.
  say(draft, [comesBack ? scenario.opening.filter((line) => !line.includes('?')) : [], scenario.opening]);
  if (!recall(draft)) askNext(draft);
  return { text: remember(draft, false), state: draft.state };
}

/** Returns the partner’s reply to one message and the new state. Does not change `state`. */
export function nextMove(scenario: Scenario, state: unknown, turn: LearnerTurn, options: MoveOptions): Move {
  const draft: Draft = { ...startDraft(scenario, currentState(state), options), lesson: options.lesson };
  draft.state.turn += 1;
  draft.state.opening = 'none';
  const question = questionOf(draft, draft.state.pending);
  const meant = understand(scenario, question, draft.state.slots, turn, {
    ask: draft.state.lastAsk || (question?.asks[0] ?? ''),
    number: draft.state.turn,
    earlier: lately({ ...draft.state, opening: draft.before }),
  });
  draft.answer = meant.answer;
  draft.heard = meant.heard;
  draft.shares = sharesOf(meant, scenario);
  draft.state.terse = meant.heard.words.length <= 2 ? draft.state.terse + 1 : 0;
  let understood = true;
  if (options.closing) close(draft, meant);
  else understood = respond(draft, meant, turn);
  if (understood) draft.state.misses = 0;
  const sad = meant.facts.some(isSad) && !(meant.hit && scenario.kind === 'role-play');
  draft.state.tender = sad ? gentleTurns : Math.max(0, draft.state.tender - 1);
  draft.state.facts = [...draft.state.facts, ...factsOf(meant)].slice(-mostFacts);
  const text = remember(draft, options.closing);
  const ended = draft.state.closed || (draft.state.wrapped && scenario.kind !== 'free');
  return { text, state: draft.state, understood, ended, suggestions: draft.suggestions };
}

/**
 * Returns the state after the partner asked a kind question instead of its reply. The learner’s answer is free, and
 * the partner stays gentle and teaches nothing meanwhile. Does not change `state`.
 */
export const askedKindly = (state: unknown, question: string): DialogueState => {
  const next = structuredClone(currentState(state));
  next.turn += 1;
  next.lastSaid = question;
  next.opening = 'floor';
  next.tender = gentleTurns;
  next.repair = null;
  return next;
};

/** Returns what a message contributes to the conversation. */
function sharesOf(meant: Understanding, { kind }: Scenario): Shares {
  const { inquiries, meta, turkish, heard, facts, signals, hit, slots } = meant;
  if (inquiries.length > 0) return 'question';
  // In a shop or a hotel, a plain answer such as a shoe size invites no story.
  if (kind === 'role-play' && (hit || Object.keys(slots).length > 0)) return 'little';
  const bare = heard.words.length <= 4 && (signals.yes || signals.no);
  if (meta || turkish !== null || signals.notKnown || bare || heard.words.length <= 2) return 'little';
  return facts.some(({ kind }) => kind === 'opinion') ? 'opinion' : 'statement';
}

/** Replies for which the partner stays gentle. */
const gentleTurns = 2;

/** Returns the facts in a message. A message of distress gets a caring reply, and its facts are not stored. */
const factsOf = ({ signals, facts }: Understanding): readonly Fact[] => (signals.distress ? [] : facts);

/**
 * Updates the state with one learner message in a conversation led by another partner: questions of the scenario
 * that the message answers, and facts in the message. `said` is the last message of the other partner. The function
 * does not change `state`.
 */
export function overhear(scenario: Scenario, state: unknown, said: string, turn: LearnerTurn): DialogueState {
  const next = structuredClone(currentState(state));
  next.turn += 1;
  const ask = sentencesIn(said).at(-1) ?? said;
  const heardAsk = hear(ask);
  const step = scenario.steps.find(
    ({ id, asks }) =>
      !next.answered.includes(`step:${id}`) && asks.some((line) => takesUp(lastOf(line), heardAsk)),
  );
  const meant = understand(scenario, step, next.slots, turn, {
    ask,
    number: next.turn,
    earlier: lately(next),
  });
  Object.assign(next.slots, meant.hit?.keep ?? {}, meant.slots);
  if (step && (meant.hit || step.fills?.some((slot) => meant.slots[slot] !== undefined) || meant.polar)) {
    next.answered.push(`step:${step.id}`);
    next.done.push(`step:${step.id}`);
  }
  next.facts = [...next.facts, ...factsOf(meant)].slice(-mostFacts);
  return next;
}

const sentencesIn = (text: string): string[] => text.match(/[^.!?]+[.!?]*/g) ?? [];
const lastOf = (text: string): string => sentencesIn(text).at(-1) ?? text;

/** Returns the person or animal that the learner mentioned in a recent message. */
const lately = ({ facts, turn, lastSaid, lastAsk, opening }: DialogueState) =>
  facts.findLast(
    (fact) =>
      turn - fact.turn <= 2 &&
      fact.about !== '' &&
      /^(?:person|animal)$/.test(fact.topic ?? '') &&
      // "He" in the answer to a question of the scenario is the person or animal in this question.
      (opening !== 'question' || lastAsk.includes(fact.about)) &&
      // "It" is an animal only while the partner talks about this animal.
      (fact.pronoun !== 'it' || lastSaid.includes(fact.about) || /\b(?:he|him|she|her)\b/.test(lastSaid)),
  );

/**
 * Returns the text of the reply and stores it in the state. If the same text was already used, adds another
 * question, so that no reply is repeated.
 */
function remember(draft: Draft, closing: boolean): string {
  const { state } = draft;
  for (let guard = 0; guard < 3 && !closing; guard += 1) {
    const text = textOf(draft);
    if (text !== '' && !state.said.includes(fingerprint(`move ${text}`))) break;
    askNext(draft);
  }
  const text = textOf(draft) || draft.responses.plain[0] || '';
  state.said.push(fingerprint(`move ${text}`));
  state.lastSaid = text;
  if (state.opening === 'none') state.opening = state.pending === null ? 'follow-up' : 'question';
  const given = state.opening === 'floor' || state.opening === 'follow-up';
  state.sinceFloor = given && invites(draft.spoken.at(-1)) ? 0 : state.sinceFloor + 1;
  return text;
}
