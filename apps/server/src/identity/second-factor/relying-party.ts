import { isIP } from 'node:net';
import type { RelyingParty } from '../../platform/idp/passkeys.ts';
import { isOwnOrigin } from '../provider/origin-check.ts';

/**
 * What passkeys are bound to where a page asks for them; undefined where browsers have none: over plain http (but to
 * localhost), and at an address without a name.
 * @param origin the request's Origin header
 * @param hosts host[:port] under which the product is reached
 */
export const relyingPartyOf = (
  origin: string | undefined,
  hosts: readonly string[],
): RelyingParty | undefined => {
  if (origin === undefined || !isOwnOrigin({ origin }, hosts)) return undefined;
  const { protocol, hostname } = new URL(origin);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return named && (protocol === 'https:' || local) ? { id: hostname, origin } : undefined;
};
