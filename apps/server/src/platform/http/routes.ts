import type { AnswerOf, BodyOf, Call, QueryOf } from '@pratik/contract/call';
import { callUrl } from '@pratik/contract/call';
import type { ProblemName } from '@pratik/contract/problems';
import { uploadType } from '@pratik/text/upload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate, CallRecord, Identity, SignedInUser } from './caller.ts';
import { sendCsv } from './csv-answer.ts';
import { createCallLimits } from './limits/call-limits.ts';
import { Problem } from './problem.ts';
import { responsesOf } from './responses.ts';
import { type Streams, sendEvents } from './streams/sse.ts';
import { requireBodyType, uploadedFile } from './uploads.ts';

type Input<C extends Call> = {
  body: BodyOf<C>;
  query: QueryOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Known = {
  user: SignedInUser;
  identity: Identity;
  /** Whether the caller has recently re-authenticated; false when the call is not declared with `reauthentication`. */
  reauthenticated: boolean;
};
type Handler<C extends Call, Who> = (input: Input<C> & Who) => Promise<AnswerOf<C>>;
type StreamHandler<C extends Call, Who> = (
  input: Input<C> & Who,
) => AsyncIterable<AnswerOf<C>> | Promise<AsyncIterable<AnswerOf<C>>>;

type UploadHandler<C extends Call, Who> = (input: Input<C> & { file: Buffer } & Who) => Promise<AnswerOf<C>>;

type CsvHandler<C extends Call, Who> = (input: Input<C> & Who) => {
  /** File name of the CSV download. */
  name: string;
  lines: AsyncIterable<string>;
};

/** Registers contract calls: checks access, validates input and serialises output. */
export type Routes = {
  /** Registers a call that requires no sign-in. */
  public<C extends Call>(call: C, handle: Handler<C, unknown>): void;
  /** Registers a call that requires only a valid token; the caller may not be registered. */
  identity<C extends Call>(call: C, handle: Handler<C, { identity: Identity }>): void;
  /** Registers a call that requires a registered, active user, or an administrator when the contract says so. */
  user<C extends Call>(call: C, handle: Handler<C, Known>): void;
  /** Registers a call that requires a registered, active user and whose body is a file (see `largestFile`). */
  upload<C extends Call>(call: C, handle: UploadHandler<C, Known>): void;
  /** Registers a call that requires a registered, active user and responds with an event stream. */
  stream<C extends Call>(call: C, handle: StreamHandler<C, Known>): void;
  /** Registers a call that requires a registered, active user and responds with a CSV file. */
  csv<C extends Call>(call: C, handle: CsvHandler<C, Known>): void;
};

/** Problems that report a wrong one-time code. */
const wrongCodes: readonly ProblemName[] = ['setup-code-wrong', 'invitation-invalid'];
const aboutCodes: readonly ProblemName[] = [...wrongCodes, 'too-many-requests'];

export const createRoutes = (
  app: FastifyInstance,
  authenticate: Authenticate,
  streams: Streams,
  record: CallRecord,
): Routes => {
  const anyone = async () => ({});
  const identified = async (_call: Call, request: FastifyRequest) => ({
    identity: await authenticate.identity(request),
  });
  const limits = createCallLimits();
  const known = async (call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Known> => {
    const who = await authenticate.user(request);
    if (call.access === 'admin' && who.user.role !== 'admin') {
      await record.refused(who.user, call.path);
      throw new Problem(who.user.needsSecondFactor ? 'second-factor-needed' : 'forbidden');
    }
    const reauthenticated =
      call.reauthentication !== undefined && (await authenticate.isReauthenticated(who.identity));
    if (call.reauthentication === 'required' && !reauthenticated) {
      await record.notReauthenticated(who.user, call.path);
      throw new Problem('reauthentication-needed');
    }
    // The limits are checked before the body is read, because reading the body also costs time.
    if (call.cost !== undefined) await limits(call.cost, who.user.id, reply);
    return { ...who, reauthenticated };
  };
  const recordingDemands = async <Answer>(
    call: Call,
    { user }: Known,
    act: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await act();
    } catch (error) {
      const isDemand = error instanceof Problem && error.problem === 'reauthentication-needed';
      if (isDemand && call.reauthentication === 'by-effect') await record.notReauthenticated(user, call.path);
      throw error;
    }
  };
  const recordingCodes = async <Answer>(call: Call, act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (error) {
      const isWrong = error instanceof Problem && aboutCodes.includes(error.problem);
      if (isWrong && call.problems.some((problem) => wrongCodes.includes(problem)))
        await record.wrongCode(call.path, error.problem);
      throw error;
    }
  };
  return {
    public: (call, handle) =>
      mount(app, call, anyone, (input) => recordingCodes(call, () => handle(input as never))),
    identity: (call, handle) =>
      mount(app, call, identified, (input) => recordingCodes(call, () => handle(input as never))),
    user: (call, handle) =>
      mount(app, call, known, (input) => recordingDemands(call, input, () => handle(input as never))),
    upload: (call, handle) =>
      mount(app, call, known, (input) => handle({ ...input, file: uploadedFile(input.request) } as never)),
    stream: (call, handle) =>
      mount(app, call, known, async (input) => {
        const events = await handle(input as never);
        return sendEvents(input.request, input.reply, streams, events as AsyncIterable<{ type: string }>);
      }),
    csv: (call, handle) =>
      mount(app, call, known, async (input) => {
        const { name, lines } = handle(input as never);
        if (call.access === 'admin') await record.downloaded(input.user, call.path);
        return sendCsv(input.reply, name, lines);
      }),
  };
};

type Loose = { body: unknown; query: unknown; request: FastifyRequest; reply: FastifyReply };

const mount = <Who extends object>(
  app: FastifyInstance,
  call: Call,
  identify: (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<Who>,
  answer: (input: Loose & Who) => Promise<unknown>,
): void => {
  const callers = new WeakMap<FastifyRequest, Who>();
  app.route({
    method: call.method,
    url: callUrl(call),
    ...(call.largestFile === undefined ? {} : { bodyLimit: call.largestFile }),
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[0] ?? 'pratik'],
      operationId: `${call.method}-${call.path}`,
      ...(call.largestFile === undefined ? {} : { consumes: [uploadType] }),
      ...(call.method === 'GET' ? { querystring: call.query } : { body: call.body }),
      response: responsesOf(call),
      ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    },
    // Access is checked before the body is read, so that an unauthorised caller receives no validation details.
    onRequest: async (request, reply) => {
      callers.set(request, await identify(call, request, reply));
      requireBodyType(request, call);
    },
    // A missing body counts as an empty object, because `user/getRole` may be called without a body.
    preValidation: async (request) => {
      if (call.method === 'POST' && request.body === undefined) request.body = {};
    },
    handler: (request, reply) => {
      reply.header('cache-control', 'no-store');
      const who = callers.get(request) as Who;
      return answer({ body: request.body, query: request.query, request, reply, ...who });
    },
  });
};
