import type { RaisedConcern } from '../concern.ts';
import { abuseSigns } from './abuse.signs.ts';
import { drugSigns } from './drugs.signs.ts';
import { eatingSigns } from './eating.signs.ts';
import { emergencySigns } from './emergency.signs.ts';
import { groomingSigns } from './grooming.signs.ts';
import { selfHarmSigns } from './self-harm.signs.ts';
import { violenceSigns } from './violence.signs.ts';

/** The signs of each concern, in the notation of `readSign`. */
export const signLines: Record<RaisedConcern, readonly string[]> = {
  'self-harm': selfHarmSigns,
  emergency: emergencySigns,
  abuse: abuseSigns,
  grooming: groomingSigns,
  'violence-to-others': violenceSigns,
  eating: eatingSigns,
  drugs: drugSigns,
};
