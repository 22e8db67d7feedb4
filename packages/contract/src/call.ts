import { z } from 'zod';
import type { ProblemName } from './problems.ts';

/**
 * Who may make a call. `public`: any client. `identity`: any client with a valid token. `user`: any active user.
 * `admin`: an administrator.
 */
export type Access = 'public' | 'identity' | 'user' | 'admin';

/** Format of the response: one JSON object, server-sent events, or a CSV file. */
export type AnswerKind = 'json' | 'events' | 'csv';

/**
 * Kinds of expensive calls. For each kind, the server limits how many calls a user can make at the same time and
 * per minute.
 */
export type CallCost = 'message' | 'piece' | 'import' | 'copy' | 'sound' | 'explanation';

export type Call<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST';
  /** Path of the call, relative to the base path of its access type, such as `user/getRole`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly body: Body;
  readonly query: Query;
  readonly answer: Answer;
  readonly answerKind: AnswerKind;
  /**
   * Problems that are specific to this call. Not listed are problems that every call can return (`validation`,
   * `malformed-body`, `payload-too-large`, `unsupported-media-type`, `internal`) or every call with a token
   * (`unauthenticated`, `forbidden`, `not-registered`, `account-disabled`, `identity-unavailable`).
   */
  readonly problems: readonly ProblemName[];
  /**
   * Maximum file size in bytes, if the call uploads a file. The other input of such a call is sent in a header
   * (upload.ts).
   */
  readonly largestFile?: number;
  /** The re-authentication that the call requires in addition to a valid token. Absent if the token is sufficient. */
  readonly reauthentication?: ReauthenticationDemand;
  readonly cost?: CallCost;
};

/**
 * When a call requires re-authentication. `required`: always; the user must have re-authenticated in this session
 * within the last five minutes, otherwise the call fails with `reauthentication-needed`. `by-effect`: the same rule
 * applies, but only to certain inputs.
 */
export type ReauthenticationDemand = 'required' | 'by-effect';

export const nothing = z.object({});
export type Nothing = typeof nothing;

type Common<Answer extends z.ZodType> = {
  path: string;
  access: Access;
  summary: string;
  answer: Answer;
  answerKind?: AnswerKind;
  problems?: readonly ProblemName[];
  largestFile?: number;
  reauthentication?: ReauthenticationDemand;
  cost?: CallCost;
};

/** Declares a GET call, whose input is in the query string. */
export const get = <Answer extends z.ZodType, Query extends z.ZodType = Nothing>(
  call: Common<Answer> & { query?: Query },
): Call<Nothing, Query, Answer> => ({
  ...shared(call),
  method: 'GET',
  body: nothing,
  query: (call.query ?? nothing) as Query,
});

/** Declares a POST call, whose input is in a JSON body. */
export const post = <Answer extends z.ZodType, Body extends z.ZodType = Nothing>(
  call: Common<Answer> & { body?: Body },
): Call<Body, Nothing, Answer> => ({
  ...shared(call),
  method: 'POST',
  body: (call.body ?? nothing) as Body,
  query: nothing,
});

const shared = <Answer extends z.ZodType>(call: Common<Answer>) => ({
  path: call.path,
  access: call.access,
  summary: call.summary,
  answer: call.answer,
  answerKind: call.answerKind ?? ('json' as const),
  problems: call.problems ?? [],
  ...(call.largestFile === undefined ? {} : { largestFile: call.largestFile }),
  ...(call.reauthentication === undefined ? {} : { reauthentication: call.reauthentication }),
  ...(call.cost === undefined ? {} : { cost: call.cost }),
});

export const privateBase = '/api/private/';
export const publicBase = '/api/public/';

/** Returns the path part of the call’s URL, starting at the root path of Pratik. */
export const callUrl = (call: Pick<Call, 'access' | 'path'>): string =>
  `${call.access === 'public' ? publicBase : privateBase}${call.path}`;

export type BodyOf<C extends Call> = z.output<C['body']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
/**
 * Type of the input of a call: the body of a POST call or the query of a GET call. Fields with default values are
 * optional.
 */
export type InputOf<C extends Call> = C['method'] extends 'GET' ? z.input<C['query']> : z.input<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
