import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { findPersonalData } from '@pratik/contract/personal-data';
import type { ServerVoice, sayAloud } from '@pratik/contract/voice';
import type { Person } from '../../../platform/http/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RateLimit } from '../../../platform/http/rate-limits.ts';
import type { Script, Speech } from '../../../platform/speech/speech.ts';
import type { VoiceTimes } from './times.service.ts';

export type SpeakingAloud = {
  /** Whose voice it is. */
  readonly kind: Speech['kind'];
  /** The recording of one sentence. @throws Problem speech-failed, too-many-requests */
  say(person: Person, sentence: BodyOf<typeof sayAloud>): Promise<AnswerOf<typeof sayAloud>>;
};

/** Words a minute; how fast it is heard is the learner's choice in the browser. */
const pace = 150;

/** A talk of ten minutes has far fewer sentences: what is beyond is no talk. */
export const sayLimit = { name: 'voice-say', attempts: 240, seconds: 600 };

type Parts = {
  speech: Speech;
  limit: RateLimit;
  times: VoiceTimes;
  /** Whether words of a person's talk may go to a service at all: not a child's without their guardian's consent. */
  mayGoOut(personId: string): Promise<boolean>;
};

export const createSpeakingAloud = ({ speech, limit, times, mayGoOut }: Parts): SpeakingAloud => ({
  kind: speech.kind,
  async say(person, { text, voice }) {
    await limit.take(person.id);
    // A partner repeats what it was told, and people have their own sentences said.
    const stays = findPersonalData(text).length > 0 || !(await mayGoOut(person.id));
    const recording = await times
      .timed('speech', () => speech.record(scriptOf(text, voice), stays))
      .catch(() => {
        throw new Problem('speech-failed');
      });
    return { url: speech.linkTo(recording), seconds: recording.seconds, voice: recording.kind };
  },
});

const scriptOf = (text: string, voice: ServerVoice): Script => {
  const [sex, number] = voice.split('-') as ['female' | 'male', string];
  return { pace, lines: [{ voice: { sex, number: Number(number) }, sentences: [text] }] };
};
