import type { DraftNow, Piece } from '@pratik/contract/writing';
import { isApiProblem } from '../../../lib/api/api-problem.ts';
import type { DraftStorage } from './draft-storage.ts';

export type DraftState = {
  readonly text: string;
  /**
   * State of saving: `unreached` means that the server has not received the text, and `refused` that it rejected the
   * text with `error`.
   */
  readonly saved: 'saved' | 'saving' | 'unreached' | 'refused';
  /** Whether the unsaved text is stored on this device. */
  readonly stored: boolean;
  readonly savedAt: string;
  /** State of the submission. `waiting` means that the draft will be submitted when the device is online again. */
  readonly sending: 'no' | 'now' | 'waiting';
  readonly error: unknown;
  /** The server’s version of the draft during a conflict, otherwise null. */
  readonly conflict: DraftNow | null;
};

export type Saving = {
  draftId: string;
  saveId: string;
  revision: number;
  unheard: string[];
  text: string;
};

export type DraftSyncParts = {
  draft: DraftNow & { readonly id: string };
  owner: string;
  storage: DraftStorage;
  save(given: Saving & { resumed: boolean }): Promise<DraftNow>;
  submit(given: Saving): Promise<Piece>;
  /** Is called with the draft that the server has stored. */
  onSaved(now: DraftNow): void;
  onSubmitted(piece: Piece): void;
};

/** Returns the server’s version of the draft if the error is a conflict, otherwise null. */
export const presentOf = (error: unknown): DraftNow | null =>
  isApiProblem(error, 'conflict') ? ((error.problem.current?.present as DraftNow) ?? null) : null;
