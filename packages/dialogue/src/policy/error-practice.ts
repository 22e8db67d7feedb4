import type { Scenario, ScenarioLevel, ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { type ErrorPractice, errorPractice } from '@pratik/content/read/error-practice';
import { type Knowledge, type Move, nextMove, openConversation } from '../dialogue.ts';
import type { Lesson } from '../generation/draft.ts';
import { shuffled } from '../generation/lines.ts';
import { correctedSentence } from '../generation/recast.ts';
import type { DialogueState } from '../state/state.ts';
import type { LearnerTurn } from '../understanding/turn.ts';

/** Number of consecutive prompts for the same error code. */

const PER_VISIT = 3;
const LEVELS: readonly string[] = ['A1', 'A2', 'B1', 'B2', 'C1'];

/** State of error practice: the dialogue state and the practised error codes. */
export type ErrorPracticeState = DialogueState & { practice: { codes: string[]; level: ScenarioLevel } };

function chainsOf(practice: ErrorPractice, code: string, easy: boolean): ScenarioQuestion[][] {
  const point = practice.points.find((candidate) => candidate.code === code);
  if (!point) return [];
  const prompts = easy ? point.easy : [...point.harder, ...point.easy];
  const questions = prompts.map(({ say, model, reply }) => ({
    asks: [say],
    expects: [],
    hints: [{ en: model, tr: model }],
    otherwise: practice.praise,
    probe: practice.longer,
    ...(reply === undefined ? {} : { mine: [reply] }),
    recast: true,
    openFloor: false,
  }));
  const chains: ScenarioQuestion[][] = [];
  for (let i = 0; i < questions.length; i += PER_VISIT) chains.push(questions.slice(i, i + PER_VISIT));
  return chains;
}

/**
 * Creates a scenario from the prompts. The error codes of the learner come first, each with three consecutive
 * prompts. Other common error codes follow.
 */
function sceneOf(
  practice: ErrorPractice,
  codes: readonly string[],
  level: ScenarioLevel,
  seed: number,
): Scenario {
  const known = practice.points.map(({ code }) => code);
  const own = [...new Set(codes)].filter((code) => known.includes(code));
  const others = shuffled(known, seed, 'codes').filter((code) => !own.includes(code));
  const visits = (list: readonly string[]): Scenario['followUps'] => {
    const all = list.map((code) => ({ code, chains: chainsOf(practice, code, LEVELS.indexOf(level) < 2) }));
    const rounds = Math.max(0, ...all.map(({ chains }) => chains.length));
    return Array.from({ length: rounds }, (_, round) =>
      all.flatMap(({ code, chains }) => {
        const chain = chains[round];
        const point = practice.points.find((candidate) => candidate.code === code);
        if (!chain || !point) return [];
        return [
          { id: `${code}--${round}`, about: [], chain, ...(round === 0 ? { enter: [point.enter] } : {}) },
        ];
      }),
    ).flat();
  };
  const text = { tr: 'Dünkü hatalar', en: 'Yesterday’s errors' };
  return {
    id: 'error-practice',
    level,
    kind: 'topic',
    title: text,
    place: 'Anywhere',
    learnerRole: text,
    partnerRole: { name: 'Pratik', role: text },
    goal: text,
    phrases: [],
    brief: '',
    slots: {},
    opening: practice.opening,
    steps: [],
    answers: [],
    acks: practice.praise,
    unclear: [],
    dontKnow: [],
    wrapUp: [],
    world: {},
    goals: [],
    complications: [],
    endings: [],
    followUps: [...visits(own), ...visits(others)],
    closing: practice.closing,
  };
}

/** Returns the error code that the current prompt practises. */
const codeOf = (state: DialogueState): string | undefined =>
  /^topic:(.+)--\d+:\d+$/.exec(state.pending ?? '')?.[1];

/**
 * Starts practice of the given error codes. Ignores codes without prompts. If no code is left, practises common
 * error codes.
 * The same `seed` always gives the same conversation.
 */
export function openErrorPractice(
  codes: readonly string[],
  level: ScenarioLevel,
  seed: number,
  learnerName = '',
  practice: ErrorPractice = errorPractice(),
): { text: string; state: ErrorPracticeState } {
  const opened = openConversation(sceneOf(practice, codes, level, seed), seed, learnerName);
  return { text: opened.text, state: { ...opened.state, practice: { codes: [...codes], level } } };
}

/**
 * Returns the partner’s reply in error practice: praise, or the corrected sentence with its rule, followed by the
 * next prompt.
 */
export function nextErrorMove(
  state: ErrorPracticeState,
  turn: LearnerTurn,
  options: Knowledge & {
    closing: boolean /** Whether the check of the sentence finished in time. */;
    checked?: boolean;
  },
  practice: ErrorPractice = errorPractice(),
): Move & { state: ErrorPracticeState } {
  const { codes, level } = state.practice;
  const code = codeOf(state);
  const slip = turn.corrections.find((correction) => correction.code === code);
  const right = slip && correctedSentence(turn, slip.start);
  const tip = slip && practice.points.find((point) => point.code === code)?.tip;
  const lesson: Lesson = {
    slip: right ? practice.slip : [],
    tip: tip ?? [],
    right: right ? right.replace(/[^.!?]$/, '$&.') : '',
    slipped: slip !== undefined,
    clean: options.checked !== false && turn.corrections.length === 0,
  };
  const move = nextMove(sceneOf(practice, codes, level, state.seed), state, turn, {
    ...options,
    lesson,
  });
  return {
    ...move,
    ended: move.state.closed,
    state: { ...move.state, practice: { codes: [...codes], level } },
  };
}
