import { describe, expect, it } from 'vitest';
import { scriptOf, secondsOf, sentencesOf, sentenceWith } from './script.ts';

const body = {
  title: 'Two loaves',
  variety: 'british' as const,
  glossary: {},
  names: [],
  words: 50,
  type: 'dialogue' as const,
  pace: 100,
  speakers: [
    { name: 'Ece', voice: 'female' as const },
    { name: 'Ali', voice: 'male' as const },
    { name: 'Nur', voice: 'female' as const },
  ],
  turns: [
    { speaker: 'Ece', text: 'Good morning. Two loaves, please.' },
    { speaker: 'Ali', text: 'Here you are.' },
    { speaker: 'Nur', text: '"Warm?" she asks. It is.' },
  ],
};

describe('listening script', () => {
  it('gives each speaker a different voice, even when two speakers have the same sex', () => {
    expect(scriptOf(body)).toEqual({
      pace: 100,
      lines: [
        { voice: { sex: 'female', number: 0 }, sentences: ['Good morning.', 'Two loaves, please.'] },
        { voice: { sex: 'male', number: 0 }, sentences: ['Here you are.'] },
        { voice: { sex: 'female', number: 1 }, sentences: ['"Warm?" she asks.', 'It is.'] },
      ],
    });
  });

  it('numbers its sentences across all turns, and finds the sentence numbers of a passage', () => {
    expect(sentencesOf(body)).toHaveLength(5);
    expect(sentenceWith(body, 'Here you are.')).toBe(2);
    expect(sentenceWith(body, 'Two loaves')).toBe(1);
    expect(sentenceWith(body, 'Good morning.\nTwo loaves, please.')).toBe(0);
    expect(sentenceWith(body, '“Warm?” she asks.')).toBe(3);
    expect(sentenceWith(body, 'Not in it.')).toBeNull();
  });

  it('has a duration that is calculated from its word count and pace', () =>
    expect(secondsOf(body)).toBe(30));
});
