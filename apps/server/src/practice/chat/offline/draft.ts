import type { Scenario } from '@pratik/content/kinds/scenario';
import { chance, fillLine, fingerprints } from './lines.ts';
import { mannersOf } from './manners.ts';
import type { Manners } from './manners.type.ts';
import type { OfflineState } from './state.ts';

/** A move that is being built: a copy of the state that may be changed, and the lines said so far. */
export type Draft = {
  scenario: Scenario;
  manners: Manners;
  state: OfflineState;
  /** The learner’s short answer, for lines with `{answer}`. */
  answer: string | undefined;
  spoken: string[];
  /** Set in error practice only. */
  lesson?: Lesson | undefined;
};

/**
 * Content of an error practice move. `right` is the learner’s corrected sentence when it contained the practised
 * slip.
 */
export type Lesson = { slipped: boolean; slip: readonly string[]; tip: readonly string[]; right: string };

/** Creates a draft with a copy of the state. The given state is never changed. */
export function startDraft(scenario: Scenario, state: OfflineState): Draft {
  return {
    scenario,
    manners: mannersOf(scenario.level),
    state: structuredClone(state),
    answer: undefined,
    spoken: [],
  };
}

function values(draft: Draft, more: Readonly<Record<string, string>>): Record<string, string> {
  const slots = Object.fromEntries(
    Object.entries(draft.scenario.slots).map(([name, slot]) => [
      name,
      draft.state.slots[name] ?? slot.default,
    ]),
  );
  return { ...slots, learner: draft.state.learner, answer: draft.answer ?? '', ...more };
}

/**
 * Chooses a line that was not said yet in this conversation and marks it as said. Returns undefined when none is
 * left.
 */
export function take(draft: Draft, lines: readonly string[] | undefined): string | undefined {
  const { state } = draft;
  const unsaid = (lines ?? []).filter(
    (line) => !fingerprints(line).some((mark) => state.said.includes(mark)),
  );
  const usable = unsaid.filter((line) => draft.answer !== undefined || !line.includes('{answer}'));
  const echoing = usable.filter((line) => line.includes('{answer}'));
  const pool = echoing.length > 0 ? echoing : usable;
  const line = pool[chance(pool.length, state.seed, state.turn, draft.spoken.length, pool.length)];
  if (line !== undefined) state.said.push(...fingerprints(line));
  return line;
}

/** Says one unused line from the first list that still has one. Returns the text, or undefined. */
export function say(
  draft: Draft,
  lists: readonly (readonly string[] | undefined)[],
  more: Readonly<Record<string, string>> = {},
): string | undefined {
  for (const lines of lists) {
    const line = take(draft, lines);
    if (line === undefined) continue;
    const text = fillLine(line, values(draft, more));
    draft.spoken.push(text);
    return text;
  }
  return undefined;
}

/** Says exactly this text. */
export const speak = (draft: Draft, text: string): void => {
  draft.spoken.push(text);
};

/** Uses typographic apostrophes and quotation marks, also in quoted words of the learner. */
const printed = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’').replace(/"([^"]*)"/g, '“$1”');

// A question tag ("…, isn't it?") expects no answer.
const TAG =
  /,? (?:ok|right|really|isn’t it|aren’t they|aren’t we|don’t we|doesn’t it|does it|are they|is it|did you not)\?$/i;

/** Whether this text ends with a question to the learner. */
export const asks = (text: string | undefined): boolean =>
  text !== undefined && /\?["'”’]?$/.test(text) && !TAG.test(printed(text));

export const textOf = (draft: Draft): string => printed(draft.spoken.join(' ')).replace(/\s+/g, ' ').trim();
