import {
  attachRecordings,
  changeVoiceKeeping,
  deleteRecordings,
  getRecording,
  getVoiceKeeping,
  listRecordings,
  recordingsOfConversation,
} from '@pratik/contract/voice-recordings';
import type { Routes } from '../../../platform/http/routes.ts';
import type { VoiceRecordings } from './recordings.service.ts';

export const registerVoiceRecordingRoutes = (routes: Routes, recordings: VoiceRecordings): void => {
  routes.person(getVoiceKeeping, ({ person }) => recordings.state(person.id));
  routes.person(changeVoiceKeeping, ({ person, body }) => recordings.change(person.id, body.keeps));
  routes.person(listRecordings, ({ person, query }) => recordings.page(person.id, query));
  routes.person(recordingsOfConversation, ({ person, query }) =>
    recordings.ofConversation(person.id, query.conversationId),
  );
  routes.person(attachRecordings, async ({ person, body }) => {
    await recordings.attach(person.id, body);
    return { done: true } as const;
  });
  routes.person(getRecording, ({ person, query }) => recordings.sound(person.id, query.id));
  routes.person(deleteRecordings, ({ person, body }) => recordings.delete(person.id, body));
};
