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
 * Content of a reply in error practice. `right` is the learner’s sentence in corrected form. It is empty if the
 * sentence did not contain the practised error.
 */
export type Lesson = {
  slipped: boolean;
  /** Whether the checker found the sentence free of errors. The partner praises only such sentences. */
  clean: boolean;
  slip: readonly string[];
  tip: readonly string[];
  right: string;
};

/**
 * How often the partner corrects errors. `all`: with prompts and recasts. `main`: with fewer prompts and recasts.
 * `quiet`: only with occasional recasts, for a learner who does not want to be interrupted.
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

/**
 * What a message contributes to the conversation. `little`: a bare answer, or a request about the conversation
 * itself.
 */
export type Shares = 'question' | 'little' | 'statement' | 'opinion';

/** An unfinished reply: the sentences added so far, and a copy of the dialogue state that functions may modify. */
export type Draft = {
  scenario: Scenario;
  phrases: Phrases;
  responses: Responses;
  state: DialogueState;
  lexicon: Lexicon;
  rules: (code: string) => readonly string[];
  dose: Dose;
  wordLevels: WordLevels | undefined;
  /** The learner’s short answer. It replaces the placeholder `{answer}` in partner sentences. */
  answer: string | undefined;
  spoken: string[];
  /** What kind of answer the partner’s previous message expected. */
  before: Opening;
  /** The learner’s message. Null for the opening of the conversation. */
  heard: Heard | null;
  /**
   * What the learner’s message contributes to the conversation. The partner chooses its invitations
   * accordingly.
   */
  shares: Shares;
  /**
   * Whether the partner continues with another question although the learner has not answered the current
   * question.
   */
  skipped: boolean;
  /** Suggested replies that the screen shows to the learner. */
  suggestions: string[];
  /** Content for error practice. Undefined in all other conversations. */
  lesson?: Lesson | undefined;
};

/** Default values for scenarios that were stored before these fields were added. */
const withoutScene = { world: {}, goals: [], complications: [], endings: [] };

/** Creates a draft with a copy of the state. Does not modify the given state. */
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

/**
 * Whether a sentence is short, such as "I see.". The partner may repeat a short sentence after some other short
 * sentences.
 */
const isShort = (line: string): boolean => line.split(' ').length <= 4 && !line.includes('{');
const memory = 5;

/** Fills the placeholders of an author’s sentence with the values of this conversation. */
export const withValues = (draft: Draft, line: string): string => fillLine(line, values(draft, {}));

/**
 * Matches placeholders that require a value. The partner cannot use a sentence if one of these placeholders
 * has no value.
 */
const NEEDED = /\{(question|about|word|meaning|english|topic|day|one|two|wrong|rule|right|clause|answer)\}/g;

/** Matches sentences that quote an earlier sentence on purpose. The quoted words do not count as a repetition. */
const QUOTING = /\{(?:question|right)\}|: \{answer\}$/;

const marksOf = (line: string, text: string): readonly string[] =>
  QUOTING.test(line) ? [fingerprint(text)] : fingerprints(text);

/**
 * Chooses a sentence that the partner has not used in this conversation, records it as used, and returns it with
 * filled placeholders.
 * Returns undefined if no unused sentence is left.
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

/**
 * Adds one unused sentence to the reply. Tries the lists in order. Returns the sentence, or undefined if no list
 * contains an unused sentence.
 */
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
 * Repeats a sentence because the learner asked for it. Returns false if every introduction for a repetition is
 * used; with `always`, adds the sentence without introduction and returns true.
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

/** Returns the values of the placeholders in sentences about a fact, such as pronoun and verb form. */
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

/** Adds exactly this text to the reply, without filling placeholders. */
export const speak = (draft: Draft, text: string): void => {
  draft.spoken.push(text);
};

/**
 * Converts straight apostrophes and quotation marks to typographic marks, also in quoted words of the
 * learner.
 */
const printed = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’').replace(/"([^"]*)"/g, '“$1”');

// Matches a question tag ("…, isn't it?"), which expects no answer.
const TAG =
  /,? (?:ok|right|really|isn’t it|aren’t they|aren’t we|don’t we|doesn’t it|does it|are they|is it|did you not|don’t they)\?$/i;

/** Whether this text ends with a question that the learner should answer. A question tag does not count. */
export const asks = (text: string | undefined): boolean =>
  text !== undefined && /\?["'”’]?$/.test(text) && !TAG.test(printed(text));

/** Matches invitations to talk that end without a question mark. */
const INVITES =
  /(?:^|[.!?] )(?:(?:go on, |now |ok, |please |and what else\? |take your time and )?(?:tell me|you can (?:ask|tell)|write (?:it|the)|i(?:’|')m listening|i am listening|go on)[^.!?]*)[.!]$/i;

/** Whether this text ends with a question or an invitation, so that the learner should reply. */
export const invites = (text: string | undefined): boolean =>
  text !== undefined && (asks(text) || INVITES.test(text));

export const textOf = (draft: Draft): string => printed(draft.spoken.join(' ')).replace(/\s+/g, ' ').trim();
