import { z } from 'zod';

/**
 * All error codes for a field, a file row or a whole request. Each code is listed with the names of its parameters.
 * The server sends only codes and parameters. The web application converts them to sentences
 * (`apps/web/src/lib/errors/error-text.tr.ts` and `.en.ts`).
 */
export const errorCodes = {
  // Errors of fields in any form.
  required: [],
  'too-short': ['least'],
  'too-long': ['most'],
  'too-few': ['least'],
  'too-many': ['most'],
  'too-small': ['least'],
  'too-large': ['most'],
  'not-in-list': [],
  'bad-format': [],
  'unknown-field': ['names'],
  unreadable: [],
  'not-accepted': [],
  'unreadable-characters': [],
  'line-breaks': [],
  'nested-too-deep': [],
  'text-missing': [],

  // Errors of users and sign-in.
  'email-invalid': [],
  'email-registered': [],
  'email-taken-meanwhile': [],
  'email-refused': [],
  'email-has-account': [],
  'email-not-reported': [],
  'email-not-signed-in': [],
  'email-not-own': [],
  'email-is-own': [],
  'email-in-file': ['line'],
  'password-missing': [],
  'current-password-missing': [],
  'password-too-short': ['least'],
  'password-common': [],
  'password-weak': [],
  'password-refused': [],
  'password-set-elsewhere': [],
  'name-missing': [],
  'surname-missing': [],
  'own-name-missing': [],
  'own-surname-missing': [],
  'full-name-missing': [],
  'setup-code-missing': [],
  'invitation-code-missing': [],
  'code-missing': [],
  'passkey-name-missing': [],
  'passkeys-too-many': ['most'],
  'time-zone-unknown': [],
  'erasure-unconfirmed': [],
  'role-unknown': ['value'],
  'level-unknown': [],
  'level-name-unknown': ['value', 'choices'],

  // Errors of level fields.
  'number-missing': [],
  'name-tr-missing': [],
  'name-en-missing': [],
  'description-tr-missing': [],
  'description-en-missing': [],
  'statement-tr-missing': [],
  'statement-en-missing': [],
  'statement-elsewhere': [],
  'short-name-format': [],
  'short-name-taken': [],
  'level-name-taken': [],
  'level-removed': [],
  'cefr-fixed': [],
  'threshold-order': ['lowerTr', 'lowerEn', 'lowerFrom', 'upperTr', 'upperEn', 'upperFrom'],

  // Errors of the items of a unit.
  'unit-item-unknown': [],
  'unit-item-elsewhere': [],

  // Errors of classes.
  'class-code-missing': [],
  'class-name-missing': [],
  'class-term-missing': [],
  'class-code-taken': [],

  // Errors of assignments.
  'assignment-item-missing': [],
  'assignment-amount-missing': [],
  'assignment-due-before-open': [],
  'assignment-too-long': [],
  'assignment-learner-unknown': [],

  // Errors of library items: questions, words, texts and writing prompts.
  'kind-fixed': [],
  'id-taken': [],
  'word-taken': [],
  'option-twice': [],
  'written-twice': [],
  'text-not-found': [],
  'evidence-one-only': [],
  'evidence-not-in-text': [],
  'quote-not-in-text': ['quote'],
  'gap-needed': ['gap'],
  'gap-or-question': ['gap'],
  'reading-missing': [],
  'script-missing': [],
  'speaker-missing': ['quote'],
  'ipa-format': [],
  'word-format': [],
  'slug-format': [],
  'glossary-capital': [],
  'least-above-most': [],
  'level-not-chosen': [],
  'topic-not-chosen': [],

  // Errors of imported library items.
  'kind-unknown': [],
  'kind-mismatch': [],
  'state-unknown': [],
  'item-in-file': ['line'],
  'question-id-prefix': [],
  'row-conflict': [],
  'rows-conflict': [],
  'rows-refused': [],

  // Errors of a learner’s words and their import.
  'word-missing': [],
  'meaning-missing': [],
  'meaning-known': [],
  'word-known': [],
  'word-in-file': ['line'],
  'word-empty': [],
  'meaning-empty': [],
  'word-too-long': ['most'],
  'meaning-too-long': ['most'],
  'example-too-long': ['most'],
  'word-without-letters': [],
  'meaning-without-letters': [],
  'vocabulary-full': ['most'],
  'export-too-large': [],
  'file-empty': [],
  'file-too-many-rows': ['most'],
  'file-one-column': [],
  'file-too-large': [],
  'file-unreadable': [],

  // Errors of texts that learners add.
  'text-file-unreadable': [],
  'own-texts-full': ['most'],

  // Errors of conversations, message review and safety cases.
  'turn-id-taken': [],
  'place-outside': [],
  'place-overlaps': [],
  'place-taken': [],
  'same-as-written': [],
  'correction-id-taken': [],
  'explanation-missing': [],
  'action-missing': [],
} as const satisfies Record<string, readonly string[]>;

export type ErrorCode = keyof typeof errorCodes;
export type ErrorParams = Readonly<Record<string, string | number>>;

const names = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];
export const errorCode = z.enum(names);

export const codedError = z.object({
  code: errorCode,
  /** Parameters of the error. Absent if the error code has no parameters. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type CodedError = { code: ErrorCode; params?: ErrorParams | undefined };

export type ParamsOf<Code extends ErrorCode> = (typeof errorCodes)[Code] extends readonly []
  ? []
  : [params: Readonly<Record<(typeof errorCodes)[Code][number], string | number>>];

/** Creates an error with a code and exactly the parameters of this code. */
export const coded = <Code extends ErrorCode>(code: Code, ...[params]: ParamsOf<Code>): CodedError =>
  params === undefined ? { code } : { code, params };

/**
 * The properties of a zod issue from which its error code is derived. Schemas of the API contract use error codes
 * as messages.
 */
export type CodedIssue = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: unknown;
};

export const isErrorCode = (text: string | undefined): text is ErrorCode =>
  text !== undefined && Object.hasOwn(errorCodes, text);

const numberOf = (value: unknown): number => Number(value ?? 0);

/**
 * Converts a zod issue to an error with a code. If the message of the issue is no error code, uses the general code
 * for this kind of issue.
 */
export const issueError = (issue: CodedIssue): CodedError => {
  const [least, most] = [numberOf(issue.minimum), numberOf(issue.maximum)];
  if (isErrorCode(issue.message)) {
    const given: ErrorParams = { least, most };
    const params = Object.fromEntries(errorCodes[issue.message].map((name) => [name, given[name] ?? '']));
    return { code: issue.message, ...(errorCodes[issue.message].length > 0 ? { params } : {}) };
  }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return least <= 1 ? coded('required') : coded('too-short', { least });
      return issue.origin === 'array' ? coded('too-few', { least }) : coded('too-small', { least });
    case 'too_big':
      if (issue.origin === 'string') return coded('too-long', { most });
      return issue.origin === 'array' ? coded('too-many', { most }) : coded('too-large', { most });
    case 'invalid_value':
      return coded('not-in-list');
    case 'invalid_format':
      return coded('bad-format');
    case 'unrecognized_keys':
      return coded('unknown-field', { names: Array.isArray(issue.keys) ? issue.keys.join(', ') : '' });
    case 'custom':
    case 'invalid_key':
      return coded('not-accepted');
    default:
      return coded('unreadable');
  }
};
