import type { PersonaFact, Scenario } from '@pratik/content/kinds/scenario';
import { type Draft, say } from '../generation/draft.ts';
import { isSad } from '../state/facts.ts';
import { askedIn } from '../understanding/asked.ts';
import { topicNamed } from '../understanding/clauses.ts';
import { takesUp } from '../understanding/expected.ts';
import { hear } from '../understanding/hearing.ts';
import { matchAny } from '../understanding/patterns.ts';
import { signalsOf } from '../understanding/signals.ts';
import { topicsIn, type Understanding } from '../understanding/understand.ts';
import { askNext, finishPending, leaveTopic } from './agenda.ts';
import { giveFloor } from './carry-on.ts';
import { comfort } from './react.ts';

/** This module handles topics that the learner proposes or refuses. */

/** Handles a topic that the learner proposes or refuses. Returns false for all other messages. */
export function changesTopic(draft: Draft, meant: Understanding): boolean {
  const { state, phrases, responses, scenario } = draft;
  const refusal = meant.clauses.find(({ act }) => act === 'topic-refusal');
  const change = meant.clauses.find(({ act }) => act === 'topic-change');
  if (!refusal && !change) return false;
  const wanted = change && change !== refusal ? topicNamed(change.heard.plain) : '';
  if (refusal) {
    const unwanted = topicNamed(refusal.heard.plain);
    refuse(draft, unwanted === '' ? refusal.heard.raw : unwanted);
    if (unwanted !== '') state.done.push(...stepsAbout(scenario, unwanted));
    if (meant.facts.some(isSad)) comfort(draft, meant);
    else say(draft, [responses.refusal, phrases.changeTopic]);
  }
  if (wanted !== '' && !/^(?:something|another|other|different|anything|it|this|that)\b/.test(wanted))
    return startTopic(draft, wanted);
  if (!refusal) say(draft, [phrases.changeTopic]);
  if (scenario.kind === 'free' || state.wrapped) {
    leaveTopic(draft);
    if (state.turn % 2 === 0 || !giveFloor(draft)) askNext(draft);
  } else askNext(draft);
  return true;
}

/**
 * Stores the follow-up topics that the learner refuses. If the message names no follow-up topic, the current topics
 * count as refused.
 */
function refuse(draft: Draft, words: string): void {
  const { state, scenario } = draft;
  const heard = hear(words);
  const listening = { heard, signals: signalsOf(heard), filled: new Set<string>() };
  // Also matches the words without the negation, because a pattern does not match negated words ("not about
  // work").
  const bare = hear(words.replace(/\b(?:not|n't|n’t|don't|don’t|no|never)\b/gi, ' '));
  const unwanted = scenario.followUps
    .filter(
      ({ about }) => matchAny(about, listening) > 0 || matchAny(about, { ...listening, heard: bare }) > 0,
    )
    .map(({ id }) => id);
  const current = unwanted.length === 0 ? [...state.heard, ...(state.topic ? [state.topic] : [])] : [];
  state.refused.push(...unwanted, ...current);
  state.heard = state.heard.filter((id) => !state.refused.includes(id));
}

/**
 * Returns the keys of the scenario’s questions about a subject. These questions are not asked after the learner
 * refuses the subject.
 */
function stepsAbout(scenario: Scenario, subject: string): string[] {
  const heard = hear(subject);
  const kinds = subjects.filter(([, words]) => words.test(heard.plain)).map(([kind]) => kind);
  return scenario.steps
    .filter(({ asks }) =>
      asks.some((ask) => {
        const { fact } = askedIn(hear(ask));
        return takesUp(ask, heard) || (fact !== null && kinds.includes(fact));
      }),
    )
    .map(({ id }) => `step:${id}`);
}

/**
 * Words that name the subjects of personal questions. The questions themselves rarely contain these words: "What do
 * you do?" asks about the job.
 */
const subjects: readonly (readonly [PersonaFact, RegExp])[] = [
  ['job', /\b(?:work|job|office|career|profession|boss)\b/],
  ['siblings', /\b(?:family|brothers?|sisters?)\b/],
  ['family', /\b(?:family|parents?|mother|father)\b/],
  ['home', /\b(?:home|house|flat)\b/],
  ['age', /\b(?:age)\b/],
];

/** Starts the topic that the learner wants to talk about. */
function startTopic(draft: Draft, wanted: string): true {
  const { state, responses, scenario } = draft;
  const heard = hear(wanted);
  const ids = topicsIn(scenario, heard, signalsOf(heard)).filter((id) => !state.refused.includes(id));
  const topic =
    wanted.split(' ').length <= 3 && !/\b(?:i|you|he|she|we|they|is|are|am|was)\b/.test(wanted)
      ? turned(wanted)
      : '';
  say(draft, [responses.topicStart, draft.phrases.changeTopic], { topic });
  finishPending(draft);
  if (ids.length > 0 && (scenario.kind === 'free' || state.wrapped)) {
    leaveTopic(draft);
    state.heard = [...ids, ...state.heard.filter((id) => !ids.includes(id))];
    askNext(draft);
    return true;
  }
  const fact = {
    kind: 'like',
    about: topic,
    topic: null,
    plural: false,
    pronoun: 'it',
    turn: state.turn,
  } as const;
  if (topic === '' || !say(draft, [responses.floorAbout], { about: topic })) giveFloor(draft);
  else state.followed = { about: fact.about, topic: null, count: 1 };
  state.opening = 'floor';
  return true;
}

const turned = (topic: string): string => topic.replace(/\bmy\b/g, 'your');
