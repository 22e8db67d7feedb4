import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentPolicy } from './content-policy.ts';

/** The contract as OpenAPI at /api/openapi.json, and a page to read it at /api/docs. */
export const publishContract = async (app: FastifyInstance, version: string): Promise<void> => {
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
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list' },
    staticCSP: contentPolicy([]),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
