import type { AnswerKind, Call } from '@pratik/contract/call';
import { type ProblemName, problemDocument, problems, problemType } from '@pratik/contract/problems';
import type { z } from 'zod';

type Response = { description: string; content: Record<string, { schema: z.ZodType }> };
type Responses = Record<string | number, Response>;

const everyCall: readonly ProblemName[] = [
  'validation',
  'malformed-body',
  'payload-too-large',
  'unsupported-media-type',
  'busy',
  'unavailable',
  'internal',
];
const everyCallWithToken: readonly ProblemName[] = [
  'unauthenticated',
  'forbidden',
  'not-registered',
  'account-disabled',
  'identity-unavailable',
];

const everyCallOfAdministrators: readonly ProblemName[] = ['second-factor-needed'];
const reauthenticationProblems: readonly ProblemName[] = ['reauthentication-needed'];

const contentTypes: Record<AnswerKind, string> = {
  json: 'application/json',
  events: 'text/event-stream',
  csv: 'text/csv',
};

const response = (description: string, contentType: string, schema: z.ZodType): Response => ({
  description,
  content: { [contentType]: { schema } },
});

/**
 * Returns the response schemas of problems, grouped by status. The description lists the problem types of the status.
 */
export const problemResponses = (names: readonly ProblemName[]): Responses => {
  const types = new Map<number, Set<string>>();
  for (const name of [...names, ...everyCall]) {
    const { status } = problems[name];
    types.set(status, (types.get(status) ?? new Set()).add(problemType(name)));
  }
  return Object.fromEntries(
    [...types].map(([status, list]) => [
      status,
      response([...list].join(', '), 'application/problem+json', problemDocument),
    ]),
  );
};

/** Returns all responses of a contract call, for serialisation and for the published OpenAPI document. */
export const responsesOf = (call: Call): Responses => ({
  200: response(call.summary, contentTypes[call.answerKind], call.answer),
  ...problemResponses([
    ...call.problems,
    ...(call.cost === undefined ? [] : (['slow-down'] as const)),
    ...(call.access === 'public' ? [] : everyCallWithToken),
    ...(call.access === 'admin' ? everyCallOfAdministrators : []),
    ...(call.reauthentication === undefined ? [] : reauthenticationProblems),
  ]),
});
