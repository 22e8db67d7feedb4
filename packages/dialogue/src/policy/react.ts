import type { ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { aboutValues, type Dose, type Draft, say } from '../generation/draft.ts';
import { fingerprint } from '../generation/lines.ts';
import { recastClause } from '../generation/recast.ts';
import { type Fact, isGrave, isSad } from '../state/facts.ts';
import { isJoke, isUpset } from '../understanding/clauses.ts';
import { takesUp } from '../understanding/expected.ts';
import { hear } from '../understanding/hearing.ts';
import { moodOf } from '../understanding/mood.ts';
import { isLight } from '../understanding/patterns.ts';
import { isRelief } from '../understanding/sentiment.ts';
import type { LearnerTurn } from '../understanding/turn.ts';
import type { Understanding } from '../understanding/understand.ts';
import { questionOf } from './agenda.ts';
import { linesKey } from './carry-on.ts';
import { isPersonal } from './personal.ts';
import { hasPlan, isScene } from './scene.ts';
import { complaintLines } from './things.ts';
import { isAboutSomebody, isIntroduction, isSerious } from './volunteered.ts';

/** This module creates the first part of a reply, which shows that the partner has understood the learner. */

const POLITE = new Set(
  'yes no yeah love like enjoy good nice great fine ok okay sure thanks thank course really very much lot little bit sometimes often usually always never not think so too also well maybe only'.split(
    ' ',
  ),
);

/** Whether the message contains more information than "yes" or "no". If so, the partner must not ask for details. */
function elaborates(meant: Understanding, question: ScenarioQuestion | undefined): boolean {
  const asked = new Set((question?.asks ?? []).flatMap((line) => hear(line).words.map(({ stem }) => stem)));
  return meant.heard.words.some(({ text, stem }) => !isLight(text) && !POLITE.has(text) && !asked.has(stem));
}

const CHEERFUL =
  /\b(?:great|lovely|wonderful|nice|very good|good|perfect|excellent|bravo|fun|well done|lucky|happy|mmm|ha)\b|!/i;

const sad = (meant: Understanding): boolean => meant.facts.some(isSad) || meant.mood === 'bad';

/** Whether a cheerful reaction would be wrong: after bad news in this message or in the two messages before it. */
const grieves = (draft: Draft, meant: Understanding): boolean =>
  sad(meant) || (isSerious(draft) && !isRelief(meant.heard));

/**
 * Returns the sentences that fit the message: without questions if `quiet` is true, and without cheerful sentences
 * after bad news.
 */
const fitting = (
  draft: Draft,
  lines: readonly string[] | undefined,
  meant: Understanding,
  quiet = false,
): readonly string[] =>
  (lines ?? []).filter(
    (line) => !(quiet && line.includes('?')) && !(grieves(draft, meant) && CHEERFUL.test(line)),
  );

/**
 * Returns the author’s replies to a recognised answer that fit the message: without questions if `quiet` is true,
 * and without replies that begin cheerfully after bad news.
 */
function forHit(
  draft: Draft,
  lines: readonly string[],
  meant: Understanding,
  quiet: boolean,
): readonly string[] {
  const serious = meant.facts.some(isSad) || (!isScene(draft) && grieves(draft, meant));
  return lines.filter(
    (line) =>
      !(quiet && line.includes('?')) &&
      !(
        serious &&
        /^(?:great|lovely|wonderful|nice|very good|perfect|excellent|how nice|oh, how nice|good|i am (?:so |very )?(?:happy|glad)|i’m (?:so |very )?(?:happy|glad)|that sounds (?:good|great|nice|lovely))\b/i.test(
          line,
        )
      ),
  );
}

/** Returns a reaction to any statement, by the mood of the message and of the messages before it. */
function generalLines(draft: Draft, meant: Understanding): readonly (readonly string[] | undefined)[] {
  const { plainSad, plainGood, plain, tender } = draft.responses;
  if (meant.mood === 'bad') return [plainSad, tender, plain];
  if (grieves(draft, meant)) return [tender, fitting(draft, plain, meant)];
  return [meant.mood === 'good' ? plainGood : plain, plain];
}

/** Returns the reactions to a fact. A person or animal that is only mentioned in passing gets none. */
function factLines(draft: Draft, fact: Fact, meant: Understanding): readonly string[] | undefined {
  if (isAboutSomebody(fact) && !isSad(fact) && (grieves(draft, meant) || !isIntroduction(fact, meant)))
    return undefined;
  return fitting(draft, draft.responses.react[linesKey(fact, meant)], meant);
}

/** Minimum number of replies between two recasts of the partner, for each correction setting. */
const betweenRecasts: Record<Dose, number> = { all: 2, main: 3, quiet: 5 };

/**
 * Repeats the learner’s clause in corrected form if the repetition sounds natural, but never when the learner
 * is sad. Returns whether the clause was repeated.
 */
export function recast(draft: Draft, turn: LearnerTurn, meant: Understanding): boolean {
  const { state, phrases, dose } = draft;
  if (state.tender > 0 || sad(meant)) return false;
  const due =
    state.turn - state.lastRecast >= betweenRecasts[dose] &&
    questionOf(draft, state.pending)?.recast !== false;
  const clause = due && turn.corrections.length > 0 ? recastClause(turn) : null;
  if (clause === null) return false;
  // A fragment such as "in the sea" cannot follow the word "so".
  const fragment =
    /^(?:to|at|in|on|by|with|for|from|a|an|the|about|since) /.test(clause) && clause.split(' ').length <= 5;
  const lines = fragment
    ? phrases.recast.filter((line) => /^(?:Ah|Oh|OK|Right|I see), \{/.test(line))
    : phrases.recast;
  if (!say(draft, [lines], { clause })) return false;
  state.lastRecast = state.turn;
  return true;
}

/** Shows sympathy for a sad or difficult fact. Returns false if the message contains no such fact. */
export function comfort(draft: Draft, meant: Understanding): boolean {
  const fact = meant.facts.find(isSad);
  if (!fact) return false;
  const { react, plainSad } = draft.responses;
  return (
    say(
      draft,
      [react[linesKey(fact, meant)], isGrave(fact) ? undefined : plainSad, plainSad],
      aboutValues(fact),
    ) !== undefined
  );
}

/** Reacts to an answer to the current question. */
export function reactToAnswer(draft: Draft, meant: Understanding, turn: LearnerTurn): void {
  const { scenario, responses, phrases, state } = draft;
  const question = questionOf(draft, state.pending);
  const quiet = meant.inquiries.length > 0;
  const polar =
    state.probed || meant.polar === undefined
      ? undefined
      : meant.polar === 'yes'
        ? question?.yes
        : question?.no;
  const grave = meant.facts.some(isGrave);
  const told = meant.hit?.replies;
  const sorrow =
    scenario.kind !== 'role-play' &&
    meant.facts.some(isSad) &&
    meant.heard.words.length >= 4 &&
    !takesUp(state.lastAsk, meant.heard);
  if (sorrow && comfort(draft, meant)) return;
  if (grave && (!meant.hit || scenario.kind !== 'role-play' || isPersonal(meant)) && comfort(draft, meant))
    return;
  if (reactToDanger(draft, meant)) return;
  const recasted = recast(draft, turn, meant);
  if (told && say(draft, [forHit(draft, told, meant, quiet && told.length > 1)])) return;
  if (!meant.hit && meant.facts.some(isSad) && comfort(draft, meant)) return;
  if (polar && !meant.hit && say(draft, [fitting(draft, polar, meant, quiet || elaborates(meant, question))]))
    return;
  if (recasted) return;
  // The partner says a gentle sentence only if the answer itself is sad. Other answers after sad news get an
  // ordinary reaction.
  if (state.tender > 0 && meant.mood === 'bad' && say(draft, [responses.tender])) return;
  if (meant.signals.notKnown && say(draft, [phrases.notKnown])) return;
  if (probeOf(draft, meant)) return;
  if (quiet) return;
  if (reactToAct(draft, meant)) return;
  const fact = meant.facts[0];
  // If the message contains a fact but no word of the question, it may be about something else, and the author’s
  // reply might not fit.
  const aside = fact !== undefined && !takesUp(state.lastAsk, meant.heard);
  const own =
    state.probed || meant.polar !== undefined || aside
      ? undefined
      : fitting(draft, question?.otherwise, meant);
  const taken = fact && factLines(draft, fact, meant);
  const bareNo = meant.polar === 'no' && meant.heard.words.length <= 3;
  const general = bareNo ? [responses.accept] : generalLines(draft, meant);
  say(draft, [own, taken, ...general, responses.plain], fact ? aboutValues(fact) : {});
}

/**
 * Reacts to a message that does not answer the current question. Returns false if the partner should not react to
 * it.
 */
export function reactToAside(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { responses } = draft;
  if (reactToDanger(draft, meant)) return true;
  if (comfort(draft, meant)) return true;
  const follows = draft.state.tender > 0 && draft.before !== 'question';
  if (follows && meant.facts.length === 0 && say(draft, [responses.tender])) return true;
  if (reactToAct(draft, meant)) return true;
  if (recast(draft, turn, meant)) return true;
  const fact = meant.facts[0];
  const taken = fact && factLines(draft, fact, meant);
  const lines = [taken, ...generalLines(draft, meant), responses.plain];
  return say(draft, lines, fact ? aboutValues(fact) : {}) !== undefined;
}

/**
 * Replies to a danger in the scene, or to a complaint about a thing in the scene. Returns false if the message
 * mentions neither.
 */
export function reactToDanger(draft: Draft, meant: Understanding): boolean {
  const lines = meant.hit ? undefined : complaintLines(draft, meant);
  return lines !== undefined && say(draft, [lines]) !== undefined;
}

/** Whether a message with a complaint also says something good: "It was amazing but too expensive". */
const praisesToo = ({ clauses }: Understanding): boolean =>
  clauses.some(({ heard }) => heard.plain.split(' , ').some((part) => moodOf(hear(part)) === 'good'));

/**
 * Replies to a complaint, compliment, offer, request, apology, thanks, greeting or joke. Returns false for any
 * other message.
 */
function reactToAct(draft: Draft, meant: Understanding): boolean {
  const { responses, phrases } = draft;
  const acts = meant.clauses.map(({ act }) => act);
  if (isUpset(meant.heard.plain)) return say(draft, [responses.upset]) !== undefined;
  if (acts.includes('complaint') && isScene(draft) && hasPlan(draft))
    return say(draft, [responses.complaint]) !== undefined;
  if (acts.includes('complaint') && !praisesToo(meant))
    return say(draft, [responses.react.complaint]) !== undefined;
  if (acts.includes('compliment'))
    return say(draft, [responses.thanksForCompliment, phrases.welcome]) !== undefined;
  if (acts.includes('offer')) return say(draft, [responses.offer]) !== undefined;
  // A request that is a question is answered with the learner’s other questions.
  if (acts.includes('request') && meant.inquiries.length === 0 && isScene(draft) && hasPlan(draft))
    return say(draft, [responses.request]) !== undefined;
  if (acts.includes('apology')) return say(draft, [responses.apology]) !== undefined;
  if (acts.every((act) => act === 'thanks')) return say(draft, [phrases.welcome]) !== undefined;
  if (acts.every((act) => act === 'greeting' || act === 'thanks'))
    return say(draft, [phrases.greeting, responses.agree]) !== undefined;
  if (isJoke(meant.heard.raw) && !sad(meant)) return say(draft, [responses.joke]) !== undefined;
  return false;
}

/**
 * Returns the unused follow-up questions to a very short answer. Returns undefined if the answer is longer or all
 * follow-up questions have been used.
 */
export function probeOf(draft: Draft, meant: Understanding): readonly string[] | undefined {
  const { state, lesson } = draft;
  const short = meant.heard.words.length <= 2 && !meant.signals.notKnown && !meant.hit && !lesson?.slipped;
  if (!short || state.probed || meant.polar === 'no') return undefined;
  const left = questionOf(draft, state.pending)?.probe?.filter(
    (line) => !state.said.includes(fingerprint(line)),
  );
  return left && left.length > 0 ? left : undefined;
}
