import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { loggedFault } from '../ai/ai-faults.ts';
import type { AiLedger } from '../ai/ai-ledger.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { breakerRules, createCircuitBreaker } from '../providers/circuit-breaker.ts';
import { isOutage, providerCauseOf } from '../providers/provider-cause.ts';
import { createProviderGuard } from '../providers/provider-guard.ts';
import type { ProviderRecorder } from '../providers/provider-health.ts';
import { createAudioCache, type Recording } from './audio-cache.ts';
import { audioLink, isGoodLink } from './audio-links.ts';
import { createConfiguredEngine } from './configured.engine.ts';
import { counted } from './counted.engine.ts';
import { createFliteEngine } from './flite/flite.engine.ts';
import { createPronouncing, type Pronouncing } from './flite/pronouncing.ts';
import { joined } from './join.ts';
import { keyOf, type Script, sentencesOf, wordsIn } from './script.ts';
import type { Sound } from './sound.ts';
import { createSoundThread } from './sound-thread.ts';
import type { SpeechEngine, SpeechKind } from './speech-engine.ts';
import { storedSecret } from './speech-secret.store.ts';

export type { Recording } from './audio-cache.ts';
export type { Pronouncing } from './flite/pronouncing.ts';
export type { Stretch } from './join.ts';
export type { Line, Script, Voice } from './script.ts';
export type { SpeechEngine } from './speech-engine.ts';

/** Sound that is kept nowhere: a FLAC file. */
export type UnstoredSound = Pick<Recording, 'kind' | 'seconds'> & { file: Uint8Array };

/** Scripts made sound. */
export type Speech = {
  /** Of the preferred engine. */
  readonly kind: SpeechKind;
  /**
   * The recording of a script that everybody may hear: the one there is, else a new one by the first engine that can.
   * Asked for twice at once it is made once, and made to its end whoever stops waiting.
   * @throws Error when no engine can
   */
  record(script: Script): Promise<Recording>;
  /**
   * Says what is somebody's own; nothing of it is kept.
   * @param stays true: no service gets to see it; an engine on this machine speaks
   * @throws Error when no engine can
   */
  say(script: Script, stays: boolean): Promise<UnstoredSound>;
  /** Whether the preferred engine's recording is there already. */
  isRecorded(script: Script): Promise<boolean>;
  /** An address an <audio> element can play, for half a day at least. */
  linkTo(recording: Recording): string;
  mayHear(key: string, until: number, signature: string): boolean;
  pathOf(key: string): string;
  /** Removes recordings of none of these scripts, a month old; tells how many files. */
  prune(scripts: readonly Script[]): Promise<number>;
  /** How single words are said, whoever speaks. */
  readonly pronouncing: Pronouncing;
  close(): Promise<void>;
};

export type SpeechParts = {
  config: Pick<
    Config,
    | 'DATA_DIR'
    | 'SPEECH_BASE_URL'
    | 'SPEECH_API_KEY'
    | 'SPEECH_MODEL'
    | 'SPEECH_VOICES_FEMALE'
    | 'SPEECH_VOICES_MALE'
    | 'SPEECH_SECONDS'
  >;
  db: Db;
  clock: Clock;
  log: Log;
  ledger: AiLedger;
  providers: Pick<ProviderRecorder, 'record'>;
  /** For tests: who speaks, first choice first. */
  engines?: readonly SpeechEngine[] | undefined;
};

/** A service that failed once is not called for a minute: whoever listens next gets the other voice at once. */
const serviceRules = { ...breakerRules, failures: 1, openMs: 60_000 };
const unusedMs = 30 * 86_400_000;
/** Until then sentences of talks were kept among the recordings, told from scripts by being alone. */
const sentencesStoredUntil = new Date('2026-11-22T00:00:00Z');

export const createSpeech = async ({
  config,
  db,
  clock,
  log,
  ledger,
  providers,
  engines: given,
}: SpeechParts): Promise<Speech> => {
  const cache = createAudioCache(join(config.DATA_DIR, 'speech'));
  await cache
    .removeSentences(sentencesStoredUntil)
    .catch((err: unknown) => log.warn({ err }, 'sentences of talks that were kept could not be removed'));
  const secret = await storedSecretOf(db);
  const thread = createSoundThread();
  const engines = given ?? [
    ...configuredEngines(config).map((engine) => counted(engine, ledger)),
    createFliteEngine(thread),
  ];
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<Recording>>();
  const guards = new Map(
    engines
      .filter(({ kind }) => kind === 'configured')
      .map((engine) => [
        engine,
        createProviderGuard('speech', providers, createCircuitBreaker(serviceRules)),
      ]),
  );

  const speak = async (engine: SpeechEngine, script: Script) => {
    const sentences = sentencesOf(script);
    const sounds = await inOrder(sentences, engine.atOnce, ({ text, voice }) =>
      engine.say(text, voice, script.pace, stopping.signal),
    );
    const said = sentences.map(({ text, line }, index) => ({
      sound: sounds[index] as Sound,
      line,
      words: wordsIn(text),
    }));
    const whole = joined(said, script.pace);
    const seconds = whole.sound.samples.length / whole.sound.sampleRate;
    const file = await thread.encode(whole.sound);
    return { file, kind: engine.kind, seconds, sentences: whole.sentences };
  };

  const make = async (engine: SpeechEngine, key: string, script: Script): Promise<Recording> => {
    const { file, ...facts } = await speak(engine, script);
    const recording = { key, ...facts, bytes: file.byteLength };
    await cache.keep(recording, file);
    return recording;
  };

  const once = (engine: SpeechEngine, key: string, script: Script): Promise<Recording> => {
    const running = underWay.get(key);
    if (running) return running;
    const work = make(engine, key, script).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  /** What the first of these engines brings; one that is left alone is asked only for what is there already. */
  const byFirst = async <Made>(
    among: readonly SpeechEngine[],
    work: (engine: SpeechEngine) => Promise<Made>,
    known: (engine: SpeechEngine) => Promise<Made | null> = async () => null,
  ): Promise<Made> => {
    let failure: unknown;
    for (const engine of among) {
      const there = await known(engine);
      if (there) return there;
      const guard = guards.get(engine);
      if (guard && guard.waitMs() > 0) continue;
      const call = guard?.begin();
      try {
        const made = await work(engine);
        call?.succeeded();
        return made;
      } catch (error) {
        failure = error;
        if (stopping.signal.aborted) {
          call?.abandoned();
          break;
        }
        call?.failed(providerCauseOf(error), isOutage(error));
        log.warn({ ...loggedFault(error), engine: engine.kind }, 'speech failed');
      }
    }
    throw new Error('nobody could speak', { cause: failure });
  };

  return {
    kind: engines[0]?.kind ?? 'basic',
    record: (script) =>
      byFirst(
        engines,
        (engine) => once(engine, keyOf(engine.name, script), script),
        (engine) => cache.find(keyOf(engine.name, script)),
      ),
    say: (script, stays) =>
      byFirst(
        engines.filter(({ kind }) => !(stays && kind === 'configured')),
        (engine) => speak(engine, script),
      ),
    async isRecorded(script) {
      const [first] = engines;
      return first !== undefined && (await cache.find(keyOf(first.name, script))) !== null;
    },
    linkTo: ({ key }) => audioLink(secret, key, clock.now()),
    mayHear: (key, until, signature) => isGoodLink(secret, key, until, signature, clock.now()),
    pathOf: (key) => cache.pathOf(key),
    prune(scripts) {
      const keys = new Set(scripts.flatMap((script) => engines.map(({ name }) => keyOf(name, script))));
      return cache.prune(keys, new Date(Date.now() - unusedMs));
    },
    pronouncing: createPronouncing(thread),
    async close() {
      stopping.abort();
      await thread.close();
      await Promise.allSettled(underWay.values());
    },
  };
};

const storedSecretOf = (db: Db) => storedSecret(db, randomBytes(32).toString('base64url'));

const configuredEngines = (config: SpeechParts['config']): SpeechEngine[] =>
  config.SPEECH_BASE_URL && config.SPEECH_MODEL
    ? [
        createConfiguredEngine({
          baseUrl: config.SPEECH_BASE_URL,
          apiKey: config.SPEECH_API_KEY,
          model: config.SPEECH_MODEL,
          voices: { female: config.SPEECH_VOICES_FEMALE, male: config.SPEECH_VOICES_MALE },
          timeoutMs: config.SPEECH_SECONDS * 1000,
        }),
      ]
    : [];

/** Does something with each, so many at once; the results in the order of what came in. */
const inOrder = async <In, Out>(
  all: readonly In[],
  atOnce: number,
  work: (one: In) => Promise<Out>,
): Promise<Out[]> => {
  const results = new Array<Out>(all.length);
  const left = all.entries();
  const run = async () => {
    for (const [index, one] of left) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, run));
  return results;
};
