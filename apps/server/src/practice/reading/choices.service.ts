import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import type { getReadingChoices, ReadingCard } from '@pratik/contract/reading';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels.service.ts';
import { nearestLevel, todaysText } from '../../curriculum/offer.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import { relativePace, typicalPace } from './reading.policy.ts';
import {
  type LastFinished,
  selectBegun,
  selectFinished,
  selectLastFinished,
  selectPaces,
} from './reading.store.ts';
import type { ReadingRow } from './reading.tables.ts';
import { coverView } from './reading.view.ts';

export type Choices = {
  /** What there is to read at a level, the person's own when none is named. */
  choices(person: Person, level: string | undefined): Promise<AnswerOf<typeof getReadingChoices>>;
  /** How fast a person reads, as a share of what is usual. */
  relativePaceOf(person: Pick<Person, 'id'>): Promise<number>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService };

const defaultLevel = 'A2';
const pacesKept = 5;
/** From this much time on the text an open reading is worth going on with. Milliseconds. */
const worthKeeping = 10_000;

export const createChoices = ({ db, clock, curriculum, levels }: Parts): Choices => {
  const levelsWithTexts = async (person: Person) => {
    const [list, coverage] = await Promise.all([levels.listFor(person), curriculum.coverage()]);
    const published = new Map(
      coverage.filter(({ kind }) => kind === 'reading').map((row) => [row.levelId, row.published]),
    );
    const countOf = (ids: string[]) => ids.reduce((sum, id) => sum + (published.get(id) ?? 0), 0);
    return list.map(({ id, cefr, name }) => ({
      id,
      cefr,
      name,
      published: countOf(id === cefr ? [id] : [id, cefr]),
    }));
  };

  const pacesOf = async ({ id }: Pick<Person, 'id'>, cefrOf: (levelId: string) => CefrLevel) => {
    const measured = await selectPaces(db, id, pacesKept);
    return {
      relative: relativePace(measured.map(({ pace, levelId }) => ({ pace, cefr: cefrOf(levelId) }))),
      typical: typicalPace(measured.map(({ pace }) => pace)),
    };
  };

  const cefrIn = (list: readonly { id: string; cefr: CefrLevel }[]) => (levelId: string) =>
    list.find(({ id }) => id === levelId)?.cefr ?? defaultLevel;

  return {
    async relativePaceOf(person) {
      return (await pacesOf(person, cefrIn(await levels.list()))).relative;
    },

    async choices(person, asked) {
      const list = await levelsWithTexts(person);
      const cefrOf = cefrIn(list);
      const own = list.find(({ id }) => id === person.levelId)?.id ?? null;
      const home = own ?? defaultLevel;
      const level = list.find(({ id }) => id === asked)?.id ?? home;
      const forToday = nearestLevel(list, home) ?? home;

      const [here, there, begun, [lastFinished], paces] = await Promise.all([
        curriculum.published('reading', { levelId: level }),
        forToday === level ? null : curriculum.published('reading', { levelId: forToday }),
        selectBegun(db, person.id, worthKeeping),
        selectFinished(db, person.id, 0, 1),
        pacesOf(person, cefrOf),
      ]);
      const begunTexts = await Promise.all(
        begun.map(async (row) => curriculum.itemAt('reading', row.text_id, row.text_version)),
      );
      const candidates = there ?? here;
      const finished = await selectLastFinished(
        db,
        person.id,
        [...here, ...candidates].map(({ id }) => id),
      );
      const cardOf = cards({ begun, finished, cefrOf, relative: paces.relative });

      const day = dayOf(clock.now(), person.timeZone);
      const doneToday =
        lastFinished?.finished_at != null && dayOf(lastFinished.finished_at, person.timeZone) === day;
      const chosen = todaysText(
        person.id,
        day,
        candidates.map(({ id, topic }) => ({
          id,
          topic,
          lastFinishedAt: finished.find(({ textId }) => textId === id)?.finishedAt ?? null,
        })),
      );
      const text = candidates.find(({ id }) => id === chosen);
      return {
        ownLevel: own,
        level,
        levels: list,
        texts: here.map(cardOf),
        nearestLevel: here.length > 0 ? null : (nearestLevel(list, level) ?? null),
        today: text || doneToday ? { done: doneToday, text: text ? cardOf(text) : null } : null,
        begun: begunTexts.filter((item) => item !== null).map(cardOf),
        pace: paces.typical,
      };
    },
  };
};

type CardParts = {
  begun: readonly ReadingRow[];
  finished: readonly LastFinished[];
  cefrOf(levelId: string): CefrLevel;
  relative: number;
};

const cards =
  ({ begun, finished, cefrOf, relative }: CardParts) =>
  (item: Item<'reading'>): ReadingCard => {
    const last = finished.find(({ textId }) => textId === item.id);
    const open = begun.some((row) => row.text_id === item.id);
    return {
      ...coverView(item, cefrOf(item.levelId ?? ''), relative),
      state: open ? 'begun' : last ? 'read' : 'new',
      score: last ? { right: last.right, total: last.total } : null,
    };
  };
