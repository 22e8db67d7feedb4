import type { CefrLevel } from '@pratik/contract/common';
import type { ShelfChoices } from '@pratik/contract/shelf';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Curriculum, Item } from '../curriculum.service.ts';
import type { LevelsService } from '../levels/levels.service.ts';
import { levelsWith, nearestLevel, todaysText } from '../offer.service.ts';
import type { SittingRow, Sittings } from './sittings.service.ts';

type ShelfParts<Kind, Row extends SittingRow> = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  kind: Kind;
  sittings: Sittings<Row>;
};

type Covered<Cover, Done> = Cover & {
  state: 'new' | 'begun' | Done;
  score: { right: number; total: number } | null;
};

export const defaultLevel = 'A2';
/** Minimum active time of a sitting, in milliseconds. A shorter sitting is not offered for continuation. */
const maxStarted = 10_000;

/** Lists the texts of one kind at a level, the user’s unfinished sittings and the text of the day. */
export const createShelf = <Kind extends 'reading' | 'listening', Row extends SittingRow>({
  db,
  clock,
  curriculum,
  levels,
  kind,
  sittings,
}: ShelfParts<Kind, Row>) => ({
  /** Reads the text list for a user at the requested level. Default: the user’s level. */
  async lookThrough(user: SignedInUser, asked: string | undefined) {
    const list = await levelsWith({ levels, curriculum }, user, kind);
    const cefrOf = (levelId: string | null): CefrLevel =>
      list.find(({ id }) => id === levelId)?.cefr ?? defaultLevel;
    const ownLevel = list.find(({ id }) => id === user.levelId)?.id ?? null;
    const home = ownLevel ?? defaultLevel;
    const level = list.find(({ id }) => id === asked)?.id ?? home;
    const forToday = nearestLevel(list, home) ?? home;

    const [here, there, begun, [lastFinished]] = await Promise.all([
      curriculum.published(kind, { levelId: level }),
      forToday === level ? null : curriculum.published(kind, { levelId: forToday }),
      sittings.selectBegun(db, user.id, maxStarted),
      sittings.selectFinished(db, user.id, 0, 1),
    ]);
    const candidates = there ?? here;
    const [begunTexts, finished] = await Promise.all([
      Promise.all(begun.map((row) => curriculum.itemAt(kind, row.text_id, row.text_version))),
      sittings.selectLastFinished(
        db,
        user.id,
        [...here, ...candidates].map(({ id }) => id),
      ),
    ]);
    const lastOf = (textId: string) => finished.find((row) => row.textId === textId);

    const day = dayOf(clock.now(), user.timeZone);
    const done = lastFinished?.finished_at != null && dayOf(lastFinished.finished_at, user.timeZone) === day;
    const chosen = todaysText(
      user.id,
      day,
      candidates.map(({ id, topic }) => ({ id, topic, lastFinishedAt: lastOf(id)?.finishedAt ?? null })),
    );
    const todays = candidates.find(({ id }) => id === chosen);

    return {
      cefrOf,
      /**
       * Adds the list fields of the practice to the offered texts. `throughState` is the name of the state in which
       * the learner has finished the text.
       */
      offer<Cover extends object, Done extends string>(
        throughState: Done,
        coverOf: (item: Item<Kind>) => Cover,
      ): ShelfChoices<Covered<Cover, Done>> {
        const cardOf = (item: Item<Kind>): Covered<Cover, Done> => {
          const last = lastOf(item.id);
          const open = begun.some((row) => row.text_id === item.id);
          return {
            ...coverOf(item),
            state: open ? 'begun' : last ? throughState : 'new',
            score: last ? { right: last.right, total: last.total } : null,
          };
        };
        return {
          ownLevel,
          level,
          levels: list,
          texts: here.map(cardOf),
          nearestLevel: here.length > 0 ? null : (nearestLevel(list, level) ?? null),
          today: todays || done ? { done, text: todays ? cardOf(todays) : null } : null,
          begun: begunTexts.filter((item) => item !== null).map(cardOf),
        };
      },
    };
  },
});
