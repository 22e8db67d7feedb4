import type { Turn } from '../kinds/text.ts';

/**
 * Splits paragraphs of the form `Name: text` into turns. `strays` contains the start of each paragraph
 * without a known speaker or without text.
 */
export function turnsOf(
  paragraphs: readonly string[],
  speakers: readonly { name: string }[],
): { turns: Turn[]; strays: string[] } {
  const turns: Turn[] = [];
  const strays: string[] = [];
  for (const paragraph of paragraphs) {
    const speaker = speakers.find(({ name }) => paragraph.startsWith(`${name}:`))?.name;
    const text = speaker === undefined ? '' : paragraph.slice(speaker.length + 1).trim();
    if (speaker === undefined || text === '') strays.push(paragraph.slice(0, 60));
    else turns.push({ speaker, text });
  }
  return { turns, strays };
}
