import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { getVoiceOptions, ServerVoice, sayAloud } from '@pratik/contract/voice';
import { judge } from '@pratik/feedback/safety/check';
import { findPrivate } from '@pratik/text/masking';
import type { LibrarySayings } from '../../../curriculum/voice/library-sayings.service.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limits.ts';
import type { Script, Speech } from '../../../platform/speech/speech.ts';
import { speechProblem } from '../../../platform/speech/speech-problem.ts';
import type { VoiceTimes } from './times.service.ts';

export type SpeakingAloud = {
  /** The kind of speech engine that is preferred. */
  readonly kind: Speech['kind'];
  /**
   * Returns the external speech provider that would receive sentences of this user’s conversations, and whether it
   * may receive them.
   */
  elsewhereOf(user: SignedInUser): Promise<Pick<AnswerOf<typeof getVoiceOptions>, 'elsewhere'>>;
  /** Converts one sentence to speech. @throws Problem speech-failed, too-many-requests */
  say(user: SignedInUser, sentence: BodyOf<typeof sayAloud>): Promise<AnswerOf<typeof sayAloud>>;
};

/** Pace of the speech in words per minute. The learner chooses the playback speed in the browser. */
const pace = 150;

/** Rate limit, much higher than a conversation needs: ten minutes have far fewer than 240 sentences. */
export const sayLimit = { name: 'voice-say', attempts: 240, seconds: 600 };

type Parts = {
  speech: Speech;
  library: LibrarySayings;
  limit: RateLimit;
  times: VoiceTimes;
  /** Host name of the speech provider when it is outside the organization’s own network, otherwise undefined. */
  elsewhere: string | undefined;
  /** Whether a user’s sentences may be sent to the external provider now; checked for each sentence. */
  mayGoOut(userId: string): Promise<boolean>;
  /** Returns a user’s own names; a sentence that contains them is not sent to a provider. */
  namesOf(userId: string): Promise<readonly string[]>;
};

export const createSpeakingAloud = (parts: Parts): SpeakingAloud => {
  const { speech, library, limit, times, elsewhere, mayGoOut, namesOf } = parts;

  /** Whether a sentence must not leave this machine, even when the user has consented to the provider. */
  const isConfidential = async (userId: string, text: string) =>
    judge(text) !== null || findPrivate(text, await namesOf(userId)).length > 0;

  const spoken = <Sound>(work: () => Promise<Sound>): Promise<Sound> =>
    times.timed('speech', work).catch((error: unknown) => {
      throw speechProblem(error);
    });

  return {
    kind: speech.kind,
    async elsewhereOf(user) {
      if (elsewhere === undefined) return {};
      return { elsewhere: { service: elsewhere, allowed: await mayGoOut(user.id) } };
    },
    async say(user, { text, voice, format }) {
      await limit.take(user.id);
      const script = scriptOf(text, voice);
      if (await library.has(text)) {
        const recording = await spoken(() => speech.record(script));
        return { url: speech.linkTo(recording, format), seconds: recording.seconds, voice: recording.kind };
      }
      // Confidential text stays on this machine. The browser sends replies, which may repeat private data, and any
      // other text that the user wants to hear.
      const stays = (await isConfidential(user.id, text)) || !(await mayGoOut(user.id));
      const { file, seconds, kind } = await spoken(() => speech.say(script, stays, format));
      return { url: null, sound: Buffer.from(file).toString('base64'), seconds, voice: kind };
    },
  };
};

const scriptOf = (text: string, voice: ServerVoice): Script => {
  const [sex, number] = voice.split('-') as ['female' | 'male', string];
  return { pace, lines: [{ voice: { sex, number: Number(number) }, sentences: [text] }] };
};
