import type { ScenarioThing } from '@pratik/content/kinds/scenario';
import type { Draft } from '../generation/draft.ts';
import type { Asked } from '../understanding/asked.ts';
import { isComplaint } from '../understanding/clauses.ts';
import { hear } from '../understanding/hearing.ts';
import { matchAny } from '../understanding/patterns.ts';
import { signalsOf } from '../understanding/signals.ts';
import type { Understanding } from '../understanding/understand.ts';

/**
 * This module finds the partner’s replies about things in the scene. `HAZARD` matches dangers such as gas, smoke,
 * fire and electricity.
 */

const HAZARD =
  /\b(?:smell (?:of )?gas|gas (?:leak|smell)|leaking gas|gas is|(?:on )?fire\b|smoke\b|burning|electric shock|short circuit)/;

/**
 * Matches complaints that a thing is faulty. Used only for things in the scene for which there is a reply to
 * complaints.
 */
const FAULTY =
  /\b(?:is|are|was|were|it|very|so|too|feels?|looks?)\b(?: \w+){0,2} (?:cold|hot|dirty|broken|wet|dark|slow|late|loud|noisy|old|small|hard|burnt|salty|sour|empty|locked|stuck|terrible|awful|bad|wrong|missing|smelly|uncomfortable|gone|lost)\b|\b(?:broke|stopped|leaks|leaking|smells|stinks|lost|missing|did not (?:come|arrive|work))\b/;

const listening = (text: string) => {
  const heard = hear(text);
  return { heard, signals: signalsOf(heard), filled: new Set<string>() };
};

/** Returns the thing in the scene that a text names, and how well the name matches. */
function thingIn(draft: Draft, text: string): ScenarioThing | undefined {
  const at = listening(text);
  let best: { thing: ScenarioThing; score: number } | undefined;
  for (const thing of Object.values(draft.scenario.world)) {
    const score = matchAny(thing.names, at);
    if (score > (best?.score ?? 0)) best = { thing, score };
  }
  return best?.thing;
}

/**
 * Returns the partner’s replies about the thing that a question asks about. `exact` is true if a reply answers
 * exactly this question.
 */
export function thingLines(
  draft: Draft,
  asked: Asked,
): { lines: readonly string[]; exact: boolean } | undefined {
  const thing = thingIn(draft, asked.raw);
  if (!thing) return undefined;
  const own = {
    price: thing.price,
    where: thing.where,
    when: thing.when,
    'how-long': thing.when,
    works: thing.works,
    have: thing.have,
    may: thing.may,
    request: thing.may,
  } as Partial<Record<Asked['aspect'], readonly string[] | undefined>>;
  const lines = own[asked.aspect];
  if (lines) return { lines, exact: true };
  const other =
    thing.about ??
    (asked.aspect === 'yes-no' || asked.aspect === 'other' ? (thing.works ?? thing.have) : undefined);
  return other && { lines: other, exact: false };
}

/** Whether the message mentions gas, smoke, fire or electricity as a danger. */
export const hazardIn = ({ heard }: Pick<Understanding, 'heard'>): boolean => HAZARD.test(heard.plain);

/** Returns the thing in the scene for which the author wrote a reply to such a danger. */
const hazardousIn = ({ scenario }: Draft): ScenarioThing | undefined =>
  Object.values(scenario.world).find(({ names }) => names.some((name) => /^(?:gas|smoke|fire)$/.test(name)));

/** Returns the replies to a complaint or danger in the message, or undefined. */
export function complaintLines(draft: Draft, meant: Understanding): readonly string[] | undefined {
  const { plain } = meant.heard;
  const hazard = hazardIn(meant);
  const faulty = FAULTY.test(plain) && !/\b(?:please|like|love|would|want|not too)\b/.test(plain);
  if (!hazard && !faulty && !isComplaint(plain)) return undefined;
  const thing = hazard ? hazardousIn(draft) : thingIn(draft, meant.statement);
  if (thing?.complaint) return thing.complaint;
  return hazard ? draft.responses.hazard : undefined;
}
