import { correctionCode } from '@pratik/contract/feedback';
import { z } from 'zod';

const error = z.object({
  code: correctionCode,
  /** The wrong words of the sentence, exactly as the learner wrote them. */
  wrong: z.string().min(1).max(200),
  /** Suggested replacements, best first. */
  right: z.array(z.string().max(240)).min(1).max(3),
});
export type ProposedError = z.infer<typeof error>;

const answer = z.object({
  sentences: z.array(
    z.object({
      n: z.int().min(0),
      /** The whole sentence with all corrections applied. */
      corrected: z.string(),
      errors: z.array(error),
    }),
  ),
});

/** JSON Schema of the response that the AI model must return. */
export const answerSchema: object = z.toJSONSchema(answer, { target: 'draft-7' });

export type ProposedSentence = { n: number; corrected: string; errors: ProposedError[] };

const loose = z.object({ sentences: z.array(z.unknown()) });
const looseSentence = z.object({
  n: z.coerce.number().pipe(z.int().min(0)),
  corrected: z.string().max(4_000).catch(''),
  errors: z.array(z.unknown()).max(60).catch([]),
});

/**
 * Parses the response of the AI model. Returns undefined if the response as a whole does not match the schema.
 * Removes invalid entries, and ignores prose and code fences around the JSON.
 */
export function readAnswer(text: string): ProposedSentence[] | undefined {
  const whole = loose.safeParse(jsonIn(text));
  if (!whole.success) return undefined;
  return whole.data.sentences.flatMap((entry) => {
    const read = looseSentence.safeParse(entry);
    if (!read.success) return [];
    const errors = read.data.errors.flatMap((one) => {
      const parsed = error.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
    return [{ ...read.data, errors }];
  });
}

function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
