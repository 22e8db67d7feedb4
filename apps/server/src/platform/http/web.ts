import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknownAddress } from './errors.ts';

const dist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** Pages that come as finished HTML; every other address of the application starts from index.html. */
const prerendered: Record<string, string> = { '/landing': 'landing.html', '/auth/login': 'login.html' };

const year = 31_536_000_000;

/** Serves the built web application. Names under /assets/ carry a hash and are kept for a year. */
export const serveWeb = async (app: FastifyInstance): Promise<void> => {
  // While developing, Vite serves the application and this process only its calls.
  if (!existsSync(dist)) {
    app.setNotFoundHandler(answerUnknownAddress);
    return;
  }
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${year / 1000}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (!isPage) return answerUnknownAddress(request, reply);
    const file = prerendered[path] ?? 'index.html';
    return reply
      .type('text/html; charset=utf-8')
      .sendFile(existsSync(`${dist}${file}`) ? file : 'index.html');
  });
};
