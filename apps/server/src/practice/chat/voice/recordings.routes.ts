import {
  attachRecordings,
  changeRecordingStorage,
  deleteRecordings,
  getRecording,
  getRecordingStorage,
  listRecordings,
  recordingsOfConversation,
} from '@pratik/contract/voice-recordings';
import type { Routes } from '../../../platform/http/routes.ts';
import type { VoiceRecordings } from './recordings.service.ts';

export const registerVoiceRecordingRoutes = (routes: Routes, recordings: VoiceRecordings): void => {
  routes.user(getRecordingStorage, ({ user }) => recordings.state(user.id));
  routes.user(changeRecordingStorage, ({ user, body }) => recordings.change(user.id, body.storesRecordings));
  routes.user(listRecordings, ({ user, query }) => recordings.page(user.id, query));
  routes.user(recordingsOfConversation, ({ user, query }) =>
    recordings.ofConversation(user.id, query.conversationId),
  );
  routes.user(attachRecordings, async ({ user, body }) => {
    await recordings.attach(user.id, body);
    return { done: true } as const;
  });
  routes.user(getRecording, ({ user, query }) => recordings.sound(user.id, query.id));
  routes.user(deleteRecordings, ({ user, body }) => recordings.delete(user.id, body));
};
