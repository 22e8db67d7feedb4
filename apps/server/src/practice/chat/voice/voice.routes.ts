import { getVoiceOptions, sayAloud, transcribe } from '@pratik/contract/voice';
import type { FastifyReply } from 'fastify';
import type { Routes } from '../../../platform/http/routes.ts';
import type { SpeakingAloud } from './speaking-aloud.service.ts';
import type { Transcribing } from './transcribing.service.ts';

export type VoiceParts = { speaking: SpeakingAloud; transcribing: Transcribing };

export const registerVoiceRoutes = (routes: Routes, { speaking, transcribing }: VoiceParts): void => {
  routes.person(getVoiceOptions, async ({ person }) => ({
    speaking: speaking.kind,
    listening: await transcribing.listeningOf(person),
  }));
  routes.person(sayAloud, ({ person, body }) => speaking.say(person, body));
  routes.person(transcribe, ({ person, body, reply }) =>
    transcribing.transcribe(person, body, leaving(reply)),
  );
};

/** Aborts when the answer is given, or whoever asked has gone before. */
const leaving = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};
