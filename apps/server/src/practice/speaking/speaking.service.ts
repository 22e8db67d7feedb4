import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { compareSaid, getSpeaking, SaidAnswer, SaidTarget, sayIt } from '@pratik/contract/speaking';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import { carrierOf } from '../../curriculum/voice/library-sayings.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ReadRecording } from '../../platform/speech/recordings/learner-recording.ts';
import type { Pronouncing } from '../../platform/speech/speech.ts';
import type { Transcription } from '../../platform/speech/transcription.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { createSaidTexts, type SaidTexts } from './said-texts.service.ts';
import { createSounds, otherSide, type Pair, type Sounds } from './sounds.service.ts';
import { insertSoundAnswer, insertSpoken } from './speaking.store.ts';
import { mistaken, rightWords, sideOf, understoodOf } from './understood.ts';

export type Speaking = {
  overview(user: SignedInUser): Promise<AnswerOf<typeof getSpeaking>>;
  texts: SaidTexts;
  sounds: Sounds;
  /**
   * Transcribes a recording and compares the transcript with the target sentence.
   * @throws the Problems listed in the contract of the call
   */
  say(
    user: SignedInUser,
    said: BodyOf<typeof sayIt> & { file: Buffer },
    signal: AbortSignal,
  ): Promise<SaidAnswer>;
  /**
   * Compares the text that the browser recognised with the target sentence.
   * @throws Problem not-found, too-many-requests
   */
  compare(user: SignedInUser, said: BodyOf<typeof compareSaid>): Promise<SaidAnswer>;
};

type Text = AnswerOf<typeof getSpeaking>['texts'][number];
type Finished = { textId: string; title: string; levelId: string; finishedAt: string };

export type SpeakingParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  progress: Progress;
  pronouncing: Pronouncing;
  transcription: Transcription | undefined;
  mayUseVoice(userId: string): Promise<boolean>;
  limit: RateLimit;
  readRecording: ReadRecording;
  /** The texts that a user last read or heard. */
  finished: {
    readings(user: SignedInUser): Promise<readonly Finished[]>;
    listenings(user: SignedInUser): Promise<readonly Finished[]>;
  };
  mayReadScript(user: SignedInUser, textId: string): Promise<boolean>;
  cardSentence(
    user: SignedInUser,
    cardId: string,
  ): Promise<{ word: string; text: string; tr: string | null } | null>;
};

/** Rate limit: a learner needs about ten seconds to say a sentence and may repeat each sentence. */
export const sayItLimit = { name: 'speaking-say', attempts: 120, seconds: 600 };

const mostTexts = 8;
/** CEFR level of the texts that are offered to a user without a level. */
const easiest = 'A1';

export const createSpeaking = (parts: SpeakingParts): Speaking => {
  const { db, clock, curriculum, progress, pronouncing, transcription, mayUseVoice, limit } = parts;
  const { mayReadScript, cardSentence } = parts;
  const texts = createSaidTexts({ curriculum, mayReadScript, cardSentence });
  const sounds = createSounds({ db, clock, curriculum, progress, pronouncing });

  /**
   * Returns the target text. Callers read it before they count the attempt, so that an attempt on an unknown target
   * is not counted.
   * @throws Problem not-found
   */
  const aimOf = async (
    user: SignedInUser,
    target: SaidTarget,
  ): Promise<{ text: string; pair: Pair | null }> => {
    if (target.kind !== 'pair') return { text: await texts.sentenceAt(user, target), pair: null };
    const pair = await sounds.pairAt(target.id, target.version, target.pair);
    return { text: carrierOf(pair[target.asked]), pair };
  };

  /** Records an utterance and counts its full duration as practice time, even after a long pause. */
  const count = (user: SignedInUser, saidId: string, target: SaidTarget, text: string, seconds: number) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const isNew = await insertSpoken(tx, {
        id: saidId,
        user_id: user.id,
        kind: target.kind,
        item_id: target.id,
        item_version: target.version,
        sentence: target.kind === 'pair' ? target.pair : target.sentence,
        seconds,
        at: now,
      });
      if (!isNew) return;
      const activity = {
        kind: 'speaking',
        spokenMs: seconds * 1000,
        words: text.split(/\s+/).length,
        turns: 1,
        beginning: true,
      } as const;
      await progress.recordActivity(tx, user, activity, now);
    });

  const judge = async (
    user: SignedInUser,
    saidId: string,
    target: SaidTarget,
    { text: aim, pair }: Awaited<ReturnType<typeof aimOf>>,
    heard: string,
    seconds: number,
  ): Promise<SaidAnswer> => {
    const words = understoodOf(aim, heard);
    if (target.kind !== 'pair' || pair === null) {
      const hints = await sounds.learn(user, { mistaken: mistaken(words), right: rightWords(words) });
      return { text: heard, seconds, words, understood: null, hints };
    }
    const understood = sideOf(pair, heard);
    const { asked } = target;
    if (understood !== null) {
      await db.transaction().execute((tx) =>
        insertSoundAnswer(tx, {
          id: saidId,
          user_id: user.id,
          sound_id: target.id,
          item_version: target.version,
          pair: target.pair,
          way: 'say',
          is_right: understood === asked,
          at: clock.now(),
        }),
      );
    }
    const hints = await sounds.learn(user, {
      mistaken: understood === otherSide(asked) ? [{ word: pair[asked], heard: pair[understood] }] : [],
      right: understood === asked ? [pair[asked]] : [],
    });
    return { text: heard, seconds, words, understood, hints };
  };

  return {
    texts,
    sounds,
    async overview(user) {
      const [cards, hints, read, heard, own] = await Promise.all([
        sounds.cards(user),
        sounds.hints(user),
        parts.finished.readings(user),
        parts.finished.listenings(user),
        curriculum.published('reading', { levelId: user.levelId ?? easiest }),
      ]);
      const offered = own.map(({ id, title, levelId }): Text => ({ kind: 'reading', id, title, levelId }));
      const finished = [...read.map(asText('reading')), ...heard.map(asText('listening'))]
        .toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt))
        .map(({ text }) => text);
      const byPlace = new Map([...finished, ...offered].map((text) => [`${text.kind} ${text.id}`, text]));
      return { sounds: cards, hints, texts: [...byPlace.values()].slice(0, mostTexts) };
    },
    async say(user, { saidId, target, file: sound }, signal) {
      if (!transcription) throw new Problem('transcription-off');
      if (!(await mayUseVoice(user.id))) throw new Problem('consent-missing');
      await limit.take(user.id);
      const aim = await aimOf(user, target);
      const { file, facts } = await parts.readRecording(sound, user.id, signal);
      const { seconds } = facts;
      await count(user, saidId, target, aim.text, seconds);
      const heard = (await transcription.transcribe(file, facts, signal)).slice(0, mostHeard);
      return judge(user, saidId, target, aim, heard, seconds);
    },
    async compare(user, { saidId, target, heard }) {
      await limit.take(user.id);
      const aim = await aimOf(user, target);
      await count(user, saidId, target, aim.text, 0);
      return judge(user, saidId, target, aim, heard, 0);
    },
  };
};

const mostHeard = 600;

const asText =
  (kind: 'reading' | 'listening') =>
  ({ textId, title, levelId, finishedAt }: Finished): { text: Text; finishedAt: string } => ({
    text: { kind, id: textId, title, levelId },
    finishedAt,
  });
