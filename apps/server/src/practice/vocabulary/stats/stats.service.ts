import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularyStats } from '@pratik/contract/vocabulary';
import { addDays, type Clock, dayOf, dayStart } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { forecastOf } from './forecast.ts';
import { selectDueByDay, selectMaturity, selectRetention } from './stats.store.ts';

export type VocabularyStats = {
  stats(user: SignedInUser): Promise<AnswerOf<typeof getVocabularyStats>>;
};

const daysAhead = 30;
const monthsBack = 365;
const matureDays = 21;

export const createVocabularyStats = ({ db, clock }: { db: Db; clock: Clock }): VocabularyStats => ({
  async stats(user) {
    const today = dayOf(clock.now(), user.timeZone);
    const [due, retention, maturity] = await Promise.all([
      selectDueByDay(db, user.id, dayStart(addDays(today, daysAhead), user.timeZone), user.timeZone),
      selectRetention(
        db,
        user.id,
        dayStart(`${addDays(today, -monthsBack).slice(0, 7)}-01`, user.timeZone),
        user.timeZone,
      ),
      selectMaturity(db, user.id, matureDays),
    ]);
    return { forecast: forecastOf(today, daysAhead, due), retention: retention.slice(-12), maturity };
  },
});
