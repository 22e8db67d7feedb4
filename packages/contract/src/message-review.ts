import { z } from 'zod';
import { get, post } from './call.ts';
import { day, id, plainText } from './common.ts';
import { correctionCode, correctionSource } from './feedback.ts';
import { reviewedCorrection } from './message-process.ts';
import { revision } from './problems.ts';

/** The fields of a correction that an administrator can write. */
export const correctionDraft = z.object({
  code: correctionCode,
  /**
   * Offsets of the correction in the text, in UTF-16 code units. `end` is exclusive. If `start` equals `end`,
   * the replacement is inserted at this offset.
   */
  start: z.int().min(0),
  end: z.int().min(0),
  replacements: z.array(plainText.max(500)).max(5),
  explanation: z.object({
    tr: plainText.trim().min(1, 'explanation-missing').max(1000),
    /** Explanation of the correction in English. If it is empty, the screen shows the Turkish explanation. */
    en: plainText.trim().max(1000),
  }),
});
export type CorrectionDraft = z.infer<typeof correctionDraft>;

const corrected = z.object({ correction: reviewedCorrection });

export const judgeCorrection = post({
  path: 'message-process/judge-correction',
  access: 'admin',
  summary: 'Approves or rejects a correction, or withdraws the decision',
  body: z.object({ correctionId: id, revision, verdict: z.enum(['approved', 'rejected', 'undecided']) }),
  answer: corrected,
  problems: ['not-found', 'conflict'],
});

export const editCorrection = post({
  path: 'message-process/edit-correction',
  access: 'admin',
  summary: 'Changes a correction: its code, position, replacements and explanation',
  body: correctionDraft.extend({ correctionId: id, revision }),
  answer: corrected,
  problems: ['not-found', 'conflict'],
});

export const addCorrection = post({
  path: 'message-process/add-correction',
  access: 'admin',
  summary: 'Adds a correction to a message; a second call with the same id adds nothing',
  body: correctionDraft.extend({ id, messageId: id }),
  answer: corrected,
  problems: ['not-found'],
});

export const getPrecision = get({
  path: 'message-process/precision',
  access: 'admin',
  summary: 'The precision of corrections by administrators’ decisions: by code, source and week',
  answer: z.object({
    /** The weeks for which there are statistics, oldest first. Each week is given as the date of its Monday. */
    weeks: z.array(day),
    /**
     * Number of decisions on corrections for each combination of week, error code and source. Combinations
     * without decisions are omitted.
     */
    decisions: z.array(
      z.object({
        week: day,
        code: correctionCode,
        source: correctionSource,
        approved: z.int(),
        edited: z.int(),
        rejected: z.int(),
        /** Number of corrections that an administrator added because the checker had not found them. */
        added: z.int(),
      }),
    ),
  }),
});

/**
 * Purposes for which providers are used. `chat`: the partner’s replies. `feedback`: corrections. `speech`:
 * conversion of text to speech. `transcription`: conversion of recordings to text.
 */
export const servicePurpose = z.enum(['chat', 'feedback', 'speech', 'transcription']);
export type ServicePurpose = z.infer<typeof servicePurpose>;

/** Usage of a provider for one purpose on one day, including failed calls. */
export const serviceUse = z.object({
  day,
  purpose: servicePurpose,
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Number of characters that the provider converted to speech. */
  characters: z.int(),
  /** Total duration of the transcribed recordings, in seconds. */
  seconds: z.number(),
  /** Cost of the usage in US dollars. Null if no price is configured for the provider. */
  costUsd: z.number().nullable(),
});
export type ServiceUse = z.infer<typeof serviceUse>;

/**
 * The days for which there are statistics, oldest first, and the usage of providers on these days. `use` has no
 * entry for a day and purpose without usage.
 */
export const serviceDays = z.object({ days: z.array(day), use: z.array(serviceUse) });
export type ServiceDays = z.infer<typeof serviceDays>;

export const getCosts = get({
  path: 'message-process/costs',
  access: 'admin',
  summary: 'The use of AI, speech and transcription services in the last 30 days',
  answer: serviceDays,
});
