import { z } from 'zod';

export const id = z.uuid();
export const instant = z.iso.datetime();
/** A calendar day in the learner’s time zone. */
export const day = z.iso.date();

export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export const cefrLevel = z.enum(cefrLevels);
export type CefrLevel = z.infer<typeof cefrLevel>;

/**
 * Text without control characters, because PostgreSQL cannot store NUL. An unpaired surrogate, which PostgreSQL
 * rejects in JSON, is replaced by the replacement character U+FFFD.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this rejects control characters
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
export const plainText = z
  .string()
  .overwrite((text) => text.toWellFormed())
  .refine((text) => !controlCharacters.test(text), {
    error: 'unreadable-characters',
  });

/** Matches tabs, line breaks and C1 control characters. */
const lineBreaks = /[\t\n\r\u0080-\u009f\u2028\u2029]/;
export const isOneLine = (text: string): boolean => !lineBreaks.test(text);
export const oneLineError = 'line-breaks';
/**
 * Text without line breaks, for names, titles, words and filters. Only requests use this schema: responses may
 * contain older texts that were stored before this rule existed.
 */
export const oneLine = plainText.refine(isOneLine, { error: oneLineError });

/** Number of a page of a list. The first page is page 0. */
export const page = z.int().min(0).max(1_000_000).default(0);
export const size = z.int().min(1).max(100).default(20);

/**
 * Maximum number of rows that the server counts for a list. If there are more rows, `totalCapped` is true and the
 * screen shows "1.000+".
 */
export const totalCap = 1000;

/** Fields that every paged list returns in addition to its rows. */
export const pageFrame = {
  total: z.int(),
  totalCapped: z.boolean(),
  page: z.int(),
  size: z.int(),
};

export const done = z.object({ done: z.literal(true) });
