import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { errorCode } from '@pratik/contract/error-codes';
import { problemDocument } from '@pratik/contract/problems';
import { uploadInputHeader, uploadType } from '@pratik/text/upload';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { addressKey } from './limits/rate-limits.ts';
import { Problem } from './problem.ts';
import { contentPolicy } from './web/content-policy.ts';

const documentPath = '/api/openapi.json';

/**
 * Maximum number of requests per minute and address. The documentation page needs no token, and one visit makes
 * about ten requests.
 */
const perMinute = 120;

/**
 * Registry of the schemas that the document contains once, under `components`. Each of about 200 calls has about 8
 * error responses. If each response contained a copy of the problem schema, the document would have 11 MB and the
 * documentation page would take more than 20 seconds to load.
 */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(problemDocument, { id: 'Problem' });
schemaRegistry.add(errorCode, { id: 'ErrorCode' });

const jsonSchemaTransform = createJsonSchemaTransform({ schemaRegistry });

type Described = ReturnType<typeof jsonSchemaTransform>;

/** Describes a call whose body is a file. The call’s input is sent in a header. */
const describeUpload = (described: Described): Described => {
  const { consumes, body, ...schema } = described.schema as Described['schema'] & { body?: object };
  if (consumes?.[0] !== uploadType) return described;
  const input = { type: 'string', description: `encodeURIComponent(JSON): ${JSON.stringify(body)}` };
  const headers = {
    type: 'object',
    properties: { [uploadInputHeader]: input },
    required: [uploadInputHeader],
  };
  const file = { type: 'string', format: 'binary' };
  return { ...described, schema: { ...schema, consumes, headers, body: file } as Described['schema'] };
};

/** Publishes the contract as an OpenAPI document at /api/openapi.json, and the documentation page at /api/docs. */
export const publishContract = async (app: FastifyInstance, version: string): Promise<void> => {
  const readers = new RateLimiterMemory({ points: perMinute, duration: 60 });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pratik',
        version,
        description:
          'Errors are RFC 9457 documents (application/problem+json). `type` and `code` come from closed lists.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => describeUpload(jsonSchemaTransform(route)),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  const limit = async ({ ip }: { ip: string }) => {
    try {
      await readers.consume(addressKey(ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('too-many-requests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  };
  const prefix = '/api/docs';
  await app.register(fastifySwaggerUi, {
    routePrefix: prefix,
    uiConfig: { docExpansion: 'list' },
    staticCSP: contentPolicy([]),
    uiHooks: {
      async onRequest(request, reply) {
        await limit(request);
        // The library’s own JSON and YAML files are not served, because the library generates them for each request,
        // and generating the YAML file blocks all other requests for seconds. The documentation page reads only `json`.
        const { url } = request.routeOptions;
        if (url === `${prefix}/json`) return reply.redirect(documentPath, 308);
        if (url === `${prefix}/yaml`) throw new Problem('not-found');
      },
    },
  });
  // The contract document is generated and compressed once, because it does not change while the process runs.
  let bytes: Buffer | undefined;
  let compressed: Promise<Buffer> | undefined;
  app.get(
    documentPath,
    { schema: { hide: true }, onRequest: limit, compress: false },
    async (request, reply) => {
      bytes ??= Buffer.from(JSON.stringify(app.swagger()));
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(bytes);
      compressed ??= promisify(gzip)(bytes);
      return reply.header('content-encoding', 'gzip').send(await compressed);
    },
  );
};
