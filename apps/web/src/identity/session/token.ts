type Claims = { sub?: unknown; exp?: unknown; iat?: unknown };

/**
 * Reads the subject (user id) and the lifetime in milliseconds from a token without verifying it. The lifetime is
 * `exp - iat`, so that a wrong device clock has no effect.
 */
export const readToken = (token: string): { subject: string; lifetime: number } => {
  const claims = JSON.parse(decodePart(token.split('.')[1] ?? '')) as Claims;
  if (typeof claims.sub !== 'string' || typeof claims.exp !== 'number') {
    throw new Error('The token has no subject or no expiry');
  }
  const from = typeof claims.iat === 'number' ? claims.iat : Math.floor(Date.now() / 1000);
  return { subject: claims.sub, lifetime: (claims.exp - from) * 1000 };
};

const decodePart = (part: string): string => {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};
