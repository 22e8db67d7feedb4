import type { ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { askAgain, askNext, finishPending, questionOf, waits } from './agenda.ts';
import { type Draft, say } from './draft.ts';
import { hear } from './hearing.ts';
import { fingerprint } from './lines.ts';
import { moodOf } from './mood.ts';
import { isLight } from './patterns.ts';
import { type LearnerTurn, recastClause } from './recast.ts';
import type { Understanding } from './understanding.ts';

/** What the partner replies to an answer before it continues. */

const CHEERFUL =
  /^(?:how )?(?:great|lovely|wonderful|nice|very good|good|perfect|excellent|that is good|bravo|fun|well done)\b/i;

const POLITE = new Set(
  'yes no yeah love like enjoy good nice great fine ok okay sure thanks thank course really very much lot little bit sometimes often usually always never not think so too also well maybe only'.split(
    ' ',
  ),
);

/** Whether a yes or no already includes more information, so that the partner must not ask for more. */
function elaborates(meant: Understanding, question: ScenarioQuestion | undefined): boolean {
  const asked = new Set((question?.asks ?? []).flatMap((line) => hear(line).words.map(({ stem }) => stem)));
  return meant.heard.words.some(({ text, stem }) => !isLight(text) && !POLITE.has(text) && !asked.has(stem));
}

/** Recasts the learner’s clause when that sounds natural, at most in every second move. */
export function sayBack(draft: Draft, turn: LearnerTurn): boolean {
  const { state, manners } = draft;
  const due = state.turn - state.lastRecast >= 2 && questionOf(draft, state.pending)?.recast !== false;
  const clause = due && turn.corrections.length > 0 ? recastClause(turn) : null;
  if (clause === null) return false;
  // A fragment ("in the sea") cannot follow "so".
  const fragment =
    /^(?:to|at|in|on|by|with|for|from|a|an|the|about|since) /.test(clause) && clause.split(' ').length <= 5;
  const lines = fragment
    ? manners.recast.filter((line) => /^(?:Ah|Oh|OK|Right|I see), \{/.test(line))
    : manners.recast;
  if (!say(draft, [lines], { clause })) return false;
  state.lastRecast = state.turn;
  return true;
}

/** Says a line that shows that the partner has understood the answer. */
export function react(
  draft: Draft,
  meant: Understanding,
  polarLines: readonly string[] | undefined,
  recast: boolean,
): void {
  const { scenario, manners, state } = draft;
  const question = questionOf(draft, state.pending);
  // When the partner also has to answer a question, or the learner has already said more, the reply must not ask
  // back.
  const busy = (meant.asked.length > 0 || meant.signals.andYou) && !draft.lesson;
  const fit = (lines: readonly string[], full: boolean): readonly string[] =>
    full ? lines.filter((line) => !line.includes('?')) : lines;
  if (meant.hit && say(draft, [fit(meant.hit.replies, busy)])) return;
  if (!meant.hit && meant.signals.sadNews && say(draft, [manners.sadNews])) return;
  if (!meant.hit && polarLines && say(draft, [fit(polarLines, busy || elaborates(meant, question))])) return;
  if (recast) return;
  if (meant.signals.notKnown && say(draft, [manners.notKnown])) return;
  if (probeOf(draft, meant)) return;
  const own = state.probed ? undefined : question?.otherwise;
  if (busy) return;
  // "Lovely!" is not an answer to "I was ill".
  if (moodOf(meant.heard) !== 'bad') say(draft, [own, scenario.acks, manners.acks]);
  else say(draft, [own?.filter((line) => !CHEERFUL.test(line)), manners.comfort, manners.acks]);
}

export function sayMine(draft: Draft, howAreYou: boolean): void {
  const { manners } = draft;
  if (/\bme too\b/i.test(draft.spoken.at(-1) ?? '')) return;
  const question = questionOf(draft, draft.state.pending);
  if (howAreYou && say(draft, [manners.howAreYou])) return;
  say(draft, [question?.mine, manners.notMine]);
}

/** Answers the learner’s questions. A repeated answer is introduced as a repetition. */
export function sayAnswers(draft: Draft, meant: Understanding): void {
  for (const { replies } of meant.asked) {
    const fresh = say(draft, [replies]);
    if (!fresh) say(draft, [draft.manners.asISaid], { answer: replies[0] ?? '' });
  }
}

/** Answers the learner’s question, then asks the pending question again. */
export function replyToQuestion(draft: Draft, meant: Understanding): true {
  const { scenario, manners, state } = draft;
  const { signals } = meant;
  if (meant.asked.length > 0) sayAnswers(draft, meant);
  else if (signals.andYou || signals.howAreYou) sayMine(draft, signals.howAreYou);
  else
    say(draft, [signals.aboutYou ? manners.deflect : scenario.dontKnow, scenario.dontKnow, manners.deflect]);
  const answered = questionOf(draft, state.pending)?.openFloor === true;
  if (answered || state.pending === null || !askAgain(draft)) askNext(draft);
  return true;
}

/** Continues with a question, unless the reply already asks one. May follow up a very short answer once. */
export function goOn(draft: Draft, meant: Understanding): void {
  const { state } = draft;
  if (waits(draft)) {
    state.lastAsk = draft.spoken.at(-1) ?? '';
    if (state.probed || state.pending === null) finishPending(draft);
    else state.probed = true;
    return;
  }
  const probe = say(draft, [probeOf(draft, meant)]);
  if (probe === undefined) {
    askNext(draft);
    return;
  }
  state.probed = true;
  state.lastAsk = probe;
}

/** Returns the lines that follow up a very short answer, or undefined when the answer is longer or no line is left. */
function probeOf(draft: Draft, meant: Understanding): readonly string[] | undefined {
  const { state, lesson } = draft;
  const short = meant.heard.words.length <= 2 && !meant.signals.notKnown && !meant.hit && !lesson?.slipped;
  if (!short || state.probed) return undefined;
  const left = questionOf(draft, state.pending)?.probe?.filter(
    (line) => !state.said.includes(fingerprint(line)),
  );
  return left && left.length > 0 ? left : undefined;
}
