import type { BodyOf } from '@pratik/contract/call';
import type { EditableUser, updateUser } from '@pratik/contract/users';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { refuseOwnAccount, requireReauthentication } from '../reauthentication/reauthentication.policy.ts';
import type { Actor } from './accounts.service.ts';
import { guardLastAdministrator } from './last-administrator.ts';
import { type EditableRow, lockUser, saveUser, selectEditable } from './user-editing.store.ts';
import { onKnownLevel, toUser } from './users.service.ts';

export type UserEditing = ReturnType<typeof createUserEditing>;

/** Edits name, role and level of a user. Several administrators may edit the same user at once. */
export const createUserEditing = ({ db, clock, live }: { db: Db; clock: Clock; live: Live }) => {
  const read = async (from: Db | Tx, id: string): Promise<EditableRow> => {
    const row = await selectEditable(from, id);
    if (!row) throw new Problem('not-found');
    return row;
  };

  return {
    /** Returns a user for editing. @throws Problem `not-found` */
    get: async (id: string): Promise<EditableUser> => view(await read(db, id)),

    /**
     * Saves a user. When a request is repeated, only the first request changes the user. When the role changes, the
     * event streams that the user opened with the old role end.
     * @throws Problem `not-found`, `last-administrator`, `conflict`, `validation`; when the role changes, also
     * `own-account`, `reauthentication-needed`
     */
    save: (
      actor: Actor,
      { id, revision, levelId, ...rest }: BodyOf<typeof updateUser>,
    ): Promise<EditableUser> =>
      onKnownLevel(() =>
        db.transaction().execute(async (tx) => {
          if (rest.role !== 'admin') await guardLastAdministrator(tx, [id]);
          if (!(await lockUser(tx, id))) throw new Problem('not-found');
          const before = await read(tx, id);
          const wanted = { ...rest, level_id: levelId };
          const changed = (['name', 'surname', 'role', 'level_id'] as const).filter(
            (field) => before[field] !== wanted[field],
          );
          if (changed.length === 0) return view(before);
          if (before.revision !== revision) {
            const present = view(before);
            const { changedAt, changedBy } = present;
            throw new Problem('conflict', {
              current: { revision: before.revision, changedAt, changedBy, present },
            });
          }
          if (changed.includes('role')) {
            refuseOwnAccount(actor, [id]);
            requireReauthentication(actor);
          }
          const at = clock.now();
          await saveUser(tx, id, { ...wanted, edited_at: at, edited_by: actor.id });
          const roles = before.role === rest.role ? {} : { from: before.role, to: rest.role };
          await recordAudit(tx, {
            at,
            actorId: actor.id,
            action: 'user.update',
            targetKind: 'user',
            targetId: id,
            detail: { changed, ...roles },
          });
          if (changed.includes('role')) await live.announce(tx, { user: id }, { type: 'role-changed' });
          return view(await read(tx, id));
        }),
      ),
  };
};

const view = (row: EditableRow): EditableUser => ({
  ...toUser(row),
  revision: row.revision,
  changedAt: row.edited_at?.toISOString() ?? null,
  changedBy: row.editor,
});
