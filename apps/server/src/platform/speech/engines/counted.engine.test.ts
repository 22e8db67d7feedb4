import { APIError } from 'openai';
import { expect, it } from 'vitest';
import { counted } from './counted.engine.ts';

it('speech engine that counts usage › counts the characters of every sentence, except when the provider rejects the call', async () => {
  const taken: number[] = [];
  const outcomes: (Error | null)[] = [
    null,
    new Error('not a WAV file'),
    APIError.generate(429, {}, 'busy', new Headers()),
  ];
  const engine = counted(
    {
      kind: 'configured',
      name: 'scripted',
      atOnce: 1,
      async say() {
        const error = outcomes.shift();
        if (error) throw error;
        return { sampleRate: 8000, samples: Int16Array.of(1) };
      },
    },
    { said: async (characters) => void taken.push(characters) },
  );
  const say = (text: string) =>
    engine.say(text, { sex: 'female', number: 0 }, 150, new AbortController().signal);
  expect((await say('Hello.')).samples).toHaveLength(1);
  await expect(say('Good morning.')).rejects.toThrow('not a WAV file');
  await expect(say('Good evening to you.')).rejects.toThrow('busy');
  expect(taken).toEqual(['Hello.'.length, 'Good morning.'.length]);
});
