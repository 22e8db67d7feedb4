import { getVoiceOptions, sayAloud, transcribe } from '@pratik/contract/voice';
import { reportVoiceTimes } from '@pratik/contract/voice-latency';
import type { RateLimit } from '../../../platform/http/limits/rate-limits.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { clientAbort } from '../../../platform/http/streams/client-abort.ts';
import type { SpeakingAloud } from './speaking-aloud.service.ts';
import type { VoiceTimes } from './times.service.ts';
import type { Transcribing } from './transcribing.service.ts';

export type VoiceParts = {
  speaking: SpeakingAloud;
  transcribing: Transcribing;
  times: VoiceTimes;
  reportLimit: RateLimit;
};

/** Rate limit for ten minutes: about 40 turns with two reports each, plus a reserve. */
export const reportLimit = { name: 'voice-report-times', attempts: 240, seconds: 600 };

export const registerVoiceRoutes = (routes: Routes, parts: VoiceParts): void => {
  const { speaking, transcribing, times } = parts;
  routes.user(getVoiceOptions, async ({ user }) => ({
    speaking: speaking.kind,
    listening: await transcribing.listeningOf(user),
    ...(await speaking.elsewhereOf(user)),
  }));
  routes.user(sayAloud, ({ user, body }) => speaking.say(user, body));
  routes.upload(transcribe, ({ user, body, file, reply }) => {
    times.note('upload', reply.elapsedTime);
    return transcribing.transcribe(user, { ...body, file }, clientAbort(reply));
  });
  routes.user(reportVoiceTimes, async ({ user, body }) => {
    await parts.reportLimit.take(user.id);
    for (const { stage, ms } of body.times) times.note(stage, ms);
    return { done: true } as const;
  });
};
