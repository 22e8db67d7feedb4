import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AnswerOf, BodyOf, QueryOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import {
  type attachRecordings,
  type deleteRecordings,
  type getRecording,
  type getRecordingStorage,
  type listRecordings,
  type recordingsOfConversation,
  storedBytesLimit,
} from '@pratik/contract/voice-recordings';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { RecordingFacts } from '../../../platform/speech/recordings/recording-facts.ts';
import { createRecordingFiles } from './recording-files.ts';
import {
  attachToTurn,
  countRecordings,
  deleteBeyond,
  deleteRecordingsBefore,
  deleteRecordingsOf,
  deleteRowsOfFiles,
  insertRecording,
  isKeyStored,
  type RecordingRow,
  saveStoresRecordings,
  selectFilesToDelete,
  selectRecording,
  selectRecordings,
  selectRecordingsOf,
  selectStoresRecordings,
} from './recordings.store.ts';

export type VoiceRecordings = ReturnType<typeof createVoiceRecordings>;

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'DATA_DIR' | 'VOICE_KEEP_DAYS'>;
  /** Returns whether deletion by age is paused because the system clock may be wrong. */
  isPaused(): Promise<boolean>;
};
type RecordingStorage = AnswerOf<typeof getRecordingStorage>;
type NewRecording = { userId: string; conversationId: string; key: string; bytes: number };

const pageSize = 20;
const dayMs = 86_400_000;
/**
 * Interval in milliseconds for removing the files of deleted rows. After an erasure the files are removed within
 * one minute.
 */
const sweepMs = 60_000;
const filesPerSweep = 1000;
/** Age in milliseconds above which no process is still writing an unfinished file. */
const unfinishedMs = 3_600_000;
export const soundTypes = { wav: 'audio/wav', ogg: 'audio/ogg', webm: 'audio/webm' } as const;

/** Returns the file name, computed from the content and the user id, so that two users never share a file. */
const keyOf = (userId: string, sound: Uint8Array): string =>
  createHash('sha256').update(userId).update(sound).digest('hex');

/** Manages the recordings of users who chose to have them stored. Only the user who spoke can hear a recording. */
export const createVoiceRecordings = ({ db, clock, log, config, isPaused }: Parts) => {
  const files = createRecordingFiles(join(config.DATA_DIR, 'recordings'));
  const days = config.VOICE_KEEP_DAYS;
  let sweeping: NodeJS.Timeout | undefined;

  const state = async (userId: string): Promise<RecordingStorage> => {
    const [storesRecordings, counted] = await Promise.all([
      selectStoresRecordings(db, userId),
      countRecordings(db, userId),
    ]);
    return { storesRecordings, days, ...counted };
  };

  /**
   * Deletes the rows of expired recordings, then removes the file of every deleted row. A row may have been deleted
   * because of expiry, erasure or a request of the user.
   */
  const sweep = async (): Promise<void> => {
    const limit = new Date(clock.now().getTime() - days * dayMs);
    if (!(await isPaused())) await deleteRecordingsBefore(db, limit);
    await files.removeUnfinished(new Date(Date.now() - unfinishedMs));
    const removed: string[] = [];
    for (const key of await selectFilesToDelete(db, filesPerSweep)) {
      try {
        await files.remove(key);
        removed.push(key);
      } catch (err) {
        // The file remains in the list of files to remove, and the next sweep tries again.
        log.warn({ err, key }, 'file of a deleted recording not removed');
      }
    }
    await deleteRowsOfFiles(db, removed);
  };
  /** Stores the row of a recording and returns its id. @throws when the conversation no longer exists */
  const insert = (
    { userId, conversationId, key, bytes }: NewRecording,
    { format, seconds }: RecordingFacts,
  ): Promise<string> =>
    db.transaction().execute(async (tx) => {
      const id = await insertRecording(tx, {
        id: randomUUID(),
        user_id: userId,
        conversation_id: conversationId,
        turn_id: null,
        key,
        format,
        bytes,
        seconds,
        at: clock.now(),
      });
      await deleteBeyond(tx, userId, storedBytesLimit);
      return id;
    });
  const trySweep = () =>
    sweep().catch((err: unknown) => log.warn({ err }, 'files of deleted recordings not removed'));

  return {
    state,
    sweep,

    async change(userId: string, storesRecordings: boolean): Promise<RecordingStorage> {
      await saveStoresRecordings(db, userId, storesRecordings, clock.now());
      return state(userId);
    },

    /**
     * Stores a recording if the user who spoke chose storage. Returns the id of the recording; undefined when the
     * user did not choose storage or storing fails.
     */
    async keep(
      userId: string,
      conversationId: string,
      sound: Uint8Array,
      { format, seconds }: RecordingFacts,
    ): Promise<string | undefined> {
      try {
        if (!(await selectStoresRecordings(db, userId))) return undefined;
        const key = keyOf(userId, sound);
        const file = await files.prepare(key, sound);
        try {
          const row = { userId, conversationId, key, bytes: sound.byteLength };
          const id = await insert(row, { format, seconds });
          await file.finish().catch(async (error: unknown) => {
            if ((await files.read(key)) === null) await deleteRecordingsOf(db, userId, [id]);
            throw error;
          });
          // The user may have been erased after the row was inserted; then the file must not remain.
          if (!(await isKeyStored(db, key))) await files.remove(key);
          return id;
        } catch (err) {
          await file.discard();
          throw err;
        }
      } catch (err) {
        log.warn({ err }, 'recording not stored');
        return undefined;
      }
    },

    async page(userId: string, { page }: QueryOf<typeof listRecordings>) {
      const [rows, { count }] = await Promise.all([
        selectRecordings(db, userId, page, pageSize),
        countRecordings(db, userId),
      ]);
      return {
        total: Math.min(count, totalCap),
        totalCapped: count > totalCap,
        page,
        size: pageSize,
        recordings: rows.map(({ text, ...row }) => ({ ...view(row), text })),
      };
    },

    async ofConversation(
      userId: string,
      conversationId: string,
    ): Promise<AnswerOf<typeof recordingsOfConversation>> {
      return { recordings: (await selectRecordingsOf(db, userId, conversationId)).map(view) };
    },

    attach: (userId: string, { ids, turnId }: BodyOf<typeof attachRecordings>) =>
      attachToTurn(db, userId, ids, turnId),

    /** Returns a recording; only the user who spoke can read it. @throws Problem not-found */
    async sound(userId: string, id: string): Promise<AnswerOf<typeof getRecording>> {
      const row = await selectRecording(db, userId, id);
      const sound = row && (await files.read(row.key));
      if (!sound) throw new Problem('not-found');
      return { type: soundTypes[row.format], sound: sound.toString('base64') };
    },

    async delete(userId: string, { ids }: BodyOf<typeof deleteRecordings>): Promise<RecordingStorage> {
      await deleteRecordingsOf(db, userId, ids);
      await trySweep();
      return state(userId);
    },

    /** Returns all stored recordings of a user, named by their ids, for the export of personal data. */
    async filesOf(userId: string): Promise<{ name: string; bytes: Uint8Array }[]> {
      const found = [];
      for (const { id, key, format } of await selectRecordingsOf(db, userId)) {
        const bytes = await files.read(key);
        if (bytes) found.push({ name: `${id}.${format}`, bytes });
      }
      return found;
    },

    start() {
      sweeping = setInterval(() => void trySweep(), sweepMs);
      sweeping.unref();
    },
    /** Stops the periodic sweep; must be called before the database closes. */
    close: () => clearInterval(sweeping),
  };
};

const view = ({ id, conversation_id, turn_id, seconds, at }: RecordingRow) => ({
  id,
  conversationId: conversation_id,
  turnId: turn_id,
  seconds,
  at: at.toISOString(),
});
