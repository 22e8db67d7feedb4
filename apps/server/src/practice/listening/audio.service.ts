import type { AnswerOf, QueryOf } from '@pratik/contract/call';
import type { getListeningAudio } from '@pratik/contract/listening';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Recording, Speech } from '../../platform/speech/speech.ts';
import { speechProblem } from '../../platform/speech/speech-problem.ts';
import { listenings } from './listening.store.ts';
import type { Opened } from './opened.service.ts';
import { scriptOf } from './script.ts';

export type Audio = {
  /**
   * Returns the recording of the script version with which the listening began; null while the recording is being
   * made.
   * @throws Problem not-found, speech-failed
   */
  audio(
    user: SignedInUser,
    asked: QueryOf<typeof getListeningAudio>,
  ): Promise<AnswerOf<typeof getListeningAudio>>;
};

type Parts = { db: Db; speech: Speech; opened: Opened };

/**
 * Maximum time in milliseconds that a request waits for a recording; after that the browser sends the request
 * again.
 */
const waitMs = 8_000;

export const createAudio = ({ db, speech, opened }: Parts): Audio => ({
  async audio(user, { listeningId, format }) {
    const row = await listenings.select(db, listeningId, user.id);
    if (!row) throw new Problem('not-found');
    const { body } = await opened.scriptOf(row);
    const recording = await within(waitMs, speech.record(scriptOf(body))).catch((error: unknown) => {
      throw speechProblem(error);
    });
    if (!recording) return { audio: null };
    const { kind, seconds, sentences } = recording;
    return { audio: { url: speech.linkTo(recording, format), seconds, voice: kind, sentences } };
  },
});

/**
 * Returns the result of the work, or null when it takes longer than `ms` milliseconds. The work continues in both
 * cases.
 */
const within = async (ms: number, work: Promise<Recording>): Promise<Recording | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};
