import { isIP } from 'node:net';
import type { RelyingParty } from '../../platform/idp/passkeys.ts';
import { isOwnOrigin } from '../provider/origin-check.ts';

/**
 * Returns the relying party for passkeys on a page. Undefined where browsers do not support passkeys: over plain
 * http (except localhost) and at an address without a host name.
 * @param origin the request's Origin header
 * @param own the configured public URL, which is then the only accepted origin; otherwise the request's host[:port]
 */
export const relyingPartyOf = (
  origin: string | undefined,
  own: { publicUrl: string } | { host: string },
): RelyingParty | undefined => {
  if (origin === undefined || !isOwn(origin, own)) return undefined;
  const { protocol, hostname } = new URL(origin);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return named && (protocol === 'https:' || local) ? { id: hostname, origin } : undefined;
};

const isOwn = (origin: string, own: { publicUrl: string } | { host: string }): boolean =>
  'publicUrl' in own
    ? URL.canParse(origin) && new URL(origin).origin === new URL(own.publicUrl).origin
    : isOwnOrigin({ origin }, [own.host]);
