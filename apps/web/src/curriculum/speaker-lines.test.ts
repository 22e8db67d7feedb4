import { expect, test } from 'vitest';
import { speakerLines } from './speaker-lines.ts';

test('speaker line splitting › starts a new line for each speaker and ignores colons inside a sentence', () => {
  expect(speakerLines('A: A tea, please. B: Here: one tea. A: Thanks.')).toBe(
    'A: A tea, please.\nB: Here: one tea.\nA: Thanks.',
  );
  expect(speakerLines('Plan B is simple: wait.')).toBe('Plan B is simple: wait.');
});
