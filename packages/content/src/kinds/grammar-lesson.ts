import { cefrLevel } from '@pratik/contract/common';
import { correctionCode } from '@pratik/contract/feedback';
import { z } from 'zod';
import { bilingual, line, slug } from './fields.ts';

/** A longer explanation in Turkish and English. */
const explanation = z.strictObject({
  tr: z.string().trim().min(40).max(700),
  en: z.string().trim().min(40).max(700),
});

/** A table with the forms of a grammar point. Each row has a label and one English cell for each column. */
const Form = z
  .strictObject({
    columns: z.array(bilingual).min(1).max(3),
    rows: z
      .array(z.strictObject({ label: bilingual, cells: z.array(line).min(1).max(3) }))
      .min(2)
      .max(9),
    /** A remark under the table of forms, for example about spelling. */
    note: bilingual.optional(),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'a row has more or fewer cells than there are columns',
  );

/**
 * Content of `library/grammar/<level>/<point>.yaml`: the lesson on the grammar point of the cloze set with the same
 * file name.
 */
export const GrammarLesson = z.strictObject({
  level: cefrLevel,
  title: bilingual,
  /** Explains when a Turkish speaker needs the grammar point, and what is difficult about it. */
  when: explanation,
  form: Form,
  /** Turkish sentences with their English translation and the difference between both languages. */
  contrasts: z.array(z.strictObject({ tr: line, en: line, why: bilingual })).length(3),
  /**
   * Example sentences from the library’s texts. `text` is the id of the reading or listening that contains
   * `en`.
   */
  examples: z.array(z.strictObject({ text: slug, en: line, tr: line })).length(5),
  /** A mistake with this grammar point that is common among Turkish speakers. */
  mistake: z.strictObject({ wrong: line, right: line, why: bilingual }),
  /** Error codes that the grammar lesson explains, the most important first. */
  codes: z.array(correctionCode).min(1).max(6),
});
export type GrammarLesson = z.infer<typeof GrammarLesson>;
