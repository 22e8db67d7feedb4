import { hash } from 'node:crypto';

/** Returns the inline scripts of an HTML page: script elements without attributes. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');

/**
 * Returns the Content-Security-Policy of Pratik’s pages: scripts from the same origin, and inline scripts by hash.
 * Inline styles are allowed because emotion adds them at runtime; a style cannot read a token. WebAssembly is
 * allowed because hands-free conversation needs it for speech detection (decision 13). `eval` of text remains
 * forbidden.
 * @param pages the HTML as it is sent
 * @param issuers addresses of the external identity provider, from which the browser requests tokens
 */
export const contentPolicy = (pages: readonly string[], issuers: readonly string[] = []): string => {
  const hashes = new Set(
    pages.flatMap(inlineScripts).map((code) => `'sha256-${hash('sha256', code, 'base64')}'`),
  );
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...issuers.map((issuer) => new URL(issuer).origin)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
