import type { ScenarioLevel } from '@pratik/content/kinds/scenario';
import { RESPONSES_A } from './responses.a.ts';
import { RESPONSES_B } from './responses.b.ts';
import type { Responses } from './responses.type.ts';

/** Returns the partner’s reactions to the learner’s statements for this level. */
export const responsesOf = (level: ScenarioLevel): Responses =>
  level === 'A1' || level === 'A2' ? RESPONSES_A : RESPONSES_B;
