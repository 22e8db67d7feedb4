import { scene } from '@pratik/contract/drawing';
import { face } from '@pratik/contract/face';
import { z } from 'zod';

/**
 * This module defines the format of a conversation scenario, which is stored in `library/scenarios/<id>.yaml`. A
 * scenario is a plan for the offline partner. Its field `brief` contains the instructions for the AI partner.
 * `library/scenarios/README.md` explains the format to teachers.
 */

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;

export const Id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
const Line = z.string().trim().min(2).max(420);

/** A field that contains one sentence or a list of sentences. The parsed value is always a list. */
export const Lines = z
  .union([Line, z.array(Line).min(1)])
  .transform((value) => (typeof value === 'string' ? [value] : value));

/**
 * One part of a pattern. The words of a pattern must occur in the given order, with at most three other words
 * between two of them; `a|b` matches either word. `{slot}` requires that the same message filled this slot,
 * and `<class>` that the message belongs to this class; the position of a slot or class in the pattern does
 * not matter.
 */
const WORD = /^(?:<[a-z]+>|\{[a-z][a-z0-9-]*\}|[\p{L}\p{N}'’&-]+(?:\|[\p{L}\p{N}'’&-]+)*)$/u;
export const PATTERN_CLASSES = [
  'yes',
  'no',
  'good',
  'bad',
  'number',
  'time',
  'day',
  'duration',
  'price',
  'because',
  'short',
  'long',
] as const;
export type PatternClass = (typeof PATTERN_CLASSES)[number];
const Pattern = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.split(/\s+/).every((word) => WORD.test(word)), 'not a pattern')
  .refine(
    (text) =>
      [...text.matchAll(/<([a-z]+)>/g)].every(([, name]) => PATTERN_CLASSES.some((known) => known === name)),
    'unknown <class>',
  );

const Bilingual = z.strictObject({ tr: z.string().trim().min(2), en: z.string().trim().min(2) });

/** An expected answer of the learner and the partner’s replies to it. */
const Expectation = z.strictObject({
  intent: Id,
  patterns: z.array(Pattern).min(1),
  keep: z.record(Id, z.string().min(1)).optional(),
  replies: Lines,
});

const questionFields = {
  /**
   * Several wordings of the same question. The partner asks the question with one wording. If the partner does not
   * understand the answer, it asks again with another wording.
   */
  asks: Lines,
  /** Condition for asking the question: each slot named here must have the given value, or one of the given values. */
  onlyIf: z.record(Id, z.union([z.string(), z.array(z.string()).min(1)])).optional(),
  /**
   * Slots that the answer to the question fills. The partner skips the question when all these slots are
   * filled, and repeats the question while all of them are empty.
   */
  fills: z.array(Id).min(1).optional(),
  expects: z.array(Expectation).default([]),
  yes: Lines.optional(),
  no: Lines.optional(),
  /** Replies to a meaningful answer of the learner for which no other reply is defined. */
  otherwise: Lines.optional(),
  /**
   * A follow-up question, which the partner asks once when the learner’s answer has only one or two words.
   */
  probe: Lines.optional(),
  /** The partner’s own answer when the learner asks "and you?" after this question. */
  mine: Lines.optional(),
  hints: z.array(Bilingual).default([]),
  /** The partner’s reply when the learner’s answer fills none of the slots in `fills`. */
  fallback: Lines.optional(),
  recast: z.boolean().default(true),
  /**
   * Whether a question from the learner also counts as an answer. True for partner questions such as "Any
   * questions?".
   */
  openFloor: z.boolean().default(false),
};

const Question = z.strictObject({ id: Id.optional(), ...questionFields });
const Step = z.strictObject({ id: Id, ...questionFields });

const FollowUp = z.strictObject({
  id: Id,
  /** Patterns of learner words that start this topic. */
  about: z.array(Pattern).min(1),
  /** The partner’s sentence at the start of the topic. */
  enter: Lines.optional(),
  chain: z.array(Question).min(2),
});

const Slot = z.strictObject({
  /** Text that a partner sentence contains in place of the slot while the slot is empty. */
  default: z.string().min(1),
  /** Maps each slot value, in the partner’s words, to the patterns of learner words that set this value. */
  values: z.record(z.string().min(1), z.array(Pattern).min(1)).optional(),
  type: z.enum(['number', 'time', 'day', 'duration', 'price', 'name']).optional(),
  /** Whether the learner may fill the slot before the partner asks for its value. */
  early: z.boolean().default(false),
  /** Whether the slot accepts several values, as in "a tea and a toast". */
  many: z.boolean().default(false),
});

const Answer = z.strictObject({ intent: Id, patterns: z.array(Pattern).min(1), replies: Lines });

/**
 * Personal facts that a learner may ask the persona of any scenario about. The dialogue engine recognises these
 * questions by meaning.
 */
export const PERSONA_FACTS = [
  'name',
  'age',
  'from',
  'home',
  'job',
  'job-like',
  'job-time',
  'family',
  'siblings',
  'children',
  'married',
  'pets',
  'friends',
  'food',
  'drink',
  'cooking',
  'hobby',
  'music',
  'film',
  'book',
  'sport',
  'travel',
  'languages',
  'weather',
  'season',
  'colour',
  'morning',
  'weekend',
  'feeling',
  'tired',
  'dream',
  'school',
  'phone',
  'fear',
  'money',
] as const;
export type PersonaFact = (typeof PERSONA_FACTS)[number];

const Persona = z.strictObject({
  /** The persona’s answers to questions about personal facts. */
  facts: z.partialRecord(z.enum(PERSONA_FACTS), Lines),
  /**
   * The persona’s replies when the learner asks "how are you?" again, says something kind, or makes a joke.
   */
  thanks: Lines.optional(),
});

/**
 * A thing in the scene that a learner may ask or complain about. Besides `names`, at least one field with replies
 * is required.
 */
const Thing = z
  .strictObject({
    names: z.array(Pattern).min(1),
    /** Answers to "What is it like?" and to any other question about a thing in the scene. */
    about: Lines.optional(),
    /** Answers to the question "How much is it?" about a thing in the scene. */
    price: Lines.optional(),
    /** Answers to the question "Where is it?" about a thing in the scene. */
    where: Lines.optional(),
    /** Answers to "When?", "What time?" and "How long?" about a thing in the scene. */
    when: Lines.optional(),
    /** Answers to "Do you have one?" and "Is there one?" about a thing in the scene. */
    have: Lines.optional(),
    /** Answers to questions that begin with "Can I …?" about a thing in the scene. */
    may: Lines.optional(),
    /** Answers to "Does it work?", "Is it safe?" and "Is it broken?" about a thing in the scene. */
    works: Lines.optional(),
    /** Replies to a complaint that a thing in the scene is broken, dirty, cold or late, or smells. */
    complaint: Lines.optional(),
  })
  .refine((thing) => Object.keys(thing).length > 1, 'says nothing about it');

/**
 * A part of the conversation’s goal. The part is reached when all its steps are answered and all its slots
 * are filled.
 */
const Goal = z.strictObject({
  id: Id,
  text: Bilingual,
  steps: z.array(Id).default([]),
  slots: z.array(Id).default([]),
});

/** An ending that the partner says instead of `wrapUp` if the slots in `onlyIf` have the given values. */
const Ending = z.strictObject({
  onlyIf: z.record(Id, z.union([z.string(), z.array(z.string()).min(1)])),
  say: Lines,
});

export const Scenario = z.strictObject({
  id: Id,
  level: z.enum(LEVELS),
  kind: z.enum(['role-play', 'topic', 'free']),
  /** All levels for which the scenario is suitable. Only scenarios of the kind `free` have this field. */
  levels: z.array(z.enum(LEVELS)).min(1).optional(),
  title: Bilingual,
  place: z.string().trim().min(2),
  /** The drawing of the place in which the scenario takes place. */
  scene: scene.optional(),
  learnerRole: Bilingual,
  partnerRole: z.strictObject({ name: z.string().trim().min(2), role: Bilingual, face: face.optional() }),
  goal: Bilingual,
  phrases: z.array(Bilingual).min(4),
  brief: z.string().trim().min(80),
  slots: z.record(Id, Slot).default({}),
  opening: z.array(Line).min(2),
  steps: z.array(Step).min(1),
  /** The partner’s answers to questions that the learner may ask at any time. */
  answers: z.array(Answer).default([]),
  /** Short acknowledgements in the style of this partner. */
  acks: z.array(Line).min(6),
  /**
   * Sentences that the partner says, in its role, after an answer that it does not understand. The partner
   * then repeats its question.
   */
  unclear: z.array(Line).min(3),
  /** Replies to a question that this partner cannot answer. */
  dontKnow: z.array(Line).min(2),
  wrapUp: z.array(Line).default([]),
  /** The persona of the partner, with personal facts. */
  persona: Persona.optional(),
  world: z.record(Id, Thing).default({}),
  goals: z.array(Goal).default([]),
  /**
   * Unexpected events (complications), of which one is chosen for each conversation. The partner asks about
   * the event after the step named in `after`.
   */
  complications: z.array(z.strictObject({ id: Id, after: Id, ...questionFields })).default([]),
  endings: z.array(Ending).default([]),
  followUps: z.array(FollowUp).min(3),
  closing: z.array(Line).min(2),
});

export type Scenario = z.infer<typeof Scenario>;
export type ScenarioQuestion = z.infer<typeof Question>;
export type ScenarioExpectation = z.infer<typeof Expectation>;
export type ScenarioSlot = z.infer<typeof Slot>;
export type ScenarioThing = z.infer<typeof Thing>;
export type ScenarioLevel = (typeof LEVELS)[number];
