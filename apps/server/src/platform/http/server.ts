import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../log/log.ts';
import { answerErrorsAsProblems, answerUnreadable, endUnreadable } from './errors.ts';
import { endUnusedConnections } from './unused-connections.ts';

export type HttpOptions = {
  log: Log;
  logRequests: boolean;
  /** Addresses allowed to say who the client is (X-Forwarded-For). */
  trustedProxies: readonly string[];
  /** The address browsers use, where the settings name it. */
  publicUrl?: string | undefined;
};

const bodyLimit = 256 * 1024;
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
};
/** Browsers that once came by https come by nothing else for a year. */
const onlyHttps = { 'strict-transport-security': 'max-age=31536000' };

/** The bare HTTP server: limits, request ids, problem documents; no address of its own yet. */
export const createHttpServer = async ({
  log,
  logRequests,
  trustedProxies,
  publicUrl,
}: HttpOptions): Promise<FastifyInstance> => {
  const headers = { ...securityHeaders, ...(publicUrl?.startsWith('https://') ? onlyHttps : {}) };
  const app = Fastify({
    loggerInstance: (logRequests ? log : onlyTroubles(log)) as never,
    logController: new LogController({ disableRequestLogging: !logRequests }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable(headers) as never,
    clientErrorHandler: endUnreadable(headers) as never,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  endUnusedConnections(app);
  acceptEmptyJson(app);
  answerErrorsAsProblems(app);
  // Answers only: a compressed body could hide more than the body limit allows. Streams of events go out as they are.
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], globalDecompression: false });
  return app;
};

/** Fastify's own lines from `warn` on; main.ts says where it listens. */
const onlyTroubles = (log: Log): Log => (log.levelVal > 40 ? log : log.child({}, { level: 'warn' }));

/** The specification posts with a JSON content type and an empty body: that counts as `{}`. */
const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Text is what other sites' forms can send; nothing here takes it.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
};
