import { type Dose, type Draft, say } from '../generation/draft.ts';
import { correctedSentence } from '../generation/recast.ts';
import { isSad } from '../state/facts.ts';
import { hear } from '../understanding/hearing.ts';
import type { LearnerTurn } from '../understanding/turn.ts';
import type { Understanding } from '../understanding/understand.ts';
import { resume } from './meta.ts';

/**
 * Minimum number of replies between two errors that the partner asks the learner to correct. For one error,
 * the partner first gives a hint, then the rule, then the correct form. After a sad message, the partner asks
 * for no correction. Recasts are in `react.ts`.
 */
const between: Record<Dose, number> = { all: 5, main: 9, quiet: Number.POSITIVE_INFINITY };
const silent = new Set(['spelling', 'punctuation', 'capital-letters', 'other', 'word-choice']);
const plainOf = (text: string): string =>
  hear(text)
    .words.map((word) => word.text)
    .join(' ');

/**
 * Whether it is time to ask the learner to correct an error: the message contains exactly one correction, and the
 * last prompt was long enough ago.
 */
export const promptDue = ({ state, scenario, dose }: Draft, { corrections }: LearnerTurn): boolean =>
  corrections.length === 1 &&
  scenario.level !== 'A1' &&
  state.turn > 2 &&
  state.tender === 0 &&
  state.turn - state.lastTeaching >= between[dose];

/** Asks the learner to correct the error in the message. Returns false if the error or the message is not suitable. */
export function prompt(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { state, responses } = draft;
  if (meant.facts.some(isSad) || meant.mood === 'bad') return false;
  if (meant.inquiries.length > 0 || turn.corrections.length !== 1) return false;
  const [error] = turn.corrections;
  const right = error?.replacements[0];
  if (!error || right === undefined || silent.has(error.code) || right.trim().split(/\s+/).length > 4)
    return false;
  const sentence = correctedSentence(turn, error.start);
  const wrong = turn.text.slice(error.start, error.end).trim();
  if (!sentence || wrong === '' || wrong.split(/\s+/).length > 6 || /[“”"]/.test(sentence)) return false;
  const context = aroundError(turn.text, error.start, error.end);
  const lines =
    right.split(/\s+/).length === 1 && right.length > 2
      ? [...responses.nudge, ...responses.nudgeWord.slice(0, 1)]
      : responses.nudge;
  if (!say(draft, [lines], { wrong: context, word: right.trim() })) return false;
  state.repair = { code: error.code, wrong: context, right: right.trim(), sentence, rung: 1 };
  state.lastTeaching = state.turn;
  state.opening = 'clarify';
  return true;
}

/**
 * Returns the words of the error with one word before and after them, so that the learner can find the error in the
 * message.
 */
function aroundError(text: string, start: number, end: number): string {
  const before = /(\S+\s+)$/.exec(text.slice(0, start))?.[1] ?? '';
  const after = /^(\s+\S+)/.exec(text.slice(end))?.[1] ?? '';
  return `${before}${text.slice(start, end)}${after}`.replace(/[.,!?]+$/, '').trim();
}

/**
 * Handles the learner’s attempt to correct the error that the partner asked about. Returns false if the learner
 * wrote about something else.
 */
export function settleRepair(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { state, responses } = draft;
  const repair = state.repair;
  if (!repair) return false;
  const said = plainOf(meant.heard.raw);
  const target = plainOf(repair.sentence);
  const words = new Set(target.split(' '));
  const shared = said.split(' ').filter((word) => words.has(word)).length;
  const attempts =
    said !== '' &&
    meant.inquiries.length === 0 &&
    !meant.meta &&
    shared >= Math.min(2, words.size) &&
    shared * 2 >= said.split(' ').length;
  const fixed =
    (said.includes(plainOf(repair.right)) &&
      attempts &&
      turn.corrections.every(({ code }) => code !== repair.code)) ||
    said === target;
  state.repair = null;
  if (meant.signals.distress || meant.facts.some(isSad) || meant.mood === 'bad') return false;
  if (fixed) {
    say(draft, [responses.repaired]);
    state.repaired.push(repair.code);
    resume(draft);
    return true;
  }
  if (!attempts && !meant.signals.notKnown && meant.meta?.kind !== 'help') return false;
  const [rule] = draft.rules(repair.code);
  if (repair.rung === 1 && rule && say(draft, [responses.rule], { rule })) {
    state.repair = { ...repair, rung: 2 };
    state.opening = 'clarify';
    return true;
  }
  const right = /[.!?]$/.test(repair.sentence) ? repair.sentence : `${repair.sentence}.`;
  say(draft, [responses.form], { right });
  resume(draft);
  return true;
}
