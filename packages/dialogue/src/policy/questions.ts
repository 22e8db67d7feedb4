import type { PersonaFact } from '@pratik/content/kinds/scenario';
import { type Draft, say, sayAgain } from '../generation/draft.ts';
import { type Asked, askedIn } from '../understanding/asked.ts';
import { findEntity } from '../understanding/entities.ts';
import { hear } from '../understanding/hearing.ts';
import type { Inquiry, Understanding } from '../understanding/understand.ts';
import { questionOf } from './agenda.ts';
import { isScene } from './scene.ts';
import { thingLines } from './things.ts';

/**
 * This module answers the learner’s questions from the scenario, the persona and the things in the scene. If there
 * is no answer, the partner says honestly that it does not know.
 */

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the persona’s answers to the partner’s own last question. Used when the learner answers with "and you?". */
function returned(draft: Draft, lastAsk: string): readonly (readonly string[] | undefined)[] {
  const mine = questionOf(draft, draft.state.pending)?.mine;
  const fact = askedIn(hear(lastAsk)).fact;
  return [
    mine,
    fact ? draft.scenario.persona?.facts[fact] : undefined,
    fact ? draft.responses.persona[fact] : undefined,
  ];
}

const personaLines = (draft: Draft, fact: PersonaFact): readonly (readonly string[] | undefined)[] => [
  draft.scenario.persona?.facts[fact],
];

/**
 * Adds a sentence with a fact of the persona. The answer to a question such as "Do you like Turkish food?" begins
 * with "yes".
 */
function sayFact(
  draft: Draft,
  { aspect, fact }: Asked,
  lists: readonly (readonly string[] | undefined)[],
): boolean {
  const before = draft.spoken.length;
  const said = say(draft, lists);
  if (said === undefined) return false;
  if (aspect === 'like' && fact === 'food' && !/^(?:yes|no|not|i (?:do not|don’t)) /i.test(said))
    draft.spoken.splice(before, 0, 'Yes, I do.');
  return true;
}

/** Matches learner questions about why the partner asks so many questions. */
const WHY_ASK = /\bwhy\b.*\b(?:you|u) (?:always )?ask/i;

/**
 * Answers one question of the learner. Returns `persona` if the answer is about the persona, because the partner
 * can then ask "and you?".
 */
function answerOne(draft: Draft, { asked, answer, score }: Inquiry): 'persona' | 'scene' | 'unknown' {
  const { responses, phrases } = draft;
  if (asked.returned && !asked.fact) {
    say(draft, [...returned(draft, draft.state.lastAsk), phrases.notMine]);
    return 'scene';
  }
  if (WHY_ASK.test(asked.raw)) return general(draft, { asked, answer: undefined, score: 0 });
  const thing = thingLines(draft, asked);
  if (asked.fact && sayFact(draft, asked, personaLines(draft, asked.fact))) return 'persona';
  if (thing?.exact && say(draft, [thing.lines])) return 'scene';
  if (answer && (score >= 1 || !asked.fact)) {
    if (!say(draft, [answer.replies])) sayAgain(draft, answer.replies);
    return 'scene';
  }
  if (thing) {
    if (!say(draft, [thing.lines])) sayAgain(draft, thing.lines);
    return 'scene';
  }
  if (asked.fact) {
    const [own] = personaLines(draft, asked.fact);
    if (!own && sayFact(draft, asked, [responses.persona[asked.fact]])) return 'persona';
    sayAgain(draft, own ?? responses.persona[asked.fact], true);
    return 'persona';
  }
  return general(draft, { asked, answer, score });
}

/** Adds an honest general answer that fits the kind of information that the learner asks for. */
function general(draft: Draft, { asked }: Inquiry): 'persona' | 'unknown' {
  const { responses, scenario, state } = draft;
  const scene = isScene(draft) && !state.wrapped;
  const day = findEntity('day', hear(asked.raw), false);
  const possible =
    asked.aspect === 'may' ||
    (asked.aspect === 'works' && /\bpossible\b/.test(asked.raw)) ||
    asked.aspect === 'have';
  if (scene && day && possible && say(draft, [responses.sceneDay], { day: upper(day) })) return 'unknown';
  const { aspect } = asked;
  const why = aspect === 'why' && (asked.aboutPartner || hear(asked.raw).words.length <= 3);
  const yesNo = new Set(['like', 'ever', 'can']);
  if (yesNo.has(aspect) && asked.aboutPartner) {
    say(draft, [responses.aspects[aspect], responses.aspects.other]);
    return 'persona';
  }
  const inRole =
    aspect === 'about' ||
    aspect === 'other' ||
    (aspect === 'why' && !why) ||
    aspect === 'who' ||
    aspect === 'how'
      ? scenario.dontKnow
      : undefined;
  say(draft, [
    scene && (aspect !== 'why' || (why && draft.before === 'question'))
      ? responses.sceneAspects[aspect]
      : undefined,
    inRole,
    aspect !== 'why' || why ? responses.aspects[aspect] : undefined,
    scenario.dontKnow,
    responses.aspects.other,
    draft.phrases.deflect,
  ]);
  return 'unknown';
}

/**
 * Answers all questions of the message. Returns true if the last answer is about the persona, so that the partner
 * can ask "and you?".
 */
export function answerQuestions(draft: Draft, meant: Understanding): boolean {
  let about: ReturnType<typeof answerOne> = 'unknown';
  for (const inquiry of meant.inquiries) about = answerOne(draft, inquiry);
  return about === 'persona';
}
