import type { WeeklyLetter } from '@pratik/contract/reminders';
import { addDays, type Clock, dayStart, mondayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PeriodStatistics } from '../../progress/period.service.ts';
import { latestMonday, letterOf } from './reminder.policy.ts';
import { selectLetterWords } from './reminder.store.ts';

export type WeeklyLetters = ReturnType<typeof createWeeklyLetters>;

type Reader = { id: string; name: string; timeZone: string };
type Parts = { db: Db; clock: Clock; statistics: Pick<PeriodStatistics, 'practice' | 'errors'> };

/** Writes the weekly letters. A letter is computed on each request and not stored. */
export const createWeeklyLetters = ({ db, clock, statistics }: Parts) => ({
  /**
   * Returns the letter about a week.
   * @param week a day of the week; by default the latest week that has a letter
   * @throws Problem `not-found` when the week has no letter yet
   */
  async get({ id, name, timeZone }: Reader, week?: string): Promise<WeeklyLetter> {
    const latest = latestMonday(clock.now(), timeZone);
    const from = week === undefined ? latest : mondayOf(week);
    if (from > latest) throw new Problem('not-found');
    const to = addDays(from, 6);
    const times = { since: dayStart(from, timeZone), until: dayStart(addDays(to, 1), timeZone) };
    const [practice, words, errors] = await Promise.all([
      statistics.practice([id], { from, to }),
      selectLetterWords(db, id, { from, to, ...times }),
      statistics.errors([id], { from, to }),
    ]);
    return { name, from, to, ...letterOf(practice(id), words, errors.of(id)), isLatest: from === latest };
  },
});
