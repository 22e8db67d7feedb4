import { compareSaid, getSaidText, getSound, getSpeaking, hearPair, sayIt } from '@pratik/contract/speaking';
import type { Routes } from '../../platform/http/routes.ts';
import { clientAbort } from '../../platform/http/streams/client-abort.ts';
import type { Speaking } from './speaking.service.ts';

export const registerSpeakingRoutes = (routes: Routes, speaking: Speaking): void => {
  routes.user(getSpeaking, ({ user }) => speaking.overview(user));
  routes.user(getSaidText, ({ user, query }) => speaking.texts.get(user, query.kind, query.id));
  routes.user(getSound, ({ user, query }) => speaking.sounds.get(query.id, user));
  routes.user(hearPair, ({ user, body }) => speaking.sounds.hear(user, body));
  routes.upload(sayIt, ({ user, body, file, reply }) =>
    speaking.say(user, { ...body, file }, clientAbort(reply)),
  );
  routes.user(compareSaid, ({ user, body }) => speaking.compare(user, body));
};
