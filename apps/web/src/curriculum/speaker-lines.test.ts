import { expect, test } from 'vitest';
import { speakerLines } from './speaker-lines.ts';

test('dialogue line › starts at a speaker name with a colon, but not after other colons', () => {
  expect(speakerLines('A: A tea, please. B: Here: one tea. A: Thanks.')).toBe(
    'A: A tea, please.\nB: Here: one tea.\nA: Thanks.',
  );
  expect(speakerLines('Plan B is simple: wait.')).toBe('Plan B is simple: wait.');
});
