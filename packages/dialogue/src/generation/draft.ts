import type { Scenario } from '@pratik/content/kinds/scenario';
import type { Fact } from '../state/facts.ts';
import type { DialogueState, Opening } from '../state/state.ts';
import type { Heard } from '../understanding/hearing.ts';
import { type Lexicon, noLexicon } from '../understanding/lexicon.ts';
import { chance, fillLine, fingerprint, fingerprints } from './lines.ts';
import { phrasesOf } from './phrases.ts';
import type { Phrases } from './phrases.type.ts';
import { responsesOf } from './responses.ts';
import type { Responses } from './responses.type.ts';

/** Content of an error practice move. `right` is the learner’s sentence in correct form, when it had the practised error. */
export type Lesson = {
  slipped: boolean;
  /** The sentence was checked and has no error at all. Only then it is praised. */
  clean: boolean;
  slip: readonly string[];
  tip: readonly string[];
  right: string;
};

/** What the engine uses besides the scenario. */
export type Knowledge = {
  lexicon?: Lexicon | undefined;
  /** One line with the rule of an error code. */
  rules?: ((code: string) => readonly string[]) | undefined;
};

/** A move that is being built: a copy of the state that may be changed, and the lines said so far. */
export type Draft = {
  scenario: Scenario;
  phrases: Phrases;
  responses: Responses;
  state: DialogueState;
  lexicon: Lexicon;
  rules: (code: string) => readonly string[];
  /** The learner’s short answer, for lines with `{answer}`. */
  answer: string | undefined;
  spoken: string[];
  /** What the previous line of the partner expected. */
  before: Opening;
  /** The message that the partner replies to, or null at the opening. */
  heard: Heard | null;
  /** Replies that the learner can tap. */
  suggestions: string[];
  /** Set in error practice only. */
  lesson?: Lesson | undefined;
};

/** For scenarios that were stored before these fields existed. */
const withoutScene = { world: {}, goals: [], complications: [], endings: [] };

/** Creates a draft with a copy of the state. The given state is never changed. */
export function startDraft(scenario: Scenario, state: DialogueState, knowledge: Knowledge = {}): Draft {
  return {
    scenario: { ...withoutScene, ...scenario },
    phrases: phrasesOf(scenario.level),
    responses: responsesOf(scenario.level),
    state: structuredClone(state),
    lexicon: knowledge.lexicon ?? noLexicon,
    rules: knowledge.rules ?? (() => []),
    answer: undefined,
    spoken: [],
    before: state.opening,
    heard: null,
    suggestions: [],
  };
}

type Values = Readonly<Record<string, string>>;

function values(draft: Draft, more: Values): Record<string, string> {
  const { scenario, state } = draft;
  const slots = Object.fromEntries(
    Object.entries(scenario.slots).map(([name, slot]) => [name, state.slots[name] ?? slot.default]),
  );
  return {
    ...slots,
    learner: state.learner,
    answer: draft.answer ?? '',
    'partner-name': scenario.partnerRole.name,
    'partner-role': scenario.partnerRole.role.en,
    ...more,
  };
}

/** Short lines, such as "I see.", may be said again after some time. */
const isShort = (line: string): boolean => line.split(' ').length <= 4 && !line.includes('{');
const memory = 5;

/** The placeholders without which a line cannot be said. */
const NEEDED = /\{(about|word|meaning|english|topic|day|one|two|wrong|rule|right|clause|answer)\}/g;

/**
 * Chooses a line that was not said yet in this conversation, marks it as said and returns it with its values.
 * Returns undefined when none is left.
 */
export function take(
  draft: Draft,
  lines: readonly string[] | undefined,
  more: Values = {},
): string | undefined {
  const { state } = draft;
  const filled = values(draft, more);
  const usable = (lines ?? [])
    .filter((line) => [...line.matchAll(NEEDED)].every(([, name = '']) => filled[name]))
    .map((line) => ({ line, text: fillLine(line, filled) }))
    .filter(({ line, text }) =>
      isShort(line)
        ? !state.recent.includes(fingerprint(text))
        : !fingerprints(text).some((mark) => state.said.includes(mark)),
    );
  const special = usable.filter(({ line }) => line.includes('{answer}') || line.includes('{about}'));
  const fresh = usable.filter(({ line }) => !isShort(line));
  const pool =
    special.length > 0 ? special : fresh.length > 0 && fresh.length * 2 >= usable.length ? fresh : usable;
  const chosen = pool[chance(pool.length, state.seed, state.turn, draft.spoken.length, pool.length)];
  if (!chosen) return undefined;
  if (isShort(chosen.line)) state.recent = [...state.recent, fingerprint(chosen.text)].slice(-memory);
  else state.said.push(...fingerprints(chosen.text));
  return chosen.text;
}

/** Says one usable line from the first list that still has one. Returns the text, or undefined. */
export function say(
  draft: Draft,
  lists: readonly (readonly string[] | undefined)[],
  more: Values = {},
): string | undefined {
  for (const lines of lists) {
    const text = take(draft, lines, more);
    if (text === undefined) continue;
    draft.spoken.push(text);
    return text;
  }
  return undefined;
}

/** Says a line again because the learner asked again. Returns false when that was said often enough. */
export function sayAgain(draft: Draft, lines: readonly string[], always = false): boolean {
  const [line] = lines;
  if (line === undefined) return false;
  const text = fillLine(line, values(draft, {}));
  if (say(draft, [draft.phrases.asISaid], { answer: text })) return true;
  if (always) draft.spoken.push(text);
  return always;
}

const OBJECTS = { he: 'him', she: 'her', it: 'it', they: 'them' } as const;

/** The values for lines about a fact. */
export const aboutValues = ({ about, pronoun, plural }: Fact): Values => {
  const many = plural || pronoun === 'they';
  return {
    about,
    he: pronoun,
    it: OBJECTS[pronoun],
    is: many ? 'are' : 'is',
    be: plural ? 'are' : 'is',
    does: many ? 'do' : 'does',
  };
};

/** Says exactly this text. */
export const speak = (draft: Draft, text: string): void => {
  draft.spoken.push(text);
};

/** Uses typographic apostrophes and quotation marks, also in quoted words of the learner. */
const printed = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’').replace(/"([^"]*)"/g, '“$1”');

// A question tag ("…, isn't it?") expects no answer.
const TAG =
  /,? (?:ok|right|really|isn’t it|aren’t they|aren’t we|don’t we|doesn’t it|does it|are they|is it|did you not|don’t they)\?$/i;

/** Whether this text ends with a question to the learner. */
export const asks = (text: string | undefined): boolean =>
  text !== undefined && /\?["'”’]?$/.test(text) && !TAG.test(printed(text));

/** Invitations that end with a full stop. */
const INVITES =
  /(?:^|[.!?] )(?:(?:go on, |now |ok, |and what else\? |take your time and )?(?:tell me|you can (?:ask|tell)|write (?:it|the)|i(?:’|')m listening|i am listening|go on)[^.!?]*)[.!]$/i;

/** Whether this text leaves the next word to the learner, with a question or an invitation. */
export const invites = (text: string | undefined): boolean =>
  text !== undefined && (asks(text) || INVITES.test(text));

export const textOf = (draft: Draft): string => printed(draft.spoken.join(' ')).replace(/\s+/g, ' ').trim();
