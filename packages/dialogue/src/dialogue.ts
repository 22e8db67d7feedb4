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
  /**
   * Two or three suggested replies for the learner, for example after a message that the partner did not
   * understand. Empty if the partner suggests none.
   */
  suggestions: readonly string[];
};

export type MoveOptions = Knowledge & {
  /** Whether the learner’s daily limit is reached. If so, the partner says goodbye. */
  closing: boolean;
  lesson?: Lesson | undefined;
};

/**
 * Starts a conversation. The same scenario, seed and name always give the same text.
 * The partner uses only the first part of `learnerName`, which may be empty. `remembered` contains facts from
 * earlier conversations, in the order in which the partner should mention them.
 */
export function openConversation(
  scenario: Scenario,
  seed: number,
  learnerName: string,
  remembered: readonly RememberedFact[] = [],
): { text: string; state: DialogueState } {
  const draft = startDraft(scenario, { ...newState(seed, learnerName), remembered: [...remembered] });
  const comesBack = scenario.kind === 'free' && remembered.length > 0;
  // If the opening asks about a fact from an earlier conversation, it contains no other question.
  say(draft, [comesBack ? scenario.opening.filter((line) => !line.includes('?')) : [], scenario.opening]);
  if (!recall(draft)) askNext(draft);
  return { text: remember(draft, false), state: draft.state };
}

/** Returns the partner’s reply to one message, and the new state. Does not modify `state`. */
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
  if (meant.badNews || meant.facts.some(isSad)) draft.state.badNewsAt = draft.state.turn;
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
 * Returns the state after the partner asked a safety question (`kind-questions.ts`) instead of replying. The
 * learner may answer freely. For the next replies, the partner is gentle and corrects no errors. Does not modify
 * `state`.
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

/** Classifies what a message contributes to the conversation. */
function sharesOf(meant: Understanding, { kind }: Scenario): Shares {
  const { inquiries, meta, turkish, heard, facts, signals, hit, slots } = meant;
  if (inquiries.length > 0) return 'question';
  // In a role-play, for example in a shop, the partner does not ask for details after a plain answer such as a shoe
  // size.
  if (kind === 'role-play' && (hit || Object.keys(slots).length > 0)) return 'little';
  const bare = heard.words.length <= 4 && (signals.yes || signals.no);
  if (meta || turkish !== null || signals.notKnown || bare || heard.words.length <= 2) return 'little';
  return facts.some(({ kind }) => kind === 'opinion') ? 'opinion' : 'statement';
}

/** Number of replies for which the partner remains gentle after sad news. */
const gentleTurns = 2;

/**
 * Returns the facts in a message that are stored. A message that expresses distress gets a caring reply, and none
 * of its facts are stored.
 */
const factsOf = ({ signals, facts }: Understanding): readonly Fact[] => (signals.distress ? [] : facts);

/**
 * Updates the dialogue state when another partner, such as the AI, leads the conversation: marks a scenario
 * question as answered if the learner’s message answers it, and adds the facts in the message. `said` is the other
 * partner’s last message. Does not modify `state`.
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

/**
 * Returns the latest fact of the last two turns about a person or an animal to which a pronoun such as "he" can refer.
 */
const lately = ({ facts, turn, lastSaid, lastAsk, opening }: DialogueState) =>
  facts.findLast(
    (fact) =>
      turn - fact.turn <= 2 &&
      fact.about !== '' &&
      /^(?:person|animal)$/.test(fact.topic ?? '') &&
      // If the partner has just asked a question of the scenario, "he" must be the person or animal in this
      // question.
      (opening !== 'question' || lastAsk.includes(fact.about)) &&
      // "It" can be an animal only if the partner has just mentioned this animal.
      (fact.pronoun !== 'it' || lastSaid.includes(fact.about) || /\b(?:he|him|she|her)\b/.test(lastSaid)),
  );

/**
 * Returns the text of the reply and records the text in the state. If the partner has already said the same
 * text, adds another question, so that no reply is repeated.
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
