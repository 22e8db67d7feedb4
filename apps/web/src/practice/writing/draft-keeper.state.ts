import type { DraftNow, Piece } from '@pratik/contract/writing';
import { isApiProblem } from '../../lib/api-problem.ts';
import type { DraftBox } from './draft-box.ts';

export type KeeperState = {
  readonly text: string;
  /** `unreached`: the text is not on the server yet; `refused`: the server rejected it and `error` says why. */
  readonly saved: 'saved' | 'saving' | 'unreached' | 'refused';
  /** Unsaved text is stored on this device. */
  readonly stored: boolean;
  readonly savedAt: string;
  /** `waiting`: will be sent after reconnection. */
  readonly sending: 'no' | 'now' | 'waiting';
  readonly error: unknown;
  /** The server's version after a conflict. */
  readonly conflict: DraftNow | null;
};

export type Saving = {
  draftId: string;
  saveId: string;
  revision: number;
  unheard: string[];
  text: string;
};

export type KeeperParts = {
  draft: DraftNow & { readonly id: string };
  owner: string;
  box: DraftBox;
  save(given: Saving & { resumed: boolean }): Promise<DraftNow>;
  submit(given: Saving): Promise<Piece>;
  /** Called with the draft that the server has stored. */
  onSaved(now: DraftNow): void;
  onSubmitted(piece: Piece): void;
};

/** The server's version of the draft when a conflict caused the rejection, otherwise null. */
export const presentOf = (error: unknown): DraftNow | null =>
  isApiProblem(error, 'conflict') ? ((error.problem.current?.present as DraftNow) ?? null) : null;
