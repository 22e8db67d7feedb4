import { z } from 'zod';
import { cefrLevel, oneLine, plainText } from './common.ts';

/** Id of a reading or a listening exercise. */

export const textId = plainText.min(1).max(120);

/** Properties that readings and listenings share. */
export const cover = {
  id: z.string(),
  title: z.string(),
  levelId: z.string(),
  topic: z.string().nullable(),
  /**
   * The series to which the text belongs, and the number of its episode. Null if the text is not an episode.
   */
  series: z.object({ title: z.string(), episode: z.int() }).nullable(),
};

/** What happened in the earlier episodes of a series, in English. Null for a first episode and outside a series. */
export const recap = z.string().nullable();

/**
 * Result of the user’s most recently finished session with the text. Null if the user has finished no
 * session.
 */
export const score = z.object({ right: z.int(), total: z.int() }).nullable();

export const levelAsked = z.object({
  /** The level whose texts are requested. If omitted, the user’s own level is used. */
  level: oneLine.max(60).optional(),
});

/** The levels that have texts, and the level whose texts the response contains. */
export const offeredLevels = {
  /**
   * The user’s level. Null for a user without a level; the response then contains texts of a level that suits most
   * learners.
   */
  ownLevel: z.string().nullable(),
  level: z.string(),
  levels: z.array(
    z.object({
      id: z.string(),
      cefr: cefrLevel,
      name: z.object({ tr: z.string(), en: z.string() }),
      published: z.int(),
    }),
  ),
  /**
   * The level closest to the requested level that has texts. Null if the requested level itself has texts.
   */
  nearestLevel: z.string().nullable(),
};

/** Returns the response schema for the list of texts. `card` is the schema of one text in the list. */
export const choicesOf = <Card extends z.ZodType>(card: Card) => ({
  ...offeredLevels,
  texts: z.array(card),
  /** Today’s text. Null if no text is available. `done` says whether the user has finished a text today. */
  today: z.object({ done: z.boolean(), text: card.nullable() }).nullable(),
  /**
   * Texts that the user has started but not finished, most recent first, including texts that were retired
   * later.
   */
  begun: z.array(card),
});

/** A finished reading or listening, including all questions. */
export const finishedText = {
  id: z.uuid(),
  textId: z.string(),
  title: z.string(),
  levelId: z.string(),
  finishedAt: z.iso.datetime(),
  right: z.int(),
  total: z.int(),
};

/** Properties that the cards for readings and for listenings share. Only the values of `state` differ. */
export type ShelfCard = {
  id: string;
  title: string;
  levelId: string;
  topic: string | null;
  series: { title: string; episode: number } | null;
  /** First sentence of a reading. A listening has none, because the learner hears its sentences first. */
  teaser?: string | null;
  state: string;
  score: z.infer<typeof score>;
};

export type ShelfChoices<Card> = {
  ownLevel: string | null;
  level: string;
  levels: z.infer<(typeof offeredLevels)['levels']>;
  nearestLevel: string | null;
  texts: Card[];
  today: { done: boolean; text: Card | null } | null;
  begun: Card[];
};
