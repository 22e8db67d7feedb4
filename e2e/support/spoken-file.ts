import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sound } from '../../apps/server/src/platform/speech/engines/sound.ts';
import { createSoundThread } from '../../apps/server/src/platform/speech/engines/sound-thread.ts';
import { createFliteEngine } from '../../apps/server/src/platform/speech/flite/flite.engine.ts';

const said = 'My sister is nurse. She works in a big hospital in Ankara, and I visit her every summer.';

/**
 * Seconds of silence after the spoken sentence, long enough to end a turn. The browser plays the audio file
 * again and again.
 */
const silentSeconds = 3;

/**
 * Returns the path of a WAV file in which Pratik’s bundled voice speaks a sentence, followed by silence. The file
 * is generated only once per machine.
 */
export const spokenFile = async (): Promise<string> => {
  const path = join(tmpdir(), 'pratik-e2e-spoken-2.wav');
  if (existsSync(path)) return path;
  const thread = createSoundThread();
  try {
    const { signal } = new AbortController();
    const sound = await createFliteEngine(thread).say(said, { sex: 'female', number: 0 }, 130, signal);
    // Writes to a temporary file first, because two processes may generate the file at the same time.
    // Both temporary files have the same content, so either may become the final file.
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, wavOf(withSilence(sound)));
    renameSync(unfinished, path);
  } finally {
    await thread.close();
  }
  return path;
};

const withSilence = ({ sampleRate, samples }: Sound): Sound => {
  const longer = new Int16Array(samples.length + sampleRate * silentSeconds);
  longer.set(samples);
  return { sampleRate, samples: longer };
};

const wavOf = ({ sampleRate, samples }: Sound): Buffer => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
};
