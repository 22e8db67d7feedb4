import { z } from 'zod';
import { post } from './call.ts';
import { cefrLevel, id } from './common.ts';
import { correctionCode } from './feedback.ts';

const bilingual = z.object({ tr: z.string(), en: z.string() });

/** The language of an explanation. */
export const explanationLanguage = z.enum(['tr', 'en']);
export type ExplanationLanguage = z.infer<typeof explanationLanguage>;

/**
 * The answer to "Neden?" ("Why?"): the rule as Pratik explains it, and the grammar lesson of the library
 * about the rule, if there is one.
 */
export const reason = z.object({
  code: correctionCode,
  /** The English words that the rule explains, from the learner’s message or from the partner’s reply. */
  about: z.string(),
  rule: bilingual,
  /**
   * The rule applied to the learner’s sentence, written by the AI in the requested language. Null if no AI
   * wrote an explanation.
   */
  phrased: z.string().nullable(),
  /** Cloze sentences of one grammar point from the library, which practise the rule. */
  lesson: z
    .object({
      /** Id of the grammar lesson about the grammar point. Null if the library has no lesson about it. */
      id: z.string().nullable(),
      point: bilingual,
      level: cefrLevel,
      examples: z.array(z.object({ text: z.string(), tr: z.string(), why: z.string() })),
    })
    .nullable(),
});
export type Reason = z.infer<typeof reason>;

export const explainCorrection = post({
  path: 'chat/explain-correction',
  access: 'user',
  summary: 'The reason for a correction of the user: the rule and its grammar lesson',
  body: z.object({ correctionId: id, language: explanationLanguage }),
  answer: reason,
  problems: ['not-found'],
  cost: 'explanation',
});

export const explainReply = post({
  path: 'chat/explain-reply',
  access: 'user',
  summary:
    'The grammar behind a reply of the partner: the learner’s correction before it, or its own structure',
  body: z.object({ turnId: id, language: explanationLanguage }),
  answer: reason,
  problems: ['not-found'],
  cost: 'explanation',
});
