import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/problem.ts';
import type { RelyingParty } from '../../platform/idp/passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Returns the relying party of the page that sends this request. @throws Problem `passkey-insecure` */
export const partyOf = (request: FastifyRequest, publicUrl: string | undefined): RelyingParty => {
  const own = publicUrl === undefined ? { host: request.host } : { publicUrl };
  const party = relyingPartyOf(request.headers.origin, own);
  if (!party) throw new Problem('passkey-insecure');
  return party;
};
