import { getLearnerDashboard } from '@pratik/contract/progress';
import type { LearnerDay } from '../src/learner/learner-day.ts';
import { answer, server } from './server.ts';

/** Makes the mock server answer with this day on the learner’s dashboard. */
export const serveLearner = (day: LearnerDay): void => server.use(answer(getLearnerDashboard, () => day));
