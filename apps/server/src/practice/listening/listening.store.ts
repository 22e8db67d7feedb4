import { createSittings } from '../../curriculum/sittings/sittings.service.ts';
import type { ListeningRow } from './listening.tables.ts';

export const listenings = createSittings<ListeningRow>({
  sittings: 'listenings',
  answers: 'listening_answers',
  sittingId: 'listening_id',
  throughAt: 'script_shown_at',
});
