import { z } from 'zod';

/**
 * Error codes of corrections with their Turkish names. The feedback engine, the message review, the error profile
 * and the explanations use these codes.
 */
export const correctionCodes = {
  'missing-article': 'Eksik artikel',
  'extra-article': 'Fazla artikel',
  'missing-preposition': 'Eksik edat',
  'wrong-preposition': 'Yanlış edat',
  'extra-preposition': 'Fazla edat',
  'third-person-s': '3. tekil şahıs -s',
  'he-she-it': 'he/she/it karışması',
  'be-omission': 'Eksik “to be”',
  'be-insertion': 'Fazla “to be”',
  'tense-present-perfect': 'Present Perfect',
  'tense-other': 'Zaman hatası',
  'word-order': 'Söz dizimi',
  'question-formation': 'Soru yapısı',
  negation: 'Olumsuzluk',
  countability: 'Sayılabilirlik',
  quantifier: 'Miktar kelimesi',
  'plural-after-number': 'Sayıdan sonra çoğul',
  comparatives: 'Karşılaştırma',
  'verb-pattern': 'Fiil kalıbı',
  'collocation-transfer': 'Birebir çeviri',
  'false-friends-and-calques': 'Yalancı eşdeğer / birebir kalıp',
  'double-connector': 'Çift bağlaç',
  'relative-pronoun': 'İlgi zamiri',
  possessive: 'İyelik',
  'there-is-have': 'there is / have',
  modal: 'Kip fiili',
  'capital-letters': 'Büyük harf',
  punctuation: 'Noktalama',
  spelling: 'Yazım',
  other: 'Diğer',
} as const;

export type CorrectionCode = keyof typeof correctionCodes;
export const correctionCodeNames = Object.keys(correctionCodes) as [CorrectionCode, ...CorrectionCode[]];
export const correctionCode = z.enum(correctionCodeNames);

/** The source of a correction: one of the four sources of the feedback engine, or an administrator. */
export const correctionSource = z.enum([
  'transfer-grammar',
  'harper',
  'statistics',
  'model',
  'administrator',
]);
export type CorrectionSource = z.infer<typeof correctionSource>;

/** A correction. Its offsets are UTF-16 code units in the text as the learner wrote it. `end` is exclusive. */
export const correction = z.object({
  code: correctionCode,
  start: z.int().min(0),
  end: z.int().min(0),
  /**
   * Suggested replacements, best first. An empty string means deleting the text. An empty list means that the
   * correction is only a hint.
   */
  replacements: z.array(z.string()),
  source: correctionSource,
  /** Confidence from 0 to 1. Below 0.5, the screen shows "bir bak" (take a look) instead of "doğrusu" (correct). */
  confidence: z.number().min(0).max(1),
  explanation: z.object({ tr: z.string(), en: z.string() }),
});
export type Correction = z.infer<typeof correction>;

export const messageStates = ['waiting', 'processing', 'done', 'needs-review', 'failed'] as const;
export const messageState = z.enum(messageStates);
export type MessageState = z.infer<typeof messageState>;

/**
 * How well the checker understood a text. `right`: the text is certainly correct. `unreadable`: the text is not
 * English, or the checker cannot read it. `open`: all other texts.
 */
export const textCheck = z.enum(['right', 'open', 'unreadable']);
export type TextCheck = z.infer<typeof textCheck>;

/** An administrator’s decision on a correction. `added`: an administrator wrote this correction. */
export const correctionVerdict = z.enum(['approved', 'edited', 'rejected', 'added']);
export type CorrectionVerdict = z.infer<typeof correctionVerdict>;

/** An administrator’s decision on a correction, as the learner sees the decision. */
export const correctionDecision = z.object({
  verdict: correctionVerdict,
  decidedAt: z.iso.datetime(),
  /**
   * Whether the learner reported the correction as wrong (button "bu düzeltme yanlış") before the
   * administrator’s decision.
   */
  reported: z.boolean(),
  /**
   * The correction before an administrator edited it. Null if the administrator did not edit the correction.
   */
  before: correction.pick({ code: true, start: true, end: true, replacements: true }).nullable(),
});
export type CorrectionDecision = z.infer<typeof correctionDecision>;

/** A stored correction, which has an id. */
export const storedCorrection = correction.extend({
  id: z.uuid(),
  /**
   * Whether the learner has reported the correction as wrong (button "bu düzeltme yanlış") and no administrator has
   * decided on the report yet.
   */
  disputed: z.boolean(),
  /** The administrator’s decision on the correction. Absent until an administrator decides. */
  decision: correctionDecision.optional(),
});
export type StoredCorrection = z.infer<typeof storedCorrection>;

/** Processing state and corrections of one learner message. */
export const messageFeedback = z.object({
  state: messageState,
  /** Result of the check. Absent until the message is checked. */
  checked: textCheck.optional(),
  corrections: z.array(storedCorrection),
  /** Corrections that an administrator rejected. Absent if no correction was rejected. */
  withdrawn: z.array(storedCorrection).optional(),
});
export type MessageFeedback = z.infer<typeof messageFeedback>;
