import type { PersonaFact, Scenario, ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { asks, type Draft, say, speak, take } from '../generation/draft.ts';
import { shuffled } from '../generation/lines.ts';
import type { FactKind } from '../state/facts.ts';
import type { DialogueState } from '../state/state.ts';
import { askedIn } from '../understanding/asked.ts';
import { expectedOf, takesUp } from '../understanding/expected.ts';
import { type Heard, hear } from '../understanding/hearing.ts';
import { matchAny } from '../understanding/patterns.ts';
import { signalsOf } from '../understanding/signals.ts';
import { recall } from './recall.ts';

/**
 * This module decides which question the partner asks next: first the scenario’s steps in order, then follow-up
 * topics, then small talk.
 */

/** Returns the question for a key of `state.pending`. */
export function questionOf(draft: Draft, key: string | null): ScenarioQuestion | undefined {
  if (key === null) return undefined;
  const [kind, id, index] = key.split(':');
  if (kind === 'step') return draft.scenario.steps.find((step) => step.id === id);
  if (kind === 'event') return draft.scenario.complications.find((event) => event.id === id);
  if (kind === 'topic')
    return draft.scenario.followUps.find((topic) => topic.id === id)?.chain[Number(index)];
  const line = draft.phrases.questions[Number(id)];
  return line === undefined
    ? undefined
    : { asks: [line], expects: [], hints: [], recast: true, openFloor: false };
}

/**
 * Maps each question about the learner’s life to the kinds of facts that answer it. If the learner has already told
 * such a fact, the question is not asked.
 */
const told: Readonly<Partial<Record<PersonaFact, readonly FactKind[]>>> = {
  job: ['job', 'study'],
  pets: ['pet'],
  home: ['home'],
  from: ['home'],
};

function knowsAlready(question: ScenarioQuestion, { facts }: DialogueState): boolean {
  const asked = question.asks[0] === undefined ? null : askedIn(hear(question.asks[0])).fact;
  const kinds = asked === null ? undefined : told[asked];
  return kinds !== undefined && facts.some(({ kind }) => kinds.includes(kind));
}

/**
 * Whether the learner’s message already answers a closed question that the partner has not asked yet. For example,
 * "It is big" answers "Is it big or small?".
 */
function answersNow({ asks, expects, fills }: ScenarioQuestion, heard: Heard | null): boolean {
  const [ask] = asks;
  if (!heard || !ask || fills || !/^(?:yes-no|choice)$/.test(expectedOf(ask)) || !takesUp(ask, heard))
    return false;
  const listening = { heard, signals: signalsOf(heard), filled: new Set<string>() };
  return expects.some(({ patterns }) => matchAny(patterns, listening) >= 1);
}

/** Whether the slots have the values that the question requires. */
export const matchesSlots = (
  { onlyIf = {} }: Pick<ScenarioQuestion, 'onlyIf'>,
  slots: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(onlyIf).every(([slot, values]) => {
    const value = slots[slot];
    return value !== undefined && (Array.isArray(values) ? values.includes(value) : values === value);
  });

function applies(question: ScenarioQuestion, slots: Readonly<Record<string, string>>): boolean {
  const known = question.fills?.every((slot) => slots[slot] !== undefined) ?? false;
  return matchesSlots(question, slots) && !known;
}

const open = (state: DialogueState, key: string): boolean => !state.done.includes(key);

function nextStep({ scenario, state, heard }: Draft): string | undefined {
  const event = eventDue(scenario, state);
  if (event) return `event:${event.id}`;
  const step = scenario.steps.find(
    (candidate) =>
      open(state, `step:${candidate.id}`) &&
      applies(candidate, state.slots) &&
      !knowsAlready(candidate, state) &&
      !answersNow(candidate, heard),
  );
  return step && `step:${step.id}`;
}

/**
 * Returns the unexpected event (complication) of this conversation as soon as the step before it is done. The seed
 * determines which event is chosen.
 */
function eventDue(scenario: Scenario, state: DialogueState): Scenario['complications'][number] | undefined {
  if (state.done.some((key) => key.startsWith('event:'))) return undefined;
  const [event] = shuffled(scenario.complications, state.seed, 'events');
  return event && !open(state, `step:${event.after}`) && applies(event, state.slots) ? event : undefined;
}

function inTopic({ scenario, state }: Draft, id: string | null): string | undefined {
  const topic = scenario.followUps.find((candidate) => candidate.id === id);
  const index = topic?.chain.findIndex(
    (question, i) =>
      open(state, `topic:${id}:${i}`) && applies(question, state.slots) && !knowsAlready(question, state),
  );
  return index === undefined || index < 0 ? undefined : `topic:${id}:${index}`;
}

function nextTopic(draft: Draft): { id: string; key: string } | undefined {
  const { scenario, state } = draft;
  const ids = scenario.followUps.map((topic) => topic.id);
  const rest = scenario.kind === 'free' ? shuffled(ids, state.seed, 'topics') : ids;
  for (const id of [...state.heard, ...rest]) {
    // Does not start a topic again from which the learner has changed to another topic.
    if (
      id === state.topic ||
      state.refused.includes(id) ||
      state.done.some((key) => key.startsWith(`topic:${id}:`))
    )
      continue;
    const key = inTopic(draft, id);
    if (key) return { id, key };
  }
  return undefined;
}

/** Stores the follow-up topics that match the learner’s message. The topic of the latest message comes first. */
export function noteTopics(draft: Draft, matches: (scenario: Scenario) => readonly string[]): void {
  const { state } = draft;
  const fresh = matches(draft.scenario).filter(
    (id) =>
      id !== state.topic &&
      !state.refused.includes(id) &&
      !state.done.some((key) => key.startsWith(`topic:${id}:`)),
  );
  state.heard = [...fresh, ...state.heard.filter((id) => !fresh.includes(id))].slice(0, 6);
}

/** Marks the current question as done, even if the learner has not answered it. */
export function finishPending(draft: Draft): void {
  const { state } = draft;
  draft.skipped ||= state.pending !== null && !state.answered.includes(state.pending);
  if (state.pending !== null && open(state, state.pending)) state.done.push(state.pending);
  state.pending = null;
  state.probed = false;
  state.misses = 0;
}

/** Marks the current question as answered. A goal is reached when its questions are answered. */
export function markAnswered({ state }: Draft): void {
  if (state.pending !== null && !state.answered.includes(state.pending)) state.answered.push(state.pending);
}

/** Matches words that refer to something in the previous sentence. */
export const pointing = /\b(?:it|its|that|them|they|those|these)\b/i;

function ask(draft: Draft, key: string): boolean {
  const asks = questionOf(draft, key)?.asks ?? [];
  // After an unanswered question, the partner must not ask a question with a word such as "its", because this word
  // would refer to nothing.
  const full = draft.skipped ? asks.filter((wording) => !pointing.test(wording)) : [];
  const line = take(draft, full.length > 0 ? full : asks);
  if (line === undefined) {
    draft.state.done.push(key);
    return false;
  }
  draft.state.pending = key;
  // Removes the suggested replies, because they belong to the previous question.
  draft.suggestions = [];
  draft.state.probed = false;
  draft.state.misses = 0;
  utter(draft, line);
  return true;
}

export function utter(draft: Draft, text: string): void {
  draft.state.lastAsk = text;
  draft.state.opening = 'question';
  speak(draft, text);
}

/** Returns the closing sentences of the scenario that fit the end of the conversation. */
function wrapUpLines({ scenario, state }: Draft): readonly string[] {
  const ending = scenario.endings.find((candidate) => matchesSlots(candidate, state.slots));
  return ending?.say ?? scenario.wrapUp;
}

/** Asks the next open question. If all steps are done, first says the closing sentences of the scenario. */
export function askNext(draft: Draft): void {
  finishPending(draft);
  draft.state.followed = null;
  const { state, scenario } = draft;
  for (let guard = 0; guard < 200; guard += 1) {
    const step = state.wrapped ? undefined : nextStep(draft);
    if (step) {
      if (ask(draft, step)) return;
      continue;
    }
    const wrapping = !state.wrapped && scenario.kind !== 'free';
    if (wrapping) say(draft, [wrapUpLines(draft), scenario.wrapUp]);
    state.wrapped = true;
    const same = inTopic(draft, state.topic);
    if (same) {
      if (ask(draft, same)) return;
      continue;
    }
    // The previous topic is over and no new topic has started, so the partner may mention a fact from an earlier
    // conversation.
    if (state.turn > 0 && recall(draft)) return;
    const topic = nextTopic(draft);
    if (topic) {
      const first = state.topic === null;
      state.topic = topic.id;
      const entry = scenario.followUps.find((candidate) => candidate.id === topic.id)?.enter;
      const led = state.heard.includes(topic.id);
      if (!led && (entry || !first)) say(draft, [entry, draft.phrases.newTopic]);
      if (ask(draft, topic.key)) return;
      continue;
    }
    const extras = shuffled(
      draft.phrases.questions.map((_, index) => `extra:${index}`),
      state.seed,
      'extra',
    );
    const extra = extras.find((key) => open(state, key));
    if (extra === undefined) return;
    if (ask(draft, extra)) return;
  }
}

/** Ends the current topic, or the opening questions of a free conversation, so that a new topic can start. */
export function leaveTopic(draft: Draft): void {
  const { state, scenario } = draft;
  finishPending(draft);
  if (scenario.kind === 'free') {
    state.done.push(...scenario.steps.map((step) => `step:${step.id}`).filter((key) => open(state, key)));
  }
  const chain = scenario.followUps.find((topic) => topic.id === state.topic)?.chain ?? [];
  state.done.push(
    ...chain.map((_, index) => `topic:${state.topic}:${index}`).filter((key) => open(state, key)),
  );
}

/** Whether the last sentence of the reply already asks the learner a question. */
export const waits = (draft: Draft): boolean => asks(draft.spoken.at(-1));
