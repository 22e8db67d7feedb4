import type { DraftNow, Piece } from '@pratik/contract/writing';
import { isApiProblem } from '../../lib/api-problem.ts';
import type { DraftBox } from './draft-box.ts';

export type KeeperState = {
  readonly text: string;
  /** `unreached`: typed here and not on the server; `refused`: the server will not have it, `error` says why. */
  readonly saved: 'saved' | 'saving' | 'unreached' | 'refused';
  /** What is not on the server is on this device. */
  readonly stored: boolean;
  readonly savedAt: string;
  /** `waiting`: sent as soon as the line is back. */
  readonly sending: 'no' | 'now' | 'waiting';
  readonly error: unknown;
  /** The draft was changed elsewhere: what stands there. */
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
  /** What now stands on the server. */
  onSaved(now: DraftNow): void;
  onSubmitted(piece: Piece): void;
};

/** The draft as it stands on the server, where that is why a save was refused. */
export const presentOf = (error: unknown): DraftNow | null =>
  isApiProblem(error, 'conflict') ? ((error.problem.current?.present as DraftNow) ?? null) : null;
