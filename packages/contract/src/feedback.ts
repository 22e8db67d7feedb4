import { z } from 'zod';

/** Codes of shared vocabulary between engine, desk, error profile and explanations, with their Turkish names. */
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
  quantifier: 'Miktar sözcüğü',
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

/** Which of the three sources said it (FEEDBACK.md, "The engine"). */
export const correctionSource = z.enum(['transfer-grammar', 'harper', 'model', 'administrator']);
export type CorrectionSource = z.infer<typeof correctionSource>;

/** Offsets are UTF-16 code units into the text as the learner wrote it; `end` is exclusive. */
export const correction = z.object({
  code: correctionCode,
  start: z.int().min(0),
  end: z.int().min(0),
  /** Best first; an empty string means "leave it out". May be empty when only a hint is given. */
  replacements: z.array(z.string()),
  source: correctionSource,
  /** 0 to 1. Below 0.5 the screen says "bir bak" rather than "doğrusu". */
  confidence: z.number().min(0).max(1),
  explanation: z.object({ tr: z.string(), en: z.string() }),
});
export type Correction = z.infer<typeof correction>;

export const messageStates = ['waiting', 'processing', 'done', 'needs-review', 'failed'] as const;
export const messageState = z.enum(messageStates);
export type MessageState = z.infer<typeof messageState>;

/**
 * How far a text could be checked. `right`: the checker is sure that nothing is wrong with it; `unreadable`: it is not
 * English that can be checked; `open`: neither.
 */
export const textCheck = z.enum(['right', 'open', 'unreadable']);
export type TextCheck = z.infer<typeof textCheck>;

/** What an administrator made of a correction; `added`: it is theirs altogether. */
export const correctionVerdict = z.enum(['approved', 'edited', 'rejected', 'added']);
export type CorrectionVerdict = z.infer<typeof correctionVerdict>;

/** How an administrator settled a correction, as its learner is told. */
export const correctionDecision = z.object({
  verdict: correctionVerdict,
  decidedAt: z.iso.datetime(),
  /** The learner had said "bu düzeltme yanlış". */
  reported: z.boolean(),
  /** What stood there before, where it was edited. */
  before: correction.pick({ code: true, start: true, end: true, replacements: true }).nullable(),
});
export type CorrectionDecision = z.infer<typeof correctionDecision>;

/** A correction as stored: it can be pointed at. */
export const storedCorrection = correction.extend({
  id: z.uuid(),
  /** The learner said "bu düzeltme yanlış", and nobody answered yet. */
  disputed: z.boolean(),
  /** Left out while no administrator decided. */
  decision: correctionDecision.optional(),
});
export type StoredCorrection = z.infer<typeof storedCorrection>;

/** What became of one message a learner wrote. */
export const messageFeedback = z.object({
  state: messageState,
  /** Left out before the message is checked. */
  checked: textCheck.optional(),
  corrections: z.array(storedCorrection),
  /** Corrections an administrator took back; left out where there are none. */
  withdrawn: z.array(storedCorrection).optional(),
});
export type MessageFeedback = z.infer<typeof messageFeedback>;
