import {
  decideConsent,
  getPrivacy,
  listPrivacyTexts,
  readNotice,
  savePrivacyText,
} from '@pratik/contract/privacy';
import type { Routes } from '../../platform/http/routes.ts';
import type { Consents } from './consents.service.ts';

/** What people are told and asked about their data, and the texts of it. */
export const registerPrivacyRoutes = (routes: Routes, consents: Consents): void => {
  routes.person(getPrivacy, ({ person }) => consents.stateOf(person.id));
  routes.person(decideConsent, ({ person, body }) => consents.decide(person.id, body));
  routes.person(readNotice, ({ person, body }) => consents.readNotice(person.id, body.version));
  routes.person(listPrivacyTexts, () => consents.texts());
  routes.person(savePrivacyText, ({ person, body }) => consents.saveText(person.id, body));
};
