import type { BodyOf } from '@pratik/contract/call';
import type { answerGap, ClozeItem, GapRound } from '@pratik/contract/vocabulary-gaps';
import type { Curriculum, Item } from '../../../curriculum/curriculum.service.ts';
import { judgeCloze } from '../../../curriculum/judge-gap.service.ts';
import type { LevelsService } from '../../../curriculum/levels/levels.service.ts';
import { type Clock, dayOf, nextDayStart } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { difficultyOf, type Progress } from '../../../progress/progress.service.ts';
import type { AskedGap } from '../vocabulary.tables.ts';
import {
  askedAs,
  chooseGaps,
  evidenceOf,
  type GapCandidate,
  nextStanding,
  type Standing,
} from './gaps.policy.ts';
import {
  finishRound,
  insertGapAnswer,
  lockRound,
  putStanding,
  selectGapAnswers,
  selectStanding,
  selectStandings,
} from './gaps.store.ts';
import { gapView } from './gaps.view.ts';
import type { GapRounds } from './rounds.service.ts';

export type Gaps = {
  /**
   * Returns today’s unfinished round, otherwise a new round. Null when no items can be asked. @throws Problem
   * not-found
   */
  startGaps(user: SignedInUser, roundId: string): Promise<GapRound | null>;
  /** Stores the first answer to a cloze; a later answer is ignored. @throws Problem not-found */
  answerGap(
    user: SignedInUser,
    given: BodyOf<typeof answerGap>,
  ): Promise<{ item: ClozeItem; finishedAt: string | null }>;
};

type Parts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  rounds: GapRounds;
};

const defaultLevel = 'A2';
const codesLooked = 8;

export const createGaps = ({ db, clock, curriculum, levels, progress, rounds }: Parts): Gaps => {
  /** Loads the cloze items of the user’s level, then of the level below, then of the level above. */
  const offered = async (user: SignedInUser) => {
    const list = await levels.listFor(user);
    const home = Math.max(
      0,
      list.findIndex(({ id }) => id === (user.levelId ?? defaultLevel)),
    );
    const near = [home, home - 1, home + 1].flatMap((at) => list[at] ?? []);
    const items = await Promise.all(near.map(({ id }) => curriculum.published('cloze', { levelId: id })));
    return {
      items: new Map(items.flat().map((item) => [item.id, item])),
      candidates: onlyFirst(
        items.flatMap((some, distance) => some.map((item) => candidateOf(item, distance))),
      ),
      isBeginner: list[home]?.cefr === 'A1',
    };
  };

  const composed = async (user: SignedInUser, roundId: string, now: Date): Promise<AskedGap[]> => {
    const [{ items, candidates, isBeginner }, rows, profile] = await Promise.all([
      offered(user),
      selectStandings(db, user.id),
      progress.recentErrors(user, codesLooked),
    ]);
    const standings = rows.map(
      (row): Standing => ({ id: row.item_id, rightsInRow: row.rights_in_row, due: row.due }),
    );
    return chooseGaps(`${user.id} ${roundId}`, now, candidates, standings, profile).flatMap(
      ({ id, reason, code }) => {
        const item = items.get(id);
        if (!item) return [];
        const known = standings.find((one) => one.id === id);
        const asked = askedAs(item.body.answers, isBeginner, known);
        return { id, version: item.version, asked, reason, code };
      },
    );
  };

  return {
    startGaps: (user, roundId) => rounds.start(user, roundId, null, (now) => composed(user, roundId, now)),

    async answerGap(user, { roundId, itemId, asked: how, answer }) {
      const notFound = () => new Problem('not-found');
      const now = clock.now();
      // The answer is judged before the transaction, because the transaction must not wait for a second database
      // connection.
      const round = await db.transaction().execute((tx) => lockRound(tx, roundId, user.id));
      const asked = round?.items.find(({ id }) => id === itemId);
      const item = asked && (await rounds.itemOf(asked));
      if (!asked || !item) throw notFound();
      const outcome = await judgeCloze(curriculum, item.body, answer);
      const cefr = await levels.cefrOf({ levelId: item.levelId });
      return db.transaction().execute(async (tx) => {
        const locked = await lockRound(tx, roundId, user.id);
        if (!locked) throw notFound();
        const before = await selectGapAnswers(tx, roundId);
        const known = before.find(({ item_id }) => item_id === itemId);
        if (known) {
          return { item: gapView(item, asked, known), finishedAt: locked.finished_at?.toISOString() ?? null };
        }
        const row = {
          round_id: roundId,
          item_id: itemId,
          item_version: asked.version,
          asked: how,
          answer,
          outcome,
          answered_at: now,
        };
        await insertGapAnswer(tx, row);
        await keep(tx, user, { item, asked, outcome, how, cefr, now });
        const isLast = before.length + 1 === locked.items.length;
        if (isLast) await finishRound(tx, roundId, now);
        return { item: gapView(item, asked, row), finishedAt: isLast ? now.toISOString() : null };
      });
    },
  };

  /**
   * Stores the effects of an answer: the next date of the item, the day’s practice, the error profile and the
   * ability.
   */
  async function keep(
    tx: Tx,
    user: SignedInUser,
    { item, asked, outcome, how, cefr, now }: Stored,
  ): Promise<void> {
    const row = await selectStanding(tx, user.id, item.id);
    const next = nextStanding(
      row && { rightsInRow: row.rights_in_row },
      outcome,
      nextDayStart(now, user.timeZone),
    );
    await putStanding(tx, {
      user_id: user.id,
      item_id: item.id,
      rights_in_row: next.rightsInRow,
      due: next.due,
    });
    await progress.recordActivity(tx, user, { kind: 'vocabulary', turns: 1 }, now);
    const code = asked.code ?? item.body.practises[0];
    if (outcome === 'wrong' && code) {
      await progress.changeErrors(tx, user.id, dayOf(now, user.timeZone), new Map([[code, 1]]));
    }
    const difficulty = difficultyOf(cefr ?? defaultLevel);
    await progress.recordEvidence(
      tx,
      user.id,
      { skill: 'grammar', difficulty, ...evidenceOf(outcome, how, item.body.choice.options.length) },
      now,
    );
  }
};

type Stored = {
  item: Item<'cloze'>;
  asked: AskedGap;
  outcome: ClozeItemOutcome;
  how: AskedGap['asked'];
  cefr: Awaited<ReturnType<LevelsService['cefrOf']>>;
  now: Date;
};
type ClozeItemOutcome = NonNullable<ClozeItem['given']>['outcome'];

const candidateOf = (item: Item<'cloze'>, distance: number): GapCandidate => ({
  id: item.id,
  distance,
  practises: item.body.practises,
  grammar: item.body.grammar,
});

/**
 * Removes repeated items. Levels with the same CEFR level share items, and each item counts once, at the nearest
 * level.
 */
const onlyFirst = <One extends { id: string }>(all: readonly One[]): One[] => {
  const firsts = new Map<string, One>();
  for (const one of all) if (!firsts.has(one.id)) firsts.set(one.id, one);
  return [...firsts.values()];
};
