import type { Scenario, ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { asks, type Draft, say, speak, take } from './draft.ts';
import { fillLine, shuffled } from './lines.ts';
import type { OfflineState } from './state.ts';

/** Decides what the partner asks next: the steps of the scenario in order, then follow-up topics, then small talk. */

/** Returns the question for a key of `state.pending`. */
export function questionOf(draft: Draft, key: string | null): ScenarioQuestion | undefined {
  if (key === null) return undefined;
  const [kind, id, index] = key.split(':');
  if (kind === 'step') return draft.scenario.steps.find((step) => step.id === id);
  if (kind === 'topic')
    return draft.scenario.followUps.find((topic) => topic.id === id)?.chain[Number(index)];
  const line = draft.manners.questions[Number(id)];
  return line === undefined
    ? undefined
    : { asks: [line], expects: [], hints: [], recast: true, openFloor: false };
}

function applies(question: ScenarioQuestion, slots: Readonly<Record<string, string>>): boolean {
  const wanted = Object.entries(question.onlyIf ?? {}).every(([slot, values]) => {
    const value = slots[slot];
    return value !== undefined && (Array.isArray(values) ? values.includes(value) : values === value);
  });
  const known = question.fills?.every((slot) => slots[slot] !== undefined) ?? false;
  return wanted && !known;
}

const open = (state: OfflineState, key: string): boolean => !state.done.includes(key);

function nextStep({ scenario, state }: Draft): string | undefined {
  const step = scenario.steps.find(
    (candidate) => open(state, `step:${candidate.id}`) && applies(candidate, state.slots),
  );
  return step && `step:${step.id}`;
}

function inTopic({ scenario, state }: Draft, id: string | null): string | undefined {
  const topic = scenario.followUps.find((candidate) => candidate.id === id);
  const index = topic?.chain.findIndex(
    (question, i) => open(state, `topic:${id}:${i}`) && applies(question, state.slots),
  );
  return index === undefined || index < 0 ? undefined : `topic:${id}:${index}`;
}

function nextTopic(draft: Draft): { id: string; key: string } | undefined {
  const { scenario, state } = draft;
  const ids = scenario.followUps.map((topic) => topic.id);
  const rest = scenario.kind === 'free' ? shuffled(ids, state.seed, 'topics') : ids;
  for (const id of [...state.heard, ...rest]) {
    // A topic that was left is not started again.
    if (id === state.topic || state.done.some((key) => key.startsWith(`topic:${id}:`))) continue;
    const key = inTopic(draft, id);
    if (key) return { id, key };
  }
  return undefined;
}

/** Stores the follow-up topics that match the learner’s message, the latest first. */
export function noteTopics(draft: Draft, matches: (scenario: Scenario) => readonly string[]): void {
  const { state } = draft;
  const fresh = matches(draft.scenario).filter(
    (id) => id !== state.topic && !state.done.some((key) => key.startsWith(`topic:${id}:`)),
  );
  state.heard = [...fresh, ...state.heard.filter((id) => !fresh.includes(id))].slice(0, 6);
}

/** Marks the pending question as done, whether it was answered or not. */
export function finishPending({ state }: Draft): void {
  if (state.pending !== null && open(state, state.pending)) state.done.push(state.pending);
  state.pending = null;
  state.probed = false;
  state.misses = 0;
}

function ask(draft: Draft, key: string): boolean {
  const line = take(draft, questionOf(draft, key)?.asks);
  if (line === undefined) {
    draft.state.done.push(key);
    return false;
  }
  draft.state.pending = key;
  draft.state.probed = false;
  draft.state.misses = 0;
  utter(draft, line);
  return true;
}

function utter(draft: Draft, line: string): void {
  const slots = Object.fromEntries(
    Object.entries(draft.scenario.slots).map(([name, slot]) => [
      name,
      draft.state.slots[name] ?? slot.default,
    ]),
  );
  const text = fillLine(line, { ...slots, learner: draft.state.learner });
  draft.state.lastAsk = text;
  speak(draft, text);
}

/** Asks the next open question. Says the wrap-up line of the scenario first when all steps are done. */
export function askNext(draft: Draft): void {
  finishPending(draft);
  const { state, scenario } = draft;
  for (let guard = 0; guard < 200; guard += 1) {
    const step = state.wrapped ? undefined : nextStep(draft);
    if (step) {
      if (ask(draft, step)) return;
      continue;
    }
    const wrapping = !state.wrapped && scenario.kind !== 'free';
    if (wrapping) say(draft, [scenario.wrapUp]);
    state.wrapped = true;
    const same = inTopic(draft, state.topic);
    if (same) {
      if (ask(draft, same)) return;
      continue;
    }
    const topic = nextTopic(draft);
    if (topic) {
      const first = state.topic === null;
      state.topic = topic.id;
      const entry = scenario.followUps.find((candidate) => candidate.id === topic.id)?.enter;
      if (entry || !first) say(draft, [entry, draft.manners.newTopic]);
      if (ask(draft, topic.key)) return;
      continue;
    }
    const extras = shuffled(
      draft.manners.questions.map((_, index) => `extra:${index}`),
      state.seed,
      'extra',
    );
    const extra = extras.find((key) => open(state, key));
    if (extra === undefined) return;
    if (ask(draft, extra)) return;
  }
}

/** Asks the pending question in other words. Returns false when no other wording is left. */
export function askAgain(draft: Draft): boolean {
  // A question that was followed up has already been answered.
  if (draft.state.probed) return false;
  const line = take(draft, questionOf(draft, draft.state.pending)?.asks);
  if (line === undefined) return false;
  utter(draft, line);
  return true;
}

/** Leaves the current topic (or, in free talk, the opening questions), so that another topic can start. */
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

/** Whether the last line already asks the learner something. */
export const waits = (draft: Draft): boolean => asks(draft.spoken.at(-1));
