import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { SoundFormat } from '@pratik/contract/sound-format';
import { loggedError } from '../ai/ai-errors.ts';
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
import { createConfiguredEngine } from './engines/configured.engine.ts';
import { counted } from './engines/counted.engine.ts';
import type { Sound } from './engines/sound.ts';
import { createSoundThread } from './engines/sound-thread.ts';
import type { SpeechEngine, SpeechKind } from './engines/speech-engine.ts';
import { createFliteEngine } from './flite/flite.engine.ts';
import { createPronouncing, type Pronouncing } from './flite/pronouncing.ts';
import { joined } from './join.ts';
import { keyOf, type Script, sentencesOf, wordsIn } from './script.ts';
import { FolderUnwritable } from './speech-problem.ts';
import { storedSecret } from './speech-secret.store.ts';

export type { Recording } from './audio-cache.ts';
export type { SpeechEngine } from './engines/speech-engine.ts';
export type { Pronouncing } from './flite/pronouncing.ts';
export type { Stretch } from './join.ts';
export type { Line, Script, Voice } from './script.ts';

/** Speech that is not stored, as the bytes of a sound file. */
export type UnstoredSound = Pick<Recording, 'kind' | 'seconds'> & { file: Uint8Array };

/** Converts scripts to speech. */
export type Speech = {
  /** Kind of the preferred engine. */
  readonly kind: SpeechKind;
  /**
   * Returns the recording of a script that all users may hear. Returns the stored recording, otherwise a new
   * recording by the first engine that succeeds.
   * Concurrent requests share one recording, which is completed even when a caller aborts.
   * @throws Error when all engines fail
   */
  record(script: Script): Promise<Recording>;
  /**
   * Converts a user’s private text to speech without storing it.
   * @param stays true when only an engine on this machine may receive the text
   * @throws Error when all engines fail
   */
  say(script: Script, stays: boolean, format: SoundFormat): Promise<UnstoredSound>;
  /** Returns whether a recording by the preferred engine is already stored. */
  isRecorded(script: Script): Promise<boolean>;
  /** Returns a URL that an <audio> element can play; it is valid for 12 to 24 hours. */
  linkTo(recording: Recording, format: SoundFormat): string;
  /** Returns whether the signature of a link is valid and the link has not expired. */
  mayHear(key: string, until: number, signature: string): boolean;
  /** Returns the path of a recording’s file; the file may not exist. */
  pathOf(key: string, format: SoundFormat): string;
  /** Removes recordings older than 30 days that belong to none of the given scripts; returns the number of files. */
  prune(scripts: readonly Script[]): Promise<number>;
  /** Returns the phonemes of single words, independent of the speech engine. */
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
  /** Speech engines in order of preference; set only by tests. */
  engines?: readonly SpeechEngine[] | undefined;
};

/**
 * Rules of the circuit breaker of speech providers. After one failure the provider is not called for one minute, so
 * that the next request immediately uses a different voice.
 */
const serviceRules = { ...breakerRules, failures: 1, openMs: 60_000 };
const unusedMs = 30 * 86_400_000;
/**
 * Until this date, sentences of conversations were stored with the recordings. Recordings from before this date that
 * contain a single sentence are deleted; the recordings of scripts contain several sentences.
 */
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
  const cache = createAudioCache(join(config.DATA_DIR, 'speech'), log);
  await cache
    .removeSentences(sentencesStoredUntil)
    .catch((err: unknown) => log.warn({ err }, 'stored sentences of conversations could not be removed'));
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
    return { sound: whole.sound, kind: engine.kind, seconds, sentences: whole.sentences };
  };

  const make = async (engine: SpeechEngine, key: string, script: Script): Promise<Recording> => {
    cache.checkWritable();
    const { sound, ...facts } = await speak(engine, script);
    const recording = { key, ...facts };
    const flac = await thread.encode(sound, 'flac');
    await cache.keep(recording, { flac, opus: await thread.encode(sound, 'opus') });
    return recording;
  };

  const once = (engine: SpeechEngine, key: string, script: Script): Promise<Recording> => {
    const running = underWay.get(key);
    if (running) return running;
    const work = make(engine, key, script).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  /**
   * Returns the result of the first engine that succeeds. While the circuit breaker of a provider is open, its
   * engine returns only stored recordings.
   */
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
        if (stopping.signal.aborted || error instanceof FolderUnwritable) {
          call?.abandoned();
          throw error;
        }
        call?.failed(providerCauseOf(error), isOutage(error));
        log.warn({ ...loggedError(error), engine: engine.kind }, 'a speech engine failed');
      }
    }
    throw new Error('all speech engines failed', { cause: failure });
  };

  return {
    kind: engines[0]?.kind ?? 'basic',
    record: (script) =>
      byFirst(
        engines,
        (engine) => once(engine, keyOf(engine.name, script), script),
        (engine) => cache.find(keyOf(engine.name, script)),
      ),
    say: (script, stays, format) =>
      byFirst(
        engines.filter(({ kind }) => !(stays && kind === 'configured')),
        async (engine) => {
          const { sound, kind, seconds } = await speak(engine, script);
          return { file: await thread.encode(sound, format), kind, seconds };
        },
      ),
    async isRecorded(script) {
      const [first] = engines;
      return first !== undefined && (await cache.find(keyOf(first.name, script))) !== null;
    },
    linkTo: ({ key }, format) => audioLink(secret, key, format, clock.now()),
    mayHear: (key, until, signature) => isGoodLink(secret, key, until, signature, clock.now()),
    pathOf: (key, format) => cache.pathOf(key, format),
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

/** Processes all items, at most `atOnce` at a time; returns the results in input order. */
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
