import {
  decideConsent,
  downloadExport,
  eraseSelf,
  getExport,
  getPrivacy,
  listErasures,
  listPrivacyTexts,
  readNotice,
  savePrivacyText,
  startExport,
} from '@pratik/contract/privacy';
import { confirmRetention, getRetention } from '@pratik/contract/retention';
import type { Db } from '../../platform/db/database.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Consents } from './consents.service.ts';
import { erasuresIn } from './erasure/erasure.service.ts';
import type { Retention } from './erasure/retention.service.ts';
import type { SelfErasure } from './erasure/self-erasure.service.ts';
import type { Exports } from './export/export.service.ts';

export type PrivacyParts = {
  db: Db;
  consents: Consents;
  exports: Exports;
  selfErasure: SelfErasure;
  retention: Retention;
};

/** Registers the routes for privacy notices, consents, exports and erasure. */
export const registerPrivacyRoutes = (routes: Routes, parts: PrivacyParts): void => {
  const { db, consents, exports, selfErasure, retention } = parts;
  routes.user(getPrivacy, ({ user }) => consents.stateOf(user.id));
  routes.user(decideConsent, ({ user, body }) => consents.decide(user.id, body));
  routes.user(readNotice, ({ user, body }) => consents.readNotice(user.id, body.version));
  routes.user(listPrivacyTexts, () => consents.texts());
  routes.user(savePrivacyText, ({ user, body }) => consents.saveText(user.id, body));

  routes.user(startExport, ({ user, reauthenticated, body }) =>
    exports.start({ ...user, reauthenticated }, body.userId),
  );
  routes.user(getExport, ({ user, query }) => exports.state(user, query.userId));
  routes.user(downloadExport, ({ user, reauthenticated, query }) =>
    exports.download({ ...user, reauthenticated }, query.id),
  );
  routes.user(eraseSelf, async ({ user, identity, body }) => {
    await selfErasure.erase(user, identity, body);
    return { erased: true as const };
  });
  routes.user(listErasures, ({ body }) => erasuresIn(db, body));
  routes.user(getRetention, () => retention.state());
  routes.user(confirmRetention, ({ user, body }) => retention.confirm(user.id, body.now));
};
