import { hash } from 'node:crypto';

/** Scripts that stand in a page itself, without attributes. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');

/**
 * The Content-Security-Policy of the product's pages: scripts of our own, and inline ones by their hash only. Styles
 * may stand inline, because emotion writes them so while the page lives; a style cannot read a token. WebAssembly may be
 * compiled, which hands-free turns hear voices with (decision 13): that allows no script to be made from text.
 * @param pages HTML as it will be sent
 * @param issuers addresses of the outside identity provider, which the browser asks for tokens
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
