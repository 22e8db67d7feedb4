import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import type { getListeningChoices, ListeningCard } from '@pratik/contract/listening';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels.service.ts';
import { nearestLevel, todaysText } from '../../curriculum/offer.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import type { PlanItem } from '../../progress/progress.service.ts';
import { type LastFinished, selectBegun, selectFinished, selectLastFinished } from './listening.store.ts';
import type { ListeningRow } from './listening.tables.ts';
import { coverView } from './listening.view.ts';

type Offered = AnswerOf<typeof getListeningChoices>;

export type Choices = {
  /** What there is to hear at a level, the person's own when none is named. */
  choices(person: Person, level: string | undefined): Promise<Offered>;
  /** The listening of the person's day. */
  todayOf(person: Person): Promise<PlanItem>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService };

const defaultLevel = 'A2';
/** From this much time on it an open listening is worth going on with. Milliseconds. */
const worthKeeping = 10_000;
/** A script is heard twice, and its questions take as long again. */
const timesHeard = 3;

export const createChoices = ({ db, clock, curriculum, levels }: Parts): Choices => {
  const levelsWithScripts = async (person: Person) => {
    const [list, coverage] = await Promise.all([levels.listFor(person), curriculum.coverage()]);
    const published = new Map(
      coverage.filter(({ kind }) => kind === 'listening').map((row) => [row.levelId, row.published]),
    );
    const countOf = (ids: string[]) => ids.reduce((sum, id) => sum + (published.get(id) ?? 0), 0);
    return list.map(({ id, cefr, name }) => ({
      id,
      cefr,
      name,
      published: countOf(id === cefr ? [id] : [id, cefr]),
    }));
  };

  const choices = async (person: Person, asked: string | undefined): Promise<Offered> => {
    const list = await levelsWithScripts(person);
    const cefrOf = (levelId: string): CefrLevel =>
      list.find(({ id }) => id === levelId)?.cefr ?? defaultLevel;
    const own = list.find(({ id }) => id === person.levelId)?.id ?? null;
    const home = own ?? defaultLevel;
    const level = list.find(({ id }) => id === asked)?.id ?? home;
    const forToday = nearestLevel(list, home) ?? home;

    const [here, there, begun, [lastFinished]] = await Promise.all([
      curriculum.published('listening', { levelId: level }),
      forToday === level ? null : curriculum.published('listening', { levelId: forToday }),
      selectBegun(db, person.id, worthKeeping),
      selectFinished(db, person.id, 0, 1),
    ]);
    const begunTexts = await Promise.all(
      begun.map(async (row) => curriculum.itemAt('listening', row.text_id, row.text_version)),
    );
    const candidates = there ?? here;
    const finished = await selectLastFinished(
      db,
      person.id,
      [...here, ...candidates].map(({ id }) => id),
    );
    const cardOf = cards({ begun, finished, cefrOf });

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
    };
  };

  return {
    choices,
    async todayOf(person) {
      const { today, begun } = await choices(person, undefined);
      const next = begun[0] ?? today?.text ?? null;
      const done = today?.done ?? false;
      return {
        done,
        count: !done && next ? 1 : 0,
        minutes: next ? Math.max(1, Math.round((next.seconds * timesHeard) / 60)) : 0,
        next: next && { id: next.id, title: next.title },
      };
    },
  };
};

type CardParts = {
  begun: readonly ListeningRow[];
  finished: readonly LastFinished[];
  cefrOf(levelId: string): CefrLevel;
};

const cards =
  ({ begun, finished, cefrOf }: CardParts) =>
  (item: Item<'listening'>): ListeningCard => {
    const last = finished.find(({ textId }) => textId === item.id);
    const open = begun.some((row) => row.text_id === item.id);
    return {
      ...coverView(item, cefrOf(item.levelId ?? '')),
      state: open ? 'begun' : last ? 'heard' : 'new',
      score: last ? { right: last.right, total: last.total } : null,
    };
  };
