import type { Summary } from '@pratik/contract/chat';
import type { CorrectionCode, MessageFeedback } from '@pratik/contract/feedback';
import { correctedSentences, correctedText, sentencesOfLines } from '@pratik/text/corrected-text';
import { wordsOf } from '../words.ts';

export type SaidTurn = { text: string; feedback: MessageFeedback | null };

type Keepsake = Summary['keep'][number];

const maxCorrected = 3;
const maxClean = 2;
const leastWords = 4;

/** Computes the summary of a conversation; the same turns always give the same summary. */
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
  return [...corrected.slice(0, maxCorrected), ...clean.slice(0, maxClean)];
};

/**
 * Returns the sentences of a message for the summary: unchanged if the check found the message correct, otherwise
 * corrected.
 */
const sentencesToKeep = ({ text, feedback }: SaidTurn): Keepsake[] => {
  if (feedback?.state !== 'done') return [];
  const unchanged = feedback.checked === 'right' ? sentencesOfLines(text) : [];
  const keepsakes =
    feedback.corrections.length === 0
      ? unchanged.map(({ start, end }) => ({ said: text.slice(start, end), better: null }))
      : correctedSentences(text, feedback.corrections)
          .filter(({ certain }) => certain)
          .map((one) => ({ said: text.slice(one.start, one.end), better: correctedText(one) }));
  return keepsakes.filter(({ said }) => wordsOf(said).length >= leastWords);
};
