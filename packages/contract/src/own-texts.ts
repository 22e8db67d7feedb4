import { z } from 'zod';
import { type AnswerOf, get, post } from './call.ts';
import { cefrLevel, done, id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';
import { gapOutcome } from './vocabulary-gaps.ts';

/** Maximum size of an uploaded file or a pasted text in bytes. */
export const mostOwnTextBytes = 2 * 1024 * 1024;
/** Maximum length of a stored text in characters. A longer file is divided into parts. */
export const mostOwnTextLength = 60_000;
/** Maximum number of texts of a learner. */
export const mostOwnTexts = 50;
/** Maximum number of parts into which a long file is divided. */
export const mostOwnTextParts = 100;

export const ownTextFormat = z.enum(['text', 'subtitles', 'epub']);
export type OwnTextFormat = z.infer<typeof ownTextFormat>;

/** An estimate of the level of a text from the levels of its words. Names have no level and are not counted. */
export const levelProfile = z.object({
  /** The estimated level. Null if the text is too short, or if most of its words are not English. */
  level: cefrLevel.nullable(),
  /** Number of words with a level, including repeated words. */
  words: z.int(),
  /** For each level, the share of the words that are at this level or below, from 0 to 1. */
  shares: z.array(z.object({ level: cefrLevel, share: z.number() })),
  /** Share of the words that no word list contains. Such words count as C1. */
  unknown: z.number(),
});
export type LevelProfile = z.infer<typeof levelProfile>;

/** A text that the learner added. Only this learner can read it. */
export const ownText = z.object({
  id,
  title: z.string(),
  format: ownTextFormat,
  /** The part of a long file that the text contains. A file that was not divided has one part. */
  part: z.int(),
  parts: z.int(),
  /** Length in characters. */
  length: z.int(),
  profile: levelProfile,
  /** Number of pages, and the page that the learner read last. The first page is page 0. */
  pages: z.int(),
  page: z.int(),
  addedAt: instant,
  /** When the learner last read the text. Null for a text that the learner has not opened. */
  readAt: instant.nullable(),
});
export type OwnText = z.infer<typeof ownText>;

export const addOwnText = post({
  cost: 'import',
  path: 'own-texts/add',
  access: 'user',
  summary: 'Adds a text from an EPUB, TXT, SRT or VTT file or a pasted text; only its owner can read it',
  body: z.object({
    /** Id of the text, created by the browser. A second call with the same id returns the same text. */
    id,
    /**
     * File name, or an empty string for a pasted text. The server detects the format from the content of the file, not
     * from the file extension.
     */
    name: oneLine.max(255),
    /** Title of the text. If empty, the server uses the title in the file, the file name or the first words. */
    title: oneLine.trim().max(120).default(''),
    /** The part of a long file to add. */
    part: z.int().min(1).max(mostOwnTextParts).default(1),
  }),
  answer: z.object({ text: ownText }),
  largestFile: mostOwnTextBytes,
});

export const listOwnTexts = post({
  path: 'own-texts/list',
  access: 'user',
  summary: 'The texts that the user added, the most recently read or added first',
  body: z.object({ page, size }),
  answer: z.object({ texts: z.array(ownText), ...pageFrame }),
});

export const getOwnText = get({
  path: 'own-texts/get',
  access: 'user',
  summary: 'One page of a text that the user added; without a page number, the page that the user read last',
  query: z.object({ id, page: z.coerce.number().int().min(0).max(10_000).optional() }),
  answer: z.object({
    text: ownText,
    /** Number of the returned page, and its paragraphs. */
    page: z.int(),
    paragraphs: z.array(z.string()),
  }),
  problems: ['not-found'],
});
export type OwnTextPage = AnswerOf<typeof getOwnText>;

/**
 * Stores the reading position and counts the reading time. The browser sends this call at most every 15 seconds
 * while the user reads.
 */
export const reportOwnText = post({
  path: 'own-texts/report-progress',
  access: 'user',
  summary: 'Reports the page that the reader has reached',
  body: z.object({
    id,
    page: z.int().min(0).max(10_000),
    /**
     * True in the first progress report after a pause. The time between the previous report and this report
     * is then not counted.
     */
    resumed: z.boolean().default(false),
  }),
  answer: done,
  problems: ['not-found'],
});

export const deleteOwnText = post({
  path: 'own-texts/delete',
  access: 'user',
  summary: 'Deletes a text, or undoes the deletion within an hour',
  body: z.object({ id, undo: z.boolean().default(false) }),
  answer: done,
  problems: ['not-found'],
});

/** A sentence of the learner’s text with a gap. */
const ownTextGap = z.object({
  /** Index of the paragraph in the whole text, and the position of the missing word in the paragraph. */
  paragraph: z.int(),
  start: z.int(),
  before: z.string(),
  after: z.string(),
  /** Turkish meaning of the missing word. */
  meaning: z.string(),
});
export type OwnTextGap = z.infer<typeof ownTextGap>;

/** Maximum number of gaps in one exercise. */
export const mostOwnTextGaps = 10;

export const startOwnTextGaps = post({
  cost: 'explanation',
  path: 'own-texts/start-gaps',
  access: 'user',
  summary:
    'Up to ten sentences of a text with a gap, from the given page on; the words are at the user’s level or below',
  body: z.object({ id, page: z.int().min(0).max(10_000).default(0) }),
  answer: z.object({ gaps: z.array(ownTextGap) }),
  problems: ['not-found'],
});

export const answerOwnTextGap = post({
  path: 'own-texts/answer-gap',
  access: 'user',
  summary: 'Answers a gap in a text that the user added; a repeated answer counts once',
  body: z.object({
    /** Id of the learner’s answer, created by the browser. */
    id,
    textId: id,
    paragraph: z.int().min(0).max(mostOwnTextLength),
    start: z.int().min(0).max(mostOwnTextLength),
    /** The learner’s answer. Empty if the learner does not know the answer. */
    typed: plainText.trim().max(200),
  }),
  answer: z.object({ outcome: gapOutcome, answers: z.array(z.string()) }),
  problems: ['not-found'],
});
