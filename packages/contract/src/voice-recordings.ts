import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, pageFrame } from './common.ts';

/** Maximum total size in bytes of a user’s stored recordings. Above this size, the oldest recordings are deleted. */
export const storedBytesLimit = 50_000_000;

const recordingStorage = z.object({
  storesRecordings: z.boolean(),
  /** Number of days for which a recording is stored. */
  days: z.int(),
  count: z.int(),
  bytes: z.int(),
});

export const getRecordingStorage = get({
  path: 'voice/storage',
  access: 'user',
  summary: 'Whether the user stores voice recordings, and how many there are',
  answer: recordingStorage,
});

export const changeRecordingStorage = post({
  path: 'voice/change-storage',
  access: 'user',
  summary: 'Switches the storage of voice recordings on or off; switching it off deletes none',
  body: z.strictObject({ storesRecordings: z.boolean() }),
  answer: recordingStorage,
});

const recording = z.object({
  id,
  conversationId: id,
  /** Id of the message created from the recording. Null until the message is sent. */
  turnId: id.nullable(),
  seconds: z.number(),
  at: instant,
});

export const listRecordings = get({
  path: 'voice/recordings',
  access: 'user',
  summary: 'The user’s stored voice recordings, newest first',
  query: z.object({ page: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  answer: z.object({
    ...pageFrame,
    /** `text` is the text of the message. Null if the recording belongs to no message. */
    recordings: z.array(recording.extend({ text: z.string().nullable() })),
  }),
});
export type StoredRecording = z.infer<typeof listRecordings.answer>['recordings'][number];

export const recordingsOfConversation = get({
  path: 'voice/recordings-of-conversation',
  access: 'user',
  summary: 'The stored recordings of one conversation',
  query: z.object({ conversationId: id }),
  answer: z.object({ recordings: z.array(recording) }),
});

export const attachRecordings = post({
  path: 'voice/attach-recordings',
  access: 'user',
  summary: 'Links stored recordings to the message that they became',
  body: z.strictObject({ ids: z.array(id).min(1).max(20), turnId: id }),
  answer: done,
});

export const getRecording = get({
  path: 'voice/recording',
  access: 'user',
  summary: 'A stored voice recording',
  query: z.object({ id }),
  /** `sound` contains the audio, encoded in base64. */
  answer: z.object({ type: z.string(), sound: z.string() }),
  problems: ['not-found'],
});

export const deleteRecordings = post({
  path: 'voice/delete-recordings',
  access: 'user',
  summary: 'Deletes stored voice recordings permanently: the listed ones, or all',
  body: z.strictObject({ ids: z.array(id).min(1).max(100).optional() }),
  answer: recordingStorage,
});
