import { parentPort } from 'node:worker_threads';
import { encodeFlac } from '../flac.ts';
import { type Flite, loadFlite } from '../flite/flite-program.ts';
import { encodeOpus } from '../opus.ts';
import type { SoundAnswer, SoundResult, SoundTask } from './sound-protocol.ts';

const encoders = { flac: encodeFlac, opus: encodeOpus };

let flite: Promise<Flite> | undefined;

const work = async (task: SoundTask): Promise<SoundResult> => {
  if (task.kind === 'encode') return { kind: 'encode', file: await encoders[task.format](task.sound) };
  flite ??= loadFlite();
  if (task.kind === 'phones') return { kind: 'phones', phones: await (await flite).phones(task.text) };
  return { kind: 'say', sound: await (await flite).say(task.text, task.voice, task.stretch) };
};

const port = parentPort;
if (port === null) throw new Error('sound.worker.ts must run as a worker thread');

port.on('message', ({ id, task, end }: { id: number; task: SoundTask; end?: true }) => {
  if (end) {
    void flite?.then((program) => program.close()).finally(() => port.close());
    if (!flite) port.close();
    return;
  }
  const send = (answer: SoundAnswer) => port.postMessage(answer);
  work(task).then(
    (result) => send({ id, ok: true, result }),
    (error: unknown) => send({ id, ok: false, reason: String(error) }),
  );
});
