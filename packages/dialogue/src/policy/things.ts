import type { ScenarioThing } from '@pratik/content/kinds/scenario';
import type { Draft } from '../generation/draft.ts';
import type { Asked } from '../understanding/asked.ts';
import { isComplaint } from '../understanding/clauses.ts';
import { hear } from '../understanding/hearing.ts';
import { matchAny } from '../understanding/patterns.ts';
import { signalsOf } from '../understanding/signals.ts';
import type { Understanding } from '../understanding/understand.ts';
import { withoutBody } from '../understanding/urgent.ts';

/**
 * This module finds the partner’s replies about things in the scene. `HAZARD` matches mentions of gas, smoke, fire
 * and electricity as a danger.
 */

const HAZARD =
  /\b(?:smell\w* (?:of |like |some |the |a little |strong )*(?:gas|smoke)|gas (?:leak\w*|smell\w*)|leaking gas|gas is|(?:on )?fire\b|smoke\b|burning|electric shock|short circuit)/;

/**
 * Matches complaints that a thing in the scene is faulty. The partner’s reply depends on the thing that the
 * complaint names.
 */
const FAULTY =
  /\b(?:is|are|was|were|it|very|so|too|feels?|looks?)\b(?: \w+){0,2} (?:cold|hot|dirty|broken|wet|dark|slow|late|loud|noisy|old|small|hard|burnt|salty|sour|empty|locked|stuck|terrible|awful|bad|wrong|missing|smelly|uncomfortable|gone|lost)\b|\b(?:broke|stopped|leaks|leaking|smells|stinks|lost|missing|did not (?:come|arrive|work))\b/;

const listening = (text: string) => {
  const heard = hear(text);
  return { heard, signals: signalsOf(heard), filled: new Set<string>() };
};

/** Returns the thing in the scene whose names match a text best. Returns undefined if no thing matches. */
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
 * Returns the partner’s replies about the thing that a question names. `exact` is true if the replies answer
 * exactly this kind of question, and false for general replies about the thing.
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
export const hazardIn = ({ heard }: Pick<Understanding, 'heard'>): boolean =>
  HAZARD.test(withoutBody(heard.plain));

/** Returns the thing in the scene that is a danger: a thing with the name "gas", "smoke" or "fire". */
const hazardousIn = ({ scenario }: Draft): ScenarioThing | undefined =>
  Object.values(scenario.world).find(({ names }) => names.some((name) => /^(?:gas|smoke|fire)$/.test(name)));

/**
 * Returns the replies to a complaint or a danger in the message. Returns undefined if the message contains neither
 * or there is no reply.
 */
export function complaintLines(draft: Draft, meant: Understanding): readonly string[] | undefined {
  const { plain } = meant.heard;
  const hazard = hazardIn(meant);
  const faulty = FAULTY.test(plain) && !/\b(?:please|like|love|would|want|not too)\b/.test(plain);
  if (!hazard && !faulty && !isComplaint(plain)) return undefined;
  const thing = hazard ? hazardousIn(draft) : thingIn(draft, meant.statement);
  if (thing?.complaint) return thing.complaint;
  return hazard ? draft.responses.hazard : undefined;
}
