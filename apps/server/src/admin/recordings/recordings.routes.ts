import { cancelRecordings, getRecordings, startRecordings } from '@pratik/contract/speech';
import type { Routes } from '../../platform/http/routes.ts';
import type { Recordings } from '../../practice/listening/recordings.service.ts';

export const registerRecordingRoutes = (routes: Routes, recordings: Recordings): void => {
  routes.user(getRecordings, () => recordings.state());
  routes.user(startRecordings, ({ user }) => recordings.start(user.id));
  routes.user(cancelRecordings, () => recordings.cancel());
};
