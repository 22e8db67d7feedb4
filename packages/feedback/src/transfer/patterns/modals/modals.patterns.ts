import type { Pattern } from '../../match.ts';
import { modalChains } from './modal-chains.ts';
import { bareAfterModal, participleAfterModalHave, toCan } from './modal-complements.ts';
import { modalTime } from './modal-times.ts';
import { inflectedModal, modals } from './modals.ts';

export const modalsPatterns: readonly Pattern[] = [
  modalChains,
  bareAfterModal,
  participleAfterModalHave,
  toCan,
  modalTime,
  inflectedModal,
  modals,
];
