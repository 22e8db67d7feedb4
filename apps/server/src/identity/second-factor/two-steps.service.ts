import type { FactorMethod } from '@pratik/contract/second-factor';
import type { Db } from '../../platform/db/database.ts';
import { addressKey, type RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { EmbeddedIdp } from '../../platform/idp/embedded-idp.ts';
import { type RelyingParty, signInOptions } from '../../platform/idp/passkeys.ts';
import type { Client, KnownAddresses } from '../provider/known-addresses.service.ts';
import type { Codes } from './codes.service.ts';
import { selectFactors, selectHasFactor } from './factors.store.ts';
import { checkPasskey } from './passkey-check.service.ts';
import { selectHasPasskeys, selectPasskeys } from './passkeys.store.ts';
import { insertStep, type Step, type StepKind, selectStep, takeStepAway } from './steps.store.ts';

export type TwoSteps = ReturnType<typeof createTwoSteps>;

/** Lifetime of the second sign-in step, in seconds. It is long, because users may have to find their phone. */
const stepSeconds = 600;

type Parts = {
  db: Db;
  idp: EmbeddedIdp;
  codes: Codes;
  addresses: KnownAddresses;
  /** Whether cookies are sent over https only. */
  secure: boolean;
  passkeysByAddress: RateLimit;
  /** Limits the second sign-in steps that are started for an account. Steps of successful sign-ins are not counted. */
  steps: RateLimit;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
};

/**
 * Signs in users who need a second step after the password. Until both steps are complete, the user has no session
 * and no token.
 */
export const createTwoSteps = (parts: Parts) => {
  const { db, idp, codes, addresses, secure, passkeysByAddress, steps, now } = parts;
  const stepCookies = {
    'second-factor': `${secure ? '__Host-' : ''}pratik_step`,
    'passkey-sign-in': `${secure ? '__Host-' : ''}pratik_passkey`,
  };
  type SignInKind = keyof typeof stepCookies;

  const cookie = (kind: SignInKind, value: string, seconds: number): string =>
    `${stepCookies[kind]}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Strict`;
  const gone = () => [cookie('second-factor', '', 0), cookie('passkey-sign-in', '', 0)];
  const cookieOf = (kind: SignInKind, headers: Headers): string =>
    (headers.get('cookie') ?? '')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .find(([name]) => name === stepCookies[kind])?.[1] ?? '';

  const open = async (kind: StepKind & SignInKind, step: Step, client: Client) => {
    if (step.subject !== null) await steps.take(await addresses.countedBy(step.subject, client));
    const time = { now: new Date(now()), expiresAt: new Date(now() + stepSeconds * 1000) };
    return cookie(kind, await insertStep(db, kind, step, time), stepSeconds);
  };
  const enter = async (subject: string, headers: Headers) => {
    const answer = await idp.openSession(subject, headers);
    return { body: answer.body, cookies: [...answer.cookies, ...gone()] };
  };

  return {
    anyPasskey: () => selectHasPasskeys(db),

    /**
     * Returns the user who has entered the right password in this browser but has not yet completed the second
     * factor.
     */
    async pendingSubject({ headers }: Pick<Client, 'headers'>): Promise<string | null> {
      const step = await selectStep(db, 'second-factor', cookieOf('second-factor', headers), new Date(now()));
      return step?.subject ?? null;
    },

    isNeeded: (subject: string): Promise<boolean> => selectHasFactor(db, subject),

    /**
     * Starts the second step after a right password and returns the available methods. @throws Problem
     * `too-many-requests`
     */
    async begin(subject: string, client: Client) {
      const { passkeys } = await selectFactors(db, subject);
      // The method "code" is always available, because recovery codes are entered as codes.
      const secondFactor: FactorMethod[] = passkeys > 0 ? ['passkey', 'code'] : ['code'];
      return {
        body: { secondFactor },
        cookies: [await open('second-factor', { subject, challenge: null }, client)],
      };
    },

    /**
     * Completes a sign-in with a code.
     * @throws Problem `step-over`, `code-wrong`, `account-disabled`, `too-many-requests`
     */
    async finishByCode(code: string, client: Client) {
      const { headers } = client;
      const id = cookieOf('second-factor', headers);
      const at = new Date(now());
      const step = await selectStep(db, 'second-factor', id, at);
      if (!step?.subject) throw new Problem('step-over');
      const counted = await addresses.countedBy(step.subject, client);
      await codes.check(step.subject, code, counted);
      // Of two simultaneous requests with the same sign-in step, only one succeeds.
      if (!(await takeStepAway(db, 'second-factor', id, at))) throw new Problem('step-over');
      await steps.giveBack(counted);
      return enter(step.subject, headers);
    },

    /** Starts a passkey step, either alone or after the password. @throws Problem `too-many-requests` */
    async beginPasskey(party: RelyingParty, client: Client) {
      const id = cookieOf('second-factor', client.headers);
      const { subject = null } = (await selectStep(db, 'second-factor', id, new Date(now()))) ?? {};
      if (subject === null) await passkeysByAddress.take(addressKey(client.address));
      const options = await signInOptions(party, subject === null ? null : await selectPasskeys(db, subject));
      const begun = await open('passkey-sign-in', { subject, challenge: options.challenge }, client);
      return { body: { options }, cookies: [begun] };
    },

    /** Completes a sign-in with a passkey. @throws Problem `step-over`, `passkey-refused`, `account-disabled` */
    async finishByPasskey(response: { id: string }, party: RelyingParty, client: Client) {
      const { headers, address } = client;
      const at = new Date(now());
      const step = await takeStepAway(db, 'passkey-sign-in', cookieOf('passkey-sign-in', headers), at);
      if (!step) throw new Problem('step-over');
      const subject = await checkPasskey(db, party, step, response, at);
      const before = await takeStepAway(db, 'second-factor', cookieOf('second-factor', headers), at);
      const counted = await addresses.countedBy(subject, client);
      for (const done of [step, before]) if (done?.subject === subject) await steps.giveBack(counted);
      if (step.subject === null) await passkeysByAddress.giveBack(addressKey(address));
      return enter(subject, headers);
    },
  };
};
