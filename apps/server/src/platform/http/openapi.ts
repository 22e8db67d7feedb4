import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { contentPolicy } from './content-policy.ts';
import { Problem } from './problem.ts';
import { addressKey } from './rate-limits.ts';

/** Reading needs no token, so requests are counted by address; a visit makes about ten. */
const perMinute = 120;

/** Publishes the contract as OpenAPI at /api/openapi.json, and its documentation page at /api/docs. */
export const publishContract = async (app: FastifyInstance, version: string): Promise<void> => {
  const readers = new RateLimiterMemory({ points: perMinute, duration: 60 });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pratik',
        version,
        description:
          'Hatalar RFC 9457 belgeleridir (application/problem+json); `type` kapalı bir listedendir.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  const limit = async ({ ip }: { ip: string }) => {
    try {
      await readers.consume(addressKey(ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('too-many-requests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  };
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list' },
    staticCSP: contentPolicy([]),
    uiHooks: { onRequest: limit },
  });
  // Generated and compressed once, because the contract does not change while the process runs.
  let bytes: Buffer | undefined;
  let compressed: Promise<Buffer> | undefined;
  app.get(
    '/api/openapi.json',
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
