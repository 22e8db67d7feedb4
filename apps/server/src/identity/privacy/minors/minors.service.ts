import type { AnswerOf } from '@pratik/contract/call';
import type { AgeBand, GuardianCover, getMinor } from '@pratik/contract/guardian';
import type { GuardianStanding, Purpose } from '@pratik/contract/privacy';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { selectUser } from '../../users/users.store.ts';
import { type ServiceSettings, servicesOf } from '../consent.policy.ts';
import { selectBinding, selectTexts } from '../consents.store.ts';
import { useOf } from './guardian-link.policy.ts';
import { mayGoOut, notCovered, standingOf } from './minors.policy.ts';
import {
  insertBand,
  selectBand,
  selectContacts,
  selectGuardianDecisions,
  selectRequests,
  upsertBand,
} from './minors.store.ts';

export { nameInLetter } from '../../mails.ts';

export type Minors = ReturnType<typeof createMinors>;

type Parts = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'MINORS' | 'PUBLIC_URL'> & ServiceSettings;
  outbox: Pick<Outbox, 'configured'>;
};

/** A user’s age band and the state of their guardian’s consent. */
type Standing = {
  band: AgeBand | null;
  guardian: GuardianStanding;
  /** Current purposes that the guardian’s consent does not cover. */
  renew: Purpose[];
  /** The guardian’s link that waits for a decision; null when no such link exists. */
  link: { askedAt: string; expiresAt: string } | null;
};

const decisionsShown = 20;

/**
 * Manages age bands, and checks whether a guardian permits the use of a learner’s messages. Without the `MINORS`
 * setting, every use is permitted.
 */
export const createMinors = ({ db, clock, config, outbox }: Parts) => {
  const isOn = config.MINORS;
  // E-mails with a link are sent only when PUBLIC_URL is configured. Otherwise the link would contain the Host header,
  // which the sender of a request controls.
  const canMail = outbox.configured && config.PUBLIC_URL !== undefined;

  const services = servicesOf(config);

  /** Returns the purposes, text versions and services that a guardian is currently asked for. */
  const asked = async (within: Db | Tx = db): Promise<GuardianCover[]> =>
    (await selectTexts(within)).flatMap(({ kind, version }) => {
      const service = kind === 'notice' ? undefined : services[kind];
      return kind === 'notice' || service === undefined ? [] : { purpose: kind, version, service };
    });

  const standing = async (userId: string, within: Db | Tx = db): Promise<Standing> => {
    const [band, [decision], requests, binding] = await Promise.all([
      selectBand(within, userId),
      selectGuardianDecisions(within, userId, 1),
      selectRequests(within, userId, clock.now()),
      selectBinding(within),
    ]);
    const open = requests.find(({ given }) => given === null);
    const lacking = notCovered(decision?.covers ?? [], services, binding);
    const facts = { band, given: decision?.given, outdated: lacking.length > 0, asked: open !== undefined };
    const guardian = standingOf(facts);
    return {
      band,
      guardian,
      renew: guardian === 'renewal' ? lacking : [],
      link: open ? { askedAt: open.asked_at.toISOString(), expiresAt: open.expires_at.toISOString() } : null,
    };
  };

  /** Returns a user’s age band with the guardian’s consent and links. @throws Problem `not-found` */
  const record = async (userId: string): Promise<AnswerOf<typeof getMinor>> => {
    if (!(await selectUser(db, userId))) throw new Problem('not-found');
    if (!isOn) return { minor: null };
    const [{ band, renew }, decisions, requests, asks] = await Promise.all([
      standing(userId),
      selectGuardianDecisions(db, userId, decisionsShown),
      selectRequests(db, userId, clock.now()),
      asked(),
    ]);
    const counts = decisions[0]?.given;
    return {
      minor: {
        band,
        decisions: decisions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
        asked: asks.map((one) => ({ ...one, covered: counts === true && !renew.includes(one.purpose) })),
        links: requests.flatMap(({ asked_at, expires_at, email, given }) => {
          const use = useOf({ given, counts });
          if (use === 'none') return [];
          return {
            askedAt: asked_at.toISOString(),
            expiresAt: expires_at.toISOString(),
            mailed: email !== null,
            use,
          };
        }),
      },
    };
  };

  return {
    isOn,
    canMail,
    record,
    standing,
    asked,

    /**
     * Checks whether the guardian permits the internal use of a user’s messages, for example by a speech provider in
     * the organisation’s own network. Reads the database on every call.
     */
    mayGoOut: async (userId: string): Promise<boolean> => !isOn || mayGoOut(await standing(userId), null),

    /** Checks whether a user’s guardian permits the service of a purpose. Reads the database on every call. */
    mayUse: async (userId: string, purpose: Purpose, within: Db | Tx = db): Promise<boolean> =>
      !isOn || mayGoOut(await standing(userId, within), purpose),

    /**
     * Returns the e-mail addresses of guardians who have consented through a mailed link, by learner. Learners without
     * such a guardian are missing. The addresses must not be shown to teachers.
     */
    async guardianContacts(userIds: readonly string[]): Promise<Map<string, string>> {
      if (!isOn || userIds.length === 0) return new Map();
      const rows = await selectContacts(db, userIds, clock.now());
      return new Map(rows.map(({ userId, email }) => [userId, email]));
    },

    /** Checks whether a user still has to state their age. */
    asksAge: async (user: { id: string; role: 'user' | 'admin' }): Promise<boolean> =>
      isOn && user.role === 'user' && (await selectBand(db, user.id)) === null,

    /**
     * Sets the age band once. Only an administrator can correct it later. @throws Problem `not-found`,
     * `conflict`
     */
    async setBand(userId: string, band: AgeBand): Promise<void> {
      if (!isOn) throw new Problem('not-found');
      await db.transaction().execute(async (tx) => {
        const row = { user_id: userId, band, set_at: clock.now(), set_by: null };
        if (!(await insertBand(tx, row)) && (await selectBand(tx, userId)) !== band) {
          throw new Problem('conflict');
        }
      });
    },

    /** Corrects a user’s age band as an administrator. @throws Problem `not-found` */
    async correctBand(actorId: string, userId: string, band: AgeBand): Promise<AnswerOf<typeof getMinor>> {
      if (!isOn || !(await selectUser(db, userId))) throw new Problem('not-found');
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        await upsertBand(tx, { user_id: userId, band, set_at: at, set_by: actorId });
        await recordAudit(tx, {
          at,
          actorId,
          action: 'user.age-band',
          targetKind: 'user',
          targetId: userId,
          detail: { band },
        });
      });
      return record(userId);
    },
  };
};
