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
import { erasuresIn } from './erasure.service.ts';
import type { Exports } from './export.service.ts';
import type { Retention } from './retention.service.ts';
import type { SelfErasure } from './self-erasure.service.ts';

export type PrivacyParts = {
  db: Db;
  consents: Consents;
  exports: Exports;
  selfErasure: SelfErasure;
  retention: Retention;
};

/** What people are told and asked about their data, a copy of it, and its end. */
export const registerPrivacyRoutes = (routes: Routes, parts: PrivacyParts): void => {
  const { db, consents, exports, selfErasure, retention } = parts;
  routes.person(getPrivacy, ({ person }) => consents.stateOf(person.id));
  routes.person(decideConsent, ({ person, body }) => consents.decide(person.id, body));
  routes.person(readNotice, ({ person, body }) => consents.readNotice(person.id, body.version));
  routes.person(listPrivacyTexts, () => consents.texts());
  routes.person(savePrivacyText, ({ person, body }) => consents.saveText(person.id, body));

  routes.person(startExport, ({ person, proved, body }) => exports.start({ ...person, proved }, body.userId));
  routes.person(getExport, ({ person, query }) => exports.state(person, query.userId));
  routes.person(downloadExport, ({ person, proved, query }) =>
    exports.download({ ...person, proved }, query.id),
  );
  routes.person(eraseSelf, async ({ person, identity, body }) => {
    await selfErasure.erase(person, identity, body);
    return { erased: true as const };
  });
  routes.person(listErasures, ({ body }) => erasuresIn(db, body));
  routes.person(getRetention, () => retention.state());
  routes.person(confirmRetention, ({ person, body }) => retention.confirm(person.id, body.now));
};
