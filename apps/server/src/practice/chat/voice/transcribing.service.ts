import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { type Meter, messageMaxLength } from '@pratik/contract/chat';
import type { getVoiceOptions, transcribe } from '@pratik/contract/voice';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Live } from '../../../platform/live/live.ts';
import type { ReadRecording } from '../../../platform/speech/recordings/learner-recording.ts';
import type { Transcription } from '../../../platform/speech/transcription.ts';
import type { Progress } from '../../../progress/progress.service.ts';
import { dailyLimit } from '../chat.policy.ts';
import { addToConversation, lockConversation } from '../conversation.store.ts';
import type { VoiceRecordings } from './recordings.service.ts';
import type { VoiceTimes } from './times.service.ts';

export type Transcribing = {
  /**
   * Returns the host name of the transcription provider and whether this user’s recordings may be sent to it; null
   * when no provider is configured.
   */
  listeningOf(user: SignedInUser): Promise<AnswerOf<typeof getVoiceOptions>['listening']>;
  /**
   * Transcribes a recording of a conversation and counts its duration as practice time.
   * @throws the Problems listed in the contract of the call
   */
  transcribe(
    user: SignedInUser,
    recording: BodyOf<typeof transcribe> & { file: Buffer },
    signal: AbortSignal,
  ): Promise<AnswerOf<typeof transcribe>>;
};

type Parts = {
  db: Db;
  clock: Clock;
  live: Live;
  progress: Progress;
  transcription: Transcription | undefined;
  /** Whether the user currently consents to sending recordings to the transcription provider. */
  mayUseVoice(userId: string): Promise<boolean>;
  limit: RateLimit;
  readRecording: ReadRecording;
  times: VoiceTimes;
  recordings: Pick<VoiceRecordings, 'keep'>;
};

/** Rate limit: ten minutes of conversation have about 40 turns, and the learner may repeat each turn. */
export const transcribeLimit = { name: 'voice-transcribe', attempts: 120, seconds: 600 };

export const createTranscribing = (parts: Parts): Transcribing => {
  const { db, clock, live, progress, transcription, mayUseVoice, limit, times, recordings, readRecording } =
    parts;

  /**
   * Counts the duration of the recording as practice time, but never more than the time that has passed on the
   * server’s clock.
   */
  const countSpeech = (user: SignedInUser, conversationId: string, seconds: number): Promise<Meter> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const conversation = await lockConversation(tx, conversationId, user.id);
      if (!conversation) throw new Problem('not-found');
      if (conversation.state === 'closed') {
        const meter = await progress.meterOf(user, tx);
        throw meter.full ? dailyLimit(meter, now) : new Problem('conversation-closed');
      }
      const activity = { kind: 'chat' as const, spokenMs: seconds * 1000 };
      const { meter, addedMs } = await progress.recordActivity(tx, user, activity, now);
      await addToConversation(tx, conversationId, {
        activeMs: addedMs,
        learnerTurns: 0,
        positions: 0,
        at: now,
      });
      await live.announce(tx, { user: user.id }, { type: 'meter', meter });
      return meter;
    });

  return {
    async listeningOf(user) {
      if (!transcription) return null;
      return { service: transcription.service, allowed: await mayUseVoice(user.id) };
    },
    async transcribe(user, { conversationId, file: sound }, signal) {
      if (!transcription) throw new Problem('transcription-off');
      if (!(await mayUseVoice(user.id))) throw new Problem('consent-missing');
      await limit.take(user.id);
      const begun = times.ticks();
      const { file, facts } = await readRecording(sound, user.id, signal);
      const { seconds } = facts;
      times.note('decoding', times.ticks() - begun);
      const meter = await countSpeech(user, conversationId, seconds);
      const text = await times.timed('transcription', () => transcription.transcribe(file, facts, signal));
      const stored = text === '' ? undefined : await recordings.keep(user.id, conversationId, file, facts);
      return { text: text.slice(0, messageMaxLength), seconds, meter, ...(stored ? { stored } : {}) };
    },
  };
};
