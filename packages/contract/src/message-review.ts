import { z } from 'zod';
import { get, post } from './call.ts';
import { day, id, plainText } from './common.ts';
import { correctionCode, correctionSource } from './feedback.ts';
import { reviewedCorrection } from './message-process.ts';
import { revision } from './problems.ts';

/** What an administrator may write of a correction. */
export const correctionDraft = z.object({
  code: correctionCode,
  /** UTF-16 code units into the text; `end` is exclusive. Where the two are the same, something is put in. */
  start: z.int().min(0),
  end: z.int().min(0),
  replacements: z.array(plainText.max(500)).max(5),
  explanation: z.object({
    tr: plainText.trim().min(1, 'Öğrenci için kısa bir açıklama yazın').max(1000),
    /** May be left empty: the Turkish one is shown then. */
    en: plainText.trim().max(1000),
  }),
});
export type CorrectionDraft = z.infer<typeof correctionDraft>;

const corrected = z.object({ correction: reviewedCorrection });

export const judgeCorrection = post({
  path: 'message-process/judge-correction',
  access: 'admin',
  summary: 'Bir düzeltmeyi onaylar, reddeder ya da verilmiş kararı geri alır',
  body: z.object({ correctionId: id, revision, verdict: z.enum(['approved', 'rejected', 'undecided']) }),
  answer: corrected,
  problems: ['not-found', 'conflict'],
});

export const editCorrection = post({
  path: 'message-process/edit-correction',
  access: 'admin',
  summary: 'Bir düzeltmeyi değiştirir: türü, yeri, önerileri, açıklaması',
  body: correctionDraft.extend({ correctionId: id, revision }),
  answer: corrected,
  problems: ['not-found', 'conflict'],
});

export const addCorrection = post({
  path: 'message-process/add-correction',
  access: 'admin',
  summary: 'Bir mesaja düzeltme ekler; aynı kimlikle iki kez gönderilen bir kez eklenir',
  body: correctionDraft.extend({ id, messageId: id }),
  answer: corrected,
  problems: ['not-found'],
});

export const getPrecision = get({
  path: 'message-process/precision',
  access: 'admin',
  summary: 'Yöneticilerin kararlarına göre düzeltmelerin doğruluğu: kod, kaynak ve haftaya göre',
  answer: z.object({
    /** Mondays of the weeks looked at, oldest first. */
    weeks: z.array(day),
    /** Decisions of a week; those without any are left out. */
    decisions: z.array(
      z.object({
        week: day,
        code: correctionCode,
        source: correctionSource,
        approved: z.int(),
        edited: z.int(),
        rejected: z.int(),
        /** What the machine had not seen. */
        added: z.int(),
      }),
    ),
  }),
});

/** What the house's services are asked for: the partner's replies, corrections, sentences said aloud, recordings written down. */
export const servicePurpose = z.enum(['chat', 'feedback', 'speech', 'transcription']);
export type ServicePurpose = z.infer<typeof servicePurpose>;

/** What one of them took in a day, calls that failed among it. */
export const serviceUse = z.object({
  day,
  purpose: servicePurpose,
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Said aloud. */
  characters: z.int(),
  /** Of recordings written down, by what is in them. */
  seconds: z.number(),
  /** US dollars; null where the house has not said what it costs. */
  costUsd: z.number().nullable(),
});
export type ServiceUse = z.infer<typeof serviceUse>;

/** Days, oldest first, and what was used in them; what was not is left out. */
export const serviceDays = z.object({ days: z.array(day), use: z.array(serviceUse) });
export type ServiceDays = z.infer<typeof serviceDays>;

export const getCosts = get({
  path: 'message-process/costs',
  access: 'admin',
  summary: 'Yapay zekâ hizmetlerinin kullanımı: sohbet, düzeltme, seslendirme, yazıya çevirme; son 30 gün',
  answer: serviceDays,
});
