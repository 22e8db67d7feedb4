import type { AnswerOf } from '@pratik/contract/call';
import type { AgeBand, getMinor } from '@pratik/contract/guardian';
import type { GuardianStanding } from '@pratik/contract/privacy';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit.service.ts';
import { selectUser } from '../people.store.ts';
import { mayGoOut, standingOf } from './minors.policy.ts';
import {
  insertBand,
  selectAskedAt,
  selectBand,
  selectGuardianDecisions,
  upsertBand,
} from './minors.store.ts';

export type Minors = ReturnType<typeof createMinors>;

type Parts = { db: Db; clock: Clock; config: Pick<Config, 'MINORS'> };

const decisionsShown = 20;

/** How old people are, roughly, and whether their words may go out: where the house asks for it (`MINORS`). */
export const createMinors = ({ db, clock, config }: Parts) => {
  const isOn = config.MINORS;

  const standing = async (
    userId: string,
    within: Db | Tx = db,
  ): Promise<{ band: AgeBand | null; guardian: GuardianStanding }> => {
    const [band, decisions, askedAt] = await Promise.all([
      selectBand(within, userId),
      selectGuardianDecisions(within, userId, 1),
      selectAskedAt(within, userId, clock.now()),
    ]);
    return { band, guardian: standingOf({ band, given: decisions[0]?.given, asked: askedAt !== null }) };
  };

  /** @throws Problem `not-found` */
  const record = async (userId: string): Promise<AnswerOf<typeof getMinor>> => {
    if (!(await selectUser(db, userId))) throw new Problem('not-found');
    if (!isOn) return { minor: null };
    const [band, decisions, askedAt] = await Promise.all([
      selectBand(db, userId),
      selectGuardianDecisions(db, userId, decisionsShown),
      selectAskedAt(db, userId, clock.now()),
    ]);
    return {
      minor: {
        band,
        decisions: decisions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
        askedAt: askedAt?.toISOString() ?? null,
      },
    };
  };

  return {
    isOn,
    record,
    standing,

    /** Whether anything of a person may go to a service, their own consent aside; read anew each time. */
    mayGoOut: async (userId: string, within: Db | Tx = db): Promise<boolean> =>
      !isOn || mayGoOut((await standing(userId, within)).guardian),

    /** Whether somebody has yet to say how old they are. */
    asksAge: async (person: { id: string; role: 'user' | 'admin' }): Promise<boolean> =>
      isOn && person.role === 'user' && (await selectBand(db, person.id)) === null,

    /** Said once; later an administrator puts it right. @throws Problem `not-found`, `changed-meanwhile` */
    async setBand(userId: string, band: AgeBand): Promise<void> {
      if (!isOn) throw new Problem('not-found');
      await db.transaction().execute(async (tx) => {
        const row = { user_id: userId, band, set_at: clock.now(), set_by: null };
        if (!(await insertBand(tx, row)) && (await selectBand(tx, userId)) !== band) {
          throw new Problem('changed-meanwhile');
        }
      });
    },

    /** @throws Problem `not-found` */
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
