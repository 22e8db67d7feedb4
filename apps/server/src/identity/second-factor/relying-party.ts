import { isIP } from 'node:net';
import type { RelyingParty } from '../../platform/idp/passkeys.ts';
import { isOwnOrigin } from '../provider/origin-check.ts';

/**
 * What passkeys are bound to where a page asks for them; undefined where browsers have none: over plain http (but to
 * localhost), and at an address without a name.
 * @param origin the request's Origin header
 * @param own the settings' address: then that and no other, whatever the request says of itself; else the host[:port]
 *   the request names
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
