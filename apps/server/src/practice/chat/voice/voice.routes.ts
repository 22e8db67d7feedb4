import { getVoiceOptions, sayAloud } from '@pratik/contract/voice';
import type { Routes } from '../../../platform/http/routes.ts';
import type { SpeakingAloud } from './speaking-aloud.service.ts';

export const registerVoiceRoutes = (routes: Routes, speaking: SpeakingAloud): void => {
  routes.person(getVoiceOptions, async () => speaking.options());
  routes.person(sayAloud, ({ person, body }) => speaking.say(person, body));
};
