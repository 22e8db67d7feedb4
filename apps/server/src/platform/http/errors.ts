import type { Socket } from 'node:net';
import { privateBase, publicBase } from '@pratik/contract/call';
import { issueError } from '@pratik/contract/error-codes';
import type { ProblemDocument, ProblemName } from '@pratik/contract/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { documentOf, Problem, toDocument } from './problem.ts';

const ofFastify: Record<string, ProblemName> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
};

const problemOf = (error: FastifyError, requestId: string): ProblemDocument => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => ({
      pointer: issue.instancePath,
      ...issueError({ ...issue.params, code: issue.keyword, message: issue.message }),
    }));
    return toDocument('validation', requestId, { errors });
  }
  const known = ofFastify[error.code];
  if (known) return toDocument(known, requestId);
  if (error.statusCode === 400) return toDocument('malformed-body', requestId);
  return documentOf(error, requestId);
};

export const sendProblem = (reply: FastifyReply, document: ProblemDocument): FastifyReply => {
  if (document.retryAfter !== undefined) reply.header('retry-after', String(document.retryAfter));
  if (document.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(document.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(document);
};

/**
 * Converts every error to a problem document (RFC 9457). For a 5xx status the cause is logged with the request id.
 * A request that the browser cancelled does not count as an error.
 */
export const answerErrorsAsProblems = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const document = problemOf(error, request.id);
    const line = { err: error, url: request.routeOptions.url };
    if (request.raw.aborted || reply.raw.destroyed) request.log.debug(line, 'request cancelled');
    else if (isExpected(error)) request.log.debug(line, 'request rejected');
    else if (document.status >= 500) request.log.error(line, 'request failed');
    return sendProblem(reply, document);
  });
};

/**
 * Returns whether the failure needs no error line in the log, because the failed provider call or the overload was
 * already logged, or because the instance lacks a feature. The cause of `identity-unavailable` is logged only here.
 */
const isExpected = (error: Error): boolean =>
  error instanceof Problem && error.problem !== 'internal' && error.problem !== 'identity-unavailable';

/** Sends the problem document for a malformed URL, because Fastify calls no route and no hook for it. */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendProblem(reply.headers(headers).header('x-request-id', request.id), problemOf(error, request.id));

const statusOfParser: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to malformed or oversized HTTP requests without a body and closes the connection. */
export const endUnreadable = (headers: Readonly<Record<string, string>>) => {
  const lines = Object.entries({ ...headers, 'cache-control': 'no-store' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusOfParser[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable)
      socket.write(
        [`HTTP/1.1 ${status}`, ...lines, 'content-length: 0', 'connection: close', '', ''].join('\r\n'),
      );
    socket.destroy(error);
  };
};

/**
 * Responds with 404 to an unknown address. Responds with 405 and the allowed methods when a known address does not
 * support the method.
 */
export const answerUnknownAddress = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const url = request.url.split('?', 1)[0] ?? '/';
  const ofContract = url.startsWith(privateBase) || url.startsWith(publicBase);
  const allowed = ['GET', 'POST'].filter((method) => ofContract && request.server.hasRoute({ method, url }));
  if (allowed.length === 0) return sendProblem(reply, toDocument('not-found', request.id));
  return sendProblem(reply.header('allow', allowed.join(', ')), toDocument('method-not-allowed', request.id));
};
