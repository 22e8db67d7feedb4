import { listLetters, retryLetter } from '@pratik/contract/letters';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

type Parts = { db: Db; clock: Clock; outbox: Outbox };

/** Registers the routes that list e-mails with their delivery states and send a failed e-mail again. */
export const registerLetterRoutes = (routes: Routes, { db, clock, outbox }: Parts): void => {
  routes.user(listLetters, ({ body }) => outbox.list(body));
  routes.user(retryLetter, ({ user, body }) =>
    db.transaction().execute(async (tx) => {
      const letter = await outbox.retry(tx, body.id);
      await recordAudit(tx, {
        at: clock.now(),
        actorId: user.id,
        action: 'letter.retry',
        targetKind: letter.userId === null ? 'letter' : 'user',
        targetId: letter.userId ?? letter.id,
        detail: { kind: letter.kind },
      });
      return letter;
    }),
  );
};
