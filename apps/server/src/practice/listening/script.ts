import { straightMarks } from '@pratik/text/printed-marks';
import { sentenceSpans } from '@pratik/text/sentences';
import type { Item } from '../../curriculum/curriculum.service.ts';
import type { Script, Voice } from '../../platform/speech/speech.ts';

type Body = Item<'listening'>['body'];

const sentencesIn = (text: string): string[] =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

/**
 * Converts the turns of a listening to a script for the speech engine. Each turn is split into sentences, which are
 * spoken in the voice of its speaker.
 */
export const scriptOf = ({ turns, speakers, pace }: Body): Script => {
  const voices = new Map<string, Voice>();
  for (const { name, voice } of speakers) {
    const number = [...voices.values()].filter(({ sex }) => sex === voice).length;
    voices.set(name, { sex: voice, number });
  }
  return {
    pace,
    lines: turns.map(({ speaker, text }) => ({
      voice: voices.get(speaker) ?? { sex: 'female', number: 0 },
      sentences: sentencesIn(text),
    })),
  };
};

/** Returns all sentences of a listening in order. A sentence number is an index into this list. */
export const sentencesOf = ({ turns }: Pick<Body, 'turns'>): string[] =>
  turns.flatMap(({ text }) => sentencesIn(text));

/** Returns the number of the sentence that contains a passage; null when the passage is not in the script. */
export const sentenceWith = (body: Pick<Body, 'turns'>, passage: string): number | null => {
  const flat = (text: string) => straightMarks(text).replaceAll(/\s+/g, ' ').trim();
  const looked = flat(passage);
  const sentences = sentencesOf(body).map(flat);
  const whole = sentences.findIndex((sentence) => sentence.includes(looked));
  if (whole >= 0) return whole;
  // A passage of several sentences is located by its first sentence.
  const first = sentences.findIndex((sentence) => looked.startsWith(sentence));
  return first < 0 ? null : first;
};

/** Returns the duration of the audio in whole seconds. */
export const secondsOf = ({ words, pace }: Pick<Body, 'words' | 'pace'>): number =>
  Math.round((words / pace) * 60);
