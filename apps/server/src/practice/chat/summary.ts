import type { Summary } from '@pratik/contract/chat';
import type { CorrectionCode, MessageFeedback } from '@pratik/contract/feedback';
import { sentencesOf, wordsOf } from './words.ts';

export type SaidTurn = { text: string; feedback: MessageFeedback | null };

type Keepsake = Summary['keep'][number];

const keptCorrected = 3;
const keptClean = 2;
const leastWords = 4;
// Less certain corrections are "have a look", not "this is right": nothing to learn by heart.
const certain = 0.5;

/** What a conversation came to. Pure: the same turns give the same summary. */
export const summarise = (activeMs: number, turns: readonly SaidTurn[]): Summary => {
  const words = turns.flatMap((turn) => wordsOf(turn.text));
  const counts = new Map<CorrectionCode, number>();
  for (const one of turns.flatMap((turn) => turn.feedback?.corrections ?? [])) {
    if (!one.disputed) counts.set(one.code, (counts.get(one.code) ?? 0) + 1);
  }
  return {
    minutes: Math.round(activeMs / 6000) / 10,
    learnerTurns: turns.length,
    words: words.length,
    distinctWords: new Set(words.map((one) => one.toLowerCase().replaceAll('’', "'"))).size,
    corrections: [...counts]
      .map(([code, count]) => ({ code, count }))
      .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
    pendingMessages: turns.filter((turn) => isPending(turn.feedback)).length,
    keep: keepsakes(turns),
  };
};

const isPending = (feedback: MessageFeedback | null): boolean =>
  feedback?.state === 'waiting' || feedback?.state === 'processing';

const keepsakes = (turns: readonly SaidTurn[]): Keepsake[] => {
  const all = turns.flatMap(sentencesToKeep);
  const corrected = all.filter((one) => one.better !== null);
  const clean = all
    .filter((one) => one.better === null)
    .sort((a, b) => wordsOf(b.said).length - wordsOf(a.said).length);
  return [...corrected.slice(0, keptCorrected), ...clean.slice(0, keptClean)];
};

/** A message's sentences as they stand when nothing was wrong, or as corrected. */
const sentencesToKeep = ({ text, feedback }: SaidTurn): Keepsake[] => {
  if (feedback?.state !== 'done') return [];
  return sentencesOf(text).flatMap(({ start, end }): Keepsake[] => {
    const said = text.slice(start, end);
    if (wordsOf(said).length < leastWords) return [];
    const within = feedback.corrections.filter((one) => one.start < end && one.end > start);
    if (within.length === 0) return [{ said, better: null }];
    const usable = within.every(
      (one) =>
        one.confidence >= certain &&
        one.replacements[0] !== undefined &&
        one.start >= start &&
        one.end <= end,
    );
    return usable ? [{ said, better: applied(said, start, within) }] : [];
  });
};

const applied = (said: string, offset: number, corrections: MessageFeedback['corrections']): string =>
  corrections
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, replacements }) => {
      const better = replacements[0] ?? '';
      return text.slice(0, start - offset) + better + text.slice(end - offset);
    }, said)
    .replace(/ {2,}/g, ' ')
    .trim();
