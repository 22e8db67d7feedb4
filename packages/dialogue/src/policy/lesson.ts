import { type Draft, say } from '../generation/draft.ts';
import { isSad } from '../state/facts.ts';
import { isSensible, type Understanding } from '../understanding/understand.ts';
import { askNext, questionOf } from './agenda.ts';
import { farewell } from './farewell.ts';
import { replyToMeta } from './meta.ts';
import { miss } from './miss.ts';
import { comfort, probeOf } from './react.ts';

/** Handles a message in error practice. Praises only a sentence that the checker found to be correct. */
export function inLesson(draft: Draft, meant: Understanding): boolean {
  const { lesson, responses, scenario } = draft;
  const question = questionOf(draft, draft.state.pending);
  if (!lesson) return false;
  if (meant.meta && meant.inquiries.length === 0) return replyToMeta(draft, meant.meta);
  if (meant.signals.goodbye && meant.heard.words.length <= 7) return farewell(draft);
  if (!isSensible(meant)) return miss(draft, undefined);
  if (lesson.slipped) {
    say(draft, [lesson.slip, responses.form], { right: lesson.right });
    say(draft, [lesson.tip]);
  } else if (meant.facts.some(isSad)) comfort(draft, meant);
  else if (!probeOf(draft, meant)) {
    const whole = meant.heard.words.length >= 3 && meant.answers;
    if (lesson.clean && whole) say(draft, [question?.otherwise, scenario.acks]);
    else say(draft, [responses.unchecked]);
  }
  if (question?.mine && meant.inquiries.length > 0) say(draft, [question.mine]);
  const probe = say(draft, [lesson.slipped ? undefined : probeOf(draft, meant)]);
  if (probe === undefined) askNext(draft);
  else {
    draft.state.probed = true;
    draft.state.lastAsk = probe;
  }
  return true;
}
