import { getVoiceTimes } from '@pratik/contract/voice-latency';
import type { Routes } from '../../platform/http/routes.ts';
import type { VoiceTimes } from '../../practice/chat/voice/times.service.ts';

export const registerVoiceTimesRoutes = (routes: Routes, times: VoiceTimes): void => {
  routes.user(getVoiceTimes, ({ query }) => times.statistics(query.hours));
};
