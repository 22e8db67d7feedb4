import type { Scenario, ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { findEntity } from './entities.ts';
import { type Listening, matchAny } from './patterns.ts';

export type SlotValues = Readonly<Record<string, string>>;

/**
 * Returns the slots that the message fills: slots of the current question, and empty slots marked `early`.
 * After "a tea and a toast, please", the partner therefore does not ask about the toast.
 */
export function fillSlots(
  scenario: Scenario,
  question: ScenarioQuestion | undefined,
  known: SlotValues,
  listening: Omit<Listening, 'filled'>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, slot] of Object.entries(scenario.slots)) {
    const asked = question?.fills?.includes(name) ?? false;
    if (!asked && !(slot.early && known[name] === undefined)) continue;
    if (slot.type) {
      const value = findEntity(slot.type, listening.heard, asked);
      if (value !== undefined) found[name] = value;
      continue;
    }
    const hits = Object.entries(slot.values ?? {})
      .map(([value, patterns]) => ({
        value,
        score: matchAny(patterns, { ...listening, filled: new Set() }),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const best = hits[0];
    if (!best) continue;
    found[name] = slot.many
      ? listed(hits.filter(({ score }) => score >= best.score).map(({ value }) => value))
      : best.value;
  }
  return found;
}

const listed = (values: readonly string[]): string =>
  values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
