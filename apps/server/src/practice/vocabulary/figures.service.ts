import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularyFigures } from '@pratik/contract/vocabulary';
import { addDays, type Clock, dayOf, dayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { selectDueByDay, selectMaturity, selectRetention } from './figures.store.ts';
import { forecastOf } from './figures.ts';

export type Figures = {
  figures(user: SignedInUser): Promise<AnswerOf<typeof getVocabularyFigures>>;
};

const daysAhead = 30;
const monthsBack = 365;
const matureDays = 21;

export const createFigures = ({ db, clock }: { db: Db; clock: Clock }): Figures => ({
  async figures(user) {
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
