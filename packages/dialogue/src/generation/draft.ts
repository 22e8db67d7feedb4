import type { Scenario } from '@pratik/content/kinds/scenario';
import type { WordLevels } from '../level/word-levels.ts';
import type { Fact } from '../state/facts.ts';
import type { DialogueState, Opening } from '../state/state.ts';
import type { Heard } from '../understanding/hearing.ts';
import { type Lexicon, noLexicon } from '../understanding/lexicon.ts';
import { chance, fillLine, fingerprint, fingerprints, firstWords } from './lines.ts';
import { phrasesOf } from './phrases.ts';
import type { Phrases } from './phrases.type.ts';
import { responsesOf } from './responses.ts';
import type { Responses } from './responses.type.ts';

/**
 * Content of a reply in error practice. `right` is the corrected sentence of the learner. It is set if the sentence
 * contained the practised error.
 */
export type Lesson = {
  slipped: boolean;
  /** Whether the checker found no error in the sentence. The partner praises only such sentences. */
  clean: boolean;
  slip: readonly string[];
  tip: readonly string[];
  right: string;
};

/**
 * How often the partner corrects errors. `all`: prompts and recasts. `main`: fewer of both. `quiet`: only
 * occasional recasts, for a learner who does not want to be interrupted.
 */
export type Dose = 'all' | 'main' | 'quiet';

/** Data that the dialogue engine uses in addition to the scenario. */
export type Knowledge = {
  dose?: Dose | undefined;
  lexicon?: Lexicon | undefined;
  /** Returns sentences that state the rule of an error code. */
  rules?: ((code: string) => readonly string[]) | undefined;
  /** The levels of words, for a learner who asks for simpler words. */
  wordLevels?: WordLevels | undefined;
};

/** What a message contributes. `little`: a bare answer, or a request about the conversation. */
export type Shares = 'question' | 'little' | 'statement' | 'opinion';

/** A reply under construction: a copy of the state that functions may change, and the sentences added so far. */
export type Draft = {
  scenario: Scenario;
  phrases: Phrases;
  responses: Responses;
  state: DialogueState;
  lexicon: Lexicon;
  rules: (code: string) => readonly string[];
  dose: Dose;
  wordLevels: WordLevels | undefined;
  /** The learner’s short answer. It replaces `{answer}` in sentences. */
  answer: string | undefined;
  spoken: string[];
  /** The kind of answer that the partner’s previous message expected. */
  before: Opening;
  /** The learner’s message. Null for the opening of the conversation. */
  heard: Heard | null;
  /** What the learner’s message contributes. It determines which invitations to continue fit. */
  shares: Shares;
  /** Whether the partner leaves a question that the learner has not answered. */
  skipped: boolean;
  /** Suggested replies for the learner. */
  suggestions: string[];
  /** Content for error practice. Undefined in other conversations. */
  lesson?: Lesson | undefined;
};

/** Default values for scenarios that were stored before these fields existed. */
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
    dose: knowledge.dose ?? 'all',
    wordLevels: knowledge.wordLevels,
    answer: undefined,
    spoken: [],
    before: state.opening,
    heard: null,
    shares: 'little',
    skipped: false,
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

/** Whether a sentence is short, such as "I see.". Short sentences may be repeated after some time. */
const isShort = (line: string): boolean => line.split(' ').length <= 4 && !line.includes('{');
const memory = 5;

/** Returns an author’s sentence with the placeholders of this scenario filled. */
export const withValues = (draft: Draft, line: string): string => fillLine(line, values(draft, {}));

/** Matches placeholders that need a value. A sentence cannot be used while such a placeholder has no value. */
const NEEDED = /\{(question|about|word|meaning|english|topic|day|one|two|wrong|rule|right|clause|answer)\}/g;

/** Lines that quote an earlier sentence on purpose. The quoted sentence has been used before. */
const QUOTING = /\{(?:question|right)\}|: \{answer\}$/;

const marksOf = (line: string, text: string): readonly string[] =>
  QUOTING.test(line) ? [fingerprint(text)] : fingerprints(text);

/**
 * Chooses a sentence that has not been used in this conversation, marks it as used and returns it with its
 * placeholders filled.
 * Returns undefined if all sentences have been used.
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
        : !marksOf(line, text).some((mark) => state.said.includes(mark)),
    );
  const special = usable.filter(({ line }) => line.includes('{answer}') || line.includes('{about}'));
  const fresh = usable.filter(({ line }) => !isShort(line));
  const pool =
    special.length > 0 ? special : fresh.length > 0 && fresh.length * 2 >= usable.length ? fresh : usable;
  const chosen = pool[chance(pool.length, state.seed, state.turn, draft.spoken.length, pool.length)];
  if (!chosen) return undefined;
  if (isShort(chosen.line)) state.recent = [...state.recent, fingerprint(chosen.text)].slice(-memory);
  else state.said.push(...marksOf(chosen.line, chosen.text));
  return chosen.text;
}

/** Adds one sentence from the first list that contains an unused sentence. Returns this sentence, or undefined. */
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

/**
 * Repeats a sentence because the learner repeated a question. Returns false after the maximum number of
 * repetitions.
 */
export function sayAgain(draft: Draft, lines: readonly string[], always = false): boolean {
  const [line] = lines;
  if (line === undefined) return false;
  const text = withValues(draft, line);
  if (say(draft, [draft.phrases.asISaid], { answer: firstWords(text) })) return true;
  if (always) draft.spoken.push(text);
  return always;
}

const OBJECTS = { he: 'him', she: 'her', it: 'it', they: 'them' } as const;

/** Returns the placeholder values for sentences about a fact. */
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

/** Adds exactly this text to the reply. */
export const speak = (draft: Draft, text: string): void => {
  draft.spoken.push(text);
};

/** Converts apostrophes and quotation marks to typographic ones, including those in quoted words of the learner. */
const printed = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’').replace(/"([^"]*)"/g, '“$1”');

// Matches a question tag ("…, isn't it?"), which expects no answer.
const TAG =
  /,? (?:ok|right|really|isn’t it|aren’t they|aren’t we|don’t we|doesn’t it|does it|are they|is it|did you not|don’t they)\?$/i;

/** Whether this text ends with a question to the learner. */
export const asks = (text: string | undefined): boolean =>
  text !== undefined && /\?["'”’]?$/.test(text) && !TAG.test(printed(text));

/** Matches invitations to talk that end with a full stop instead of a question mark. */
const INVITES =
  /(?:^|[.!?] )(?:(?:go on, |now |ok, |and what else\? |take your time and )?(?:tell me|you can (?:ask|tell)|write (?:it|the)|i(?:’|')m listening|i am listening|go on)[^.!?]*)[.!]$/i;

/** Whether this text ends with a question or an invitation, to which the learner should reply. */
export const invites = (text: string | undefined): boolean =>
  text !== undefined && (asks(text) || INVITES.test(text));

export const textOf = (draft: Draft): string => printed(draft.spoken.join(' ')).replace(/\s+/g, ' ').trim();
