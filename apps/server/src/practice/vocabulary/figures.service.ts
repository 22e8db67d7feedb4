import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularyFigures } from '@pratik/contract/vocabulary';
import { addDays, type Clock, dayOf, dayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import { selectDueByDay, selectMaturity, selectRetention } from './figures.store.ts';
import { forecastOf } from './figures.ts';

export type Figures = {
  figures(person: Person): Promise<AnswerOf<typeof getVocabularyFigures>>;
};

const daysAhead = 30;
const monthsBack = 365;
const matureDays = 21;

export const createFigures = ({ db, clock }: { db: Db; clock: Clock }): Figures => ({
  async figures(person) {
    const today = dayOf(clock.now(), person.timeZone);
    const [due, retention, maturity] = await Promise.all([
      selectDueByDay(db, person.id, dayStart(addDays(today, daysAhead), person.timeZone), person.timeZone),
      selectRetention(
        db,
        person.id,
        dayStart(`${addDays(today, -monthsBack).slice(0, 7)}-01`, person.timeZone),
        person.timeZone,
      ),
      selectMaturity(db, person.id, matureDays),
    ]);
    return { forecast: forecastOf(today, daysAhead, due), retention: retention.slice(-12), maturity };
  },
});
