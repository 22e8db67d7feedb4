import { cancelRecordings, getRecordings, startRecordings } from '@pratik/contract/speech';
import type { Routes } from '../../platform/http/routes.ts';
import type { Recordings } from '../../practice/listening/recordings.service.ts';

export const registerRecordingRoutes = (routes: Routes, recordings: Recordings): void => {
  routes.person(getRecordings, () => recordings.state());
  routes.person(startRecordings, ({ person }) => recordings.start(person.id));
  routes.person(cancelRecordings, () => recordings.cancel());
};
