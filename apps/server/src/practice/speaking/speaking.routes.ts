import { compareSaid, getSaidText, getSound, getSpeaking, hearPair, sayIt } from '@pratik/contract/speaking';
import { leaving } from '../../platform/http/leaving.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Speaking } from './speaking.service.ts';

export const registerSpeakingRoutes = (routes: Routes, speaking: Speaking): void => {
  routes.person(getSpeaking, ({ person }) => speaking.overview(person));
  routes.person(getSaidText, ({ person, query }) => speaking.texts.get(person, query.kind, query.id));
  routes.person(getSound, ({ person, query }) => speaking.sounds.get(query.id, person));
  routes.person(hearPair, ({ person, body }) => speaking.sounds.hear(person, body));
  routes.person(sayIt, ({ person, body, reply }) => speaking.say(person, body, leaving(reply)));
  routes.person(compareSaid, ({ person, body }) => speaking.compare(person, body));
};
