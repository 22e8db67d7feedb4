import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { OidcSettings } from '@pratik/contract/setup';
import type { FastifyInstance } from 'fastify';
import { firebaseOrigins } from '../../idp/firebase-google.ts';
import { answerUnknownAddress } from '../errors.ts';
import { contentPolicy } from './content-policy.ts';
import { type PreloadPlan, pagesOf } from './web-pages.ts';

const built = fileURLToPath(new URL('../../../../../web/dist/', import.meta.url));

/** Prerendered pages by path; index.html is served for every other path of the application. */
const prerendered: Record<string, string> = { '/landing': 'landing.html', '/auth/login': 'login.html' };

/** Identity provider settings that every page contains. */
export type PublishedIdentity = {
  provider: 'embedded' | 'oidc' | 'firebase';
  oidc?: OidcSettings | undefined;
  secondFactor?: 'admins' | undefined;
};

/**
 * Meta elements that a page contains before any script runs: the external identity provider
 * (identity/session/which-provider.ts) and the required second factor for administrators (identity/session/second-factor-guard.ts).
 */
const marksOf = ({ provider, secondFactor }: PublishedIdentity): string =>
  [
    ...(provider === 'embedded' ? [] : [`<meta name="pratik-identity" content="${provider}" />`]),
    ...(secondFactor ? [`<meta name="pratik-second-factor" content="${secondFactor}" />`] : []),
  ].join('');

const yearSeconds = 31_536_000;

/**
 * Serves the built web application; the head of each page lists the JavaScript chunks of its route. Precompressed
 * files are sent unchanged. File names under /assets/ contain a hash, so these files are cached for a year.
 * @param identity the provider that users sign in with; prerendered pages are served only with the embedded
 * provider, whose sign-in form they contain
 * @param dist the build folder, ending in a slash
 */
export const serveWeb = async (
  app: FastifyInstance,
  identity: PublishedIdentity,
  dist = built,
): Promise<void> => {
  app.setNotFoundHandler(answerUnknownAddress);
  // Without a build, as in development, this process serves only the API, and Vite serves the web application.
  if (!existsSync(`${dist}index.html`)) return;
  const ours = identity.provider === 'embedded';
  const read = (file: string) => readFileSync(dist + file, 'utf8');
  const template = read('index.html').replace('<head>', () => `<head>${marksOf(identity)}`);
  const pages = readdirSync(dist).filter((file) => file.endsWith('.html'));
  const policy = contentPolicy([template, ...pages.map(read)], askedForTokens(identity));
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      // Files such as index.html can also be requested directly, so they need the content policy too.
      if (/\.html(\.\w+)?$/.test(path)) reply.header('content-security-policy', policy);
    },
  });
  const pageAt = pagesOf(template, readPlan(dist));
  const finished = new Map(Object.entries(prerendered).filter(([, file]) => ours && existsSync(dist + file)));

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isNoPage(path)) return answerUnknownAddress(request, reply);
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    const file = finished.get(path);
    return file ? reply.sendFile(file) : reply.header('cache-control', 'no-cache').send(pageAt(path));
  });
};

/**
 * Returns whether a path cannot be a page of the web application. `/metrics` is never a page: while metrics are
 * disabled, a metrics collector must receive 404 and not an HTML page.
 */
const isNoPage = (path: string): boolean =>
  path.startsWith('/api/') || path.startsWith('/assets/') || path === '/metrics';

/** Returns the origins of other servers from which the browser requests tokens. */
const askedForTokens = ({ provider, oidc }: PublishedIdentity): readonly string[] =>
  provider === 'firebase' ? firebaseOrigins : oidc ? [oidc.authority] : [];

/** Reads the preload plan of the web build; without a plan, pages are served without preloads. */
const readPlan = (dist: string): PreloadPlan => {
  const file = `${dist}routes-preload.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};
