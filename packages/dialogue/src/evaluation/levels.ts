import type { CefrLevel } from '@pratik/contract/common';
import { tokenise } from '@pratik/feedback/text/tokens';
import type { Exchange } from './simulate.ts';

const order: readonly string[] = ['A1', 'A2', 'B1', 'B2', 'C1'];

/**
 * Returns a function that counts the words of a reply, and the words that the library teaches only above the level
 * of the scenario.
 */
export function levelReader(
  words: readonly { word: string; level: CefrLevel }[],
  functionWords: ReadonlyMap<string, string>,
) {
  const levels = new Map<string, number>();
  for (const { word, level } of words) {
    const at = order.indexOf(level);
    const known = levels.get(word.toLowerCase());
    if (known === undefined || at < known) levels.set(word.toLowerCase(), at);
  }
  for (const word of functionWords.keys()) levels.set(word.toLowerCase(), 0);
  const of = (form: string): number | undefined =>
    [
      form,
      form.replace(/ies$/, 'y'),
      form.replace(/e?s$/, ''),
      form.replace(/s$/, ''),
      form.replace(/(?:ed|d)$/, ''),
      form.replace(/ing$/, ''),
      form.replace(/ing$/, 'e'),
      form.replace(/['’].*$/, ''),
    ]
      .map((one) => levels.get(one))
      .find((level) => level !== undefined);
  return ({ reply, scenario }: Pick<Exchange, 'reply' | 'scenario'>): { words: number; above: number } => {
    const limit = order.indexOf(scenario.level);
    const said = tokenise(reply, 0, reply.length).filter(
      ({ kind, text }) => kind === 'word' && !/^\p{Lu}/u.test(text),
    );
    return { words: said.length, above: said.filter(({ lower }) => (of(lower) ?? limit) > limit).length };
  };
}
