import { careLinesOf } from '../generation/care-lines.ts';
import { aboutValues, type Draft, invites, say } from '../generation/draft.ts';
import { isSad } from '../state/facts.ts';
import { isProtest } from '../understanding/protest.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerQuestions } from './questions.ts';

/** Number of messages within which the partner does not apologise a second time. */
const APOLOGY_TURNS = 3;

/** Matches questions that only express the protest, such as "Why are you happy?". */
const RHETORICAL = /^\W*(?:why|what are you|are you|do you|did you|you)\b/i;

/** Matches sentences about the partner itself, which never answer a question of the scene. */
const BLAMES = /\byou (?:never|do not|did not|are not|can not|could not|misunder\w+)\b/;

/**
 * Answers a learner who says that the partner has misunderstood: apologises, names what the learner last told, and
 * asks what the learner means. Asks no question of the scenario. Returns false if the message is no protest, or if it
 * repeats an answer that the partner now recognises.
 */
export function answerProtest(draft: Draft, meant: Understanding): boolean {
  const { state, scenario } = draft;
  if (!isProtest(meant.heard, state.lastSaid)) return false;
  const fits = meant.hit !== undefined || Object.keys(meant.slots).length > 0;
  if (fits && !BLAMES.test(meant.heard.plain)) return false;
  const lines = careLinesOf(scenario.level);
  const again = state.turn - state.protestAt <= APOLOGY_TURNS;
  state.protestAt = state.turn;
  const sorrow = [...state.facts, ...meant.facts].some(
    (one) => isSad(one) && state.turn - one.turn <= APOLOGY_TURNS + 1,
  );
  const fact = [...state.facts, ...meant.facts].findLast(({ about }) => about !== '');
  say(
    draft,
    again ? [lines.admitAgain, lines.admit] : sorrow ? [lines.admitGently, lines.admit] : [lines.admit],
  );
  const asked = meant.inquiries.filter(({ asked: { raw } }) => !RHETORICAL.test(raw));
  if (asked.length > 0) answerQuestions(draft, { ...meant, inquiries: asked });
  else if (fact) say(draft, [lines.lastFact], aboutValues(fact));
  if (!invites(draft.spoken.at(-1))) say(draft, [lines.whatMeant, draft.responses.listening]);
  state.opening = 'floor';
  return draft.spoken.length > 0;
}
