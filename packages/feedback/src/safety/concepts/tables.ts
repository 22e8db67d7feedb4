import { abuseWords } from './abuse-words.ts';
import { acts } from './acts.ts';
import type { ConceptTable } from './concept-table.ts';
import { despair } from './despair.ts';
import { drugWords } from './drug-words.ts';
import { eatingWords } from './eating-words.ts';
import { emergencyWords } from './emergency-words.ts';
import { health } from './health.ts';
import { luring } from './luring.ts';
import { luringWords } from './luring-words.ts';
import { people } from './people.ts';
import { plainWords } from './plain-words.ts';
import { settings } from './setting.ts';
import { violenceWords } from './violence-words.ts';

/** All tables. A concept that occurs in two tables has the phrases of both tables. */
export const conceptTables: readonly ConceptTable[] = [
  people,
  acts,
  health,
  luring,
  settings,
  despair,
  abuseWords,
  luringWords,
  emergencyWords,
  violenceWords,
  eatingWords,
  drugWords,
  plainWords,
];
