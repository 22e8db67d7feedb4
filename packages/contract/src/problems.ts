import { z } from 'zod';
import { type CodedError, codedError, errorCode } from './error-codes.ts';

/**
 * All errors that a call can return, as problem types (RFC 9457). From the type and the error codes
 * (`error-codes.ts`), the web application derives the message for the user.
 */
export const problems = {
  validation: { status: 400 },
  'malformed-body': { status: 400 },
  'setup-code-wrong': { status: 403 },
  unauthenticated: { status: 401 },
  'sign-in-failed': { status: 401 },
  'password-wrong': { status: 403 },
  'reauthentication-needed': { status: 403 },
  'own-account': { status: 403 },
  'code-wrong': { status: 403 },
  'step-over': { status: 400 },
  'passkey-refused': { status: 403 },
  'passkey-insecure': { status: 400 },
  'second-factor-needed': { status: 403 },
  'second-factor-on': { status: 409 },
  'reset-link-invalid': { status: 400 },
  'invitation-invalid': { status: 400 },
  forbidden: { status: 403 },
  'not-registered': { status: 403 },
  'account-disabled': { status: 403 },
  'not-found': { status: 404 },
  'method-not-allowed': { status: 405 },
  'email-taken': { status: 409 },
  'last-administrator': { status: 409 },
  'level-in-use': { status: 409 },
  'level-order': { status: 409 },
  'last-level': { status: 409 },
  'class-in-use': { status: 409 },
  conflict: { status: 409 },
  'setup-done': { status: 409 },
  'already-registered': { status: 409 },
  'conversation-closed': { status: 409 },
  'reply-in-progress': { status: 409 },
  'payload-too-large': { status: 413 },
  'unsupported-media-type': { status: 415 },
  'slow-down': { status: 429 },
  'too-many-requests': { status: 429 },
  'daily-limit-reached': { status: 429 },
  'ai-cap-reached': { status: 429 },
  'sign-up-closed': { status: 403 },
  'provider-cannot': { status: 501 },
  'partner-stalled': { status: 504 },
  'partner-busy': { status: 503 },
  'partner-failed': { status: 502 },
  'partner-cut': { status: 502 },
  'speech-failed': { status: 503 },
  'transcription-off': { status: 501 },
  'consent-missing': { status: 403 },
  'transcription-failed': { status: 502 },
  'transcription-slow': { status: 504 },
  'sound-unreadable': { status: 415 },
  'sound-too-long': { status: 413 },
  'identity-unavailable': { status: 503 },
  busy: { status: 503 },
  unavailable: { status: 503 },
  internal: { status: 500 },
} as const satisfies Record<string, { status: number }>;

export type ProblemName = keyof typeof problems;

export const problemNames = Object.keys(problems) as [ProblemName, ...ProblemName[]];

const typePrefix = '/problems/';

/** Returns the `type` of a problem (RFC 9457): a URL reference relative to the URL of the instance. */
export const problemType = (name: ProblemName): string => `${typePrefix}${name}`;

/** Returns the problem name that belongs to a `type`. Returns undefined if the type is unknown. */
export const problemName = (type: string): ProblemName | undefined =>
  problemNames.find((name) => problemType(name) === type);

/**
 * Returns the title of a problem for developers (RFC 9457), for example "Setup code wrong" for `setup-code-wrong`.
 * The user interface never shows this title.
 */
export const problemTitle = (name: ProblemName): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** An error of one field. `pointer` is a JSON Pointer (RFC 6901) into the request body. */
export const fieldError = codedError.extend({ pointer: z.string() });
export type FieldError = CodedError & { pointer: string };

/**
 * Counts how often a shared record has been saved. A save request contains the revision that the record had when
 * the form was opened.
 * If the record has a different revision now, nothing is stored and the response is `conflict`.
 */
export const revision = z.int().min(0);

/** The current state of a record, as part of a `conflict` response. */
export const conflict = z.object({
  /** The current revision. A save request with this revision overwrites the current record. */
  revision,
  /** Time of the last change in ISO 8601 format. Null if the time is unknown. */
  changedAt: z.iso.datetime().nullable(),
  /**
   * The user who made the last change. Null if the change was made by Pratik without a user, or if that user no
   * longer exists.
   */
  changedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The current record of a conflict, in the format of the call that returns the record. */
  present: z.unknown(),
});
export type Conflict<Present = unknown> = Omit<z.infer<typeof conflict>, 'present'> & { present: Present };

export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Error code. Present if the problem type alone does not identify the error. */
  code: errorCode.optional(),
  params: codedError.shape.params,
  requestId: z.string().optional(),
  errors: z.array(fieldError).optional(),
  /** Start of the learner’s next day in ISO 8601 format. Present for `daily-limit-reached` and `ai-cap-reached`. */
  nextDayAt: z.iso.datetime().optional(),
  /** Seconds to wait before a retry. The Retry-After header has the same value. */
  retryAfter: z.int().optional(),
  /** The current record. Present for a `conflict` about a record with a revision. */
  current: conflict.optional(),
});
export type ProblemDocument = z.infer<typeof problemDocument>;
