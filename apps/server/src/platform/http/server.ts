import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../log/log.ts';
import { answerErrorsAsProblems, answerUnreadable, endUnreadable } from './errors.ts';
import { endConnectionsAtClose } from './limits/closing-connections.ts';
import { acceptUploads } from './uploads.ts';

export type HttpOptions = {
  log: Log;
  logRequests: boolean;
  /** Addresses of proxies whose X-Forwarded-For header is trusted as the client address. */
  trustedProxies: readonly string[];
  /** Public URL of this instance, if configured. */
  publicUrl?: string | undefined;
  /** Time limit in milliseconds for requests in progress when the server closes. */
  closeLimitMs?: number;
};

const bodyLimit = 256 * 1024;
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
};
/** Header (HSTS) with which a browser that has opened this site over https uses only https for this site for a year. */
const onlyHttps = { 'strict-transport-security': 'max-age=31536000' };

/** Creates the HTTP server without routes, with request limits, request ids and problem documents. */
export const createHttpServer = async ({
  log,
  logRequests,
  trustedProxies,
  publicUrl,
  closeLimitMs,
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
  endConnectionsAtClose(app, closeLimitMs);
  acceptEmptyJson(app);
  acceptUploads(app);
  answerErrorsAsProblems(app);
  // Only responses are compressed: a compressed request body could exceed the body limit after decompression. Event
  // streams are not compressed.
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], globalDecompression: false });
  return app;
};

/**
 * Returns a log for Fastify’s own messages from level `warn`. Messages of lower levels are left out, because main.ts
 * already logs the listening address.
 */
const onlyTroubles = (log: Log): Log => (log.levelVal > 40 ? log : log.child({}, { level: 'warn' }));

/**
 * Treats an empty body with a JSON content type as `{}`, because a client may send this content type without a
 * body.
 */
const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  // The text/plain parser is removed, because forms of foreign sites can send text/plain and no call accepts it.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
};
