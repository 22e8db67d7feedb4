import type { Place, Tagged } from '../concepts/tagging.ts';

/**
 * How strongly a sign indicates a concern. `firm`: certain, even if the message is a joke or part of a role-play.
 * `serious`: certain if the message is meant seriously. `hint`: unsure.
 */
export type Strength = 'firm' | 'serious' | 'hint';

/**
 * Concepts that must occur in this order within one sentence. A part may name several alternative concepts,
 * separated by `/`.
 */
type Chain = readonly string[][];
export type Sign = { strength: Strength; chains: readonly Chain[]; without: readonly string[]; gap: number };

const strengths: Record<string, Strength> = { '!!': 'firm', '!': 'serious', '?': 'hint' };
const usualGap = 5;

/**
 * Parses one sign: its strength, then chains of concepts joined by `&`, then, after `-`, the concepts that must not
 * occur.
 * `~3` sets how many other words may stand between two parts. Example: `! kin strike me & minor - sport ~4`.
 */
export const readSign = (line: string): Sign => {
  const gap = /~(\d+)/.exec(line);
  const [said = '', without = ''] = line.replace(/~\d+/, '').split(' - ');
  const [mark = '', ...rest] = said.trim().split(/\s+/);
  const strength = strengths[mark];
  if (!strength) throw new Error(`unknown strength in the sign “${line}”`);
  const chains = rest
    .join(' ')
    .split('&')
    .map((chain) =>
      chain
        .trim()
        .split(/\s+/)
        .map((part) => part.split('/')),
    );
  return {
    strength,
    chains,
    without: without.split(/\s+/).filter((name) => name !== ''),
    gap: gap ? Number(gap[1]) : usualGap,
  };
};

const placesOf = (tagged: Tagged, part: readonly string[]): Place[] =>
  part.length === 1
    ? (tagged.places.get(part[0] ?? '') ?? [])
    : part.flatMap((concept) => tagged.places.get(concept) ?? []);

/**
 * Whether a chain of concepts occurs in the tagged sentences. Stores only the places at which the chain can end
 * after each part, so that the time does not grow with the number of combinations.
 */
const chainHolds = (tagged: Tagged, chain: Chain, gap: number): boolean => {
  let ends: Place[] | undefined;
  for (const part of chain) {
    const places = placesOf(tagged, part);
    const before: Place[] | undefined = ends;
    ends =
      before === undefined
        ? places
        : places.filter(({ start }) =>
            before.some(
              ({ end }) =>
                start >= end && start - end <= gap && tagged.sentence[start] === tagged.sentence[end - 1],
            ),
          );
    if (ends.length === 0) return false;
  }
  return true;
};

/** Whether tagged sentences contain a sign. */
export const signHolds = (tagged: Tagged, { chains, without, gap }: Sign): boolean =>
  chains.every((chain) => chainHolds(tagged, chain, gap)) &&
  !without.some((concept) => tagged.places.has(concept));
