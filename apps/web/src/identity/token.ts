type Claims = { sub?: unknown; exp?: unknown; iat?: unknown };

/**
 * Reads what the browser may know from a token: whose it is, and how long it lives in milliseconds.
 * Its signature is the server's business. The lifetime is `exp - iat`, so that a wrong clock here does no harm.
 */
export const readToken = (token: string): { subject: string; lifetime: number } => {
  const claims = JSON.parse(decodePart(token.split('.')[1] ?? '')) as Claims;
  if (typeof claims.sub !== 'string' || typeof claims.exp !== 'number') {
    throw new Error('The token names nobody or never expires');
  }
  const from = typeof claims.iat === 'number' ? claims.iat : Math.floor(Date.now() / 1000);
  return { subject: claims.sub, lifetime: (claims.exp - from) * 1000 };
};

const decodePart = (part: string): string => {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};
