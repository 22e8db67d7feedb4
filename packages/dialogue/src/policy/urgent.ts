import { careLinesOf } from '../generation/care-lines.ts';
import { type Draft, invites, say } from '../generation/draft.ts';
import type { Understanding } from '../understanding/understand.ts';
import { urgentIn } from '../understanding/urgent.ts';
import { backToPending } from './carry-on.ts';
import { answerQuestions } from './questions.ts';
import { hasPlan, isScene } from './scene.ts';

/** Whether the partner’s role is to ask about health, so that a symptom belongs to the scene. */
const isHelper = ({ scenario }: Draft): boolean =>
  /\b(?:doctor|nurse|dentist|pharmacist|paramedic|therapist)\b/i.test(scenario.partnerRole.role.en);

/**
 * Answers a symptom or an urgent need in a role-play before the scene goes on. Returns false if there is none, or if the
 * message answers the current question.
 */
export function answerUrgent(draft: Draft, meant: Understanding): boolean {
  if (!isScene(draft) || !hasPlan(draft)) return false;
  const urgent = meant.statement === '' ? null : urgentIn(meant.heard);
  if (urgent === null) return false;
  const helps = isHelper(draft) && urgent === 'symptom';
  // Only where the scene is about health can a symptom be the answer that the scene expects.
  if (meant.hit && (helps || urgent === 'need')) return false;
  const lines = careLinesOf(draft.scenario.level);
  if (!say(draft, [helps ? lines.symptomToHelper : lines[urgent]])) return false;
  if (meant.inquiries.length > 0) answerQuestions(draft, meant);
  if (invites(draft.spoken.at(-1))) draft.state.opening = 'follow-up';
  else if (helps) backToPending(draft);
  else if (say(draft, [lines.urgentFloor])) draft.state.opening = 'floor';
  else backToPending(draft);
  return true;
}
