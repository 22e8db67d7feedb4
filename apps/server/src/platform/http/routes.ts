import type { AnswerOf, BodyOf, Call, QueryOf } from '@pratik/contract/call';
import { callUrl } from '@pratik/contract/call';
import { problemDocument, problems } from '@pratik/contract/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Authenticate, Identity, Person } from './caller.ts';
import { Problem } from './problem.ts';
import { type Streams, sendEvents } from './sse.ts';

type Input<C extends Call> = {
  body: BodyOf<C>;
  query: QueryOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Stream<C extends Call> = AsyncIterable<AnswerOf<C>>;
type Result<C extends Call> = Promise<AnswerOf<C> | Stream<C>> | Stream<C>;

type Handler<C extends Call, Who> = (input: Input<C> & Who) => Result<C>;

/** Puts a call of the contract at its address: who may, what comes in, what goes out. */
export type Routes = {
  /** Anyone may call. */
  public<C extends Call>(call: C, handle: Handler<C, unknown>): void;
  /** A checked token is enough, registered or not. */
  identity<C extends Call>(call: C, handle: Handler<C, { identity: Identity }>): void;
  /** A registered, active person; an administrator where the call says so. */
  person<C extends Call>(call: C, handle: Handler<C, { person: Person; identity: Identity }>): void;
};

export const createRoutes = (app: FastifyInstance, authenticate: Authenticate, streams: Streams): Routes => ({
  public: (call, handle) => mount(app, streams, call, async (input) => handle(input as never)),
  identity: (call, handle) =>
    mount(app, streams, call, async (input, request) =>
      handle({ ...input, identity: await authenticate.identity(request) } as never),
    ),
  person: (call, handle) =>
    mount(app, streams, call, async (input, request) => {
      const who = await authenticate.person(request);
      if (call.access === 'admin' && who.person.role !== 'admin') throw new Problem('forbidden');
      return handle({ ...input, ...who } as never);
    }),
});

type Loose = { body: unknown; query: unknown; request: FastifyRequest; reply: FastifyReply };

const mount = (
  app: FastifyInstance,
  streams: Streams,
  call: Call,
  answer: (input: Loose, request: FastifyRequest) => Promise<unknown>,
): void => {
  app.route({
    method: call.method,
    url: callUrl(call),
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[0] ?? 'pratik'],
      operationId: `${call.method}-${call.path}`,
      ...(call.method === 'GET' ? { querystring: call.query } : { body: call.body }),
      response: responses(call),
      ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    },
    // An absent body counts as an empty object: `user/getRole` is called with either.
    preValidation: async (request) => {
      if (call.method === 'POST' && request.body === undefined) request.body = {};
    },
    handler: async (request, reply) => {
      const result = await answer({ body: request.body, query: request.query, request, reply }, request);
      if (call.answerKind === 'events') {
        return sendEvents(request, reply, streams, result as AsyncIterable<{ type: string }>);
      }
      reply.header('cache-control', 'no-store');
      return result;
    },
  });
};

const responses = (call: Call): Record<string, z.ZodType> => {
  const own = [
    ...call.problems.map((name) => problems[name].status),
    400,
    ...(call.access === 'public' ? [] : [401, 403]),
  ];
  const faults = Object.fromEntries([...new Set(own)].map((status) => [status, problemDocument]));
  return call.answerKind === 'json' ? { 200: call.answer, ...faults } : faults;
};
