import type { BodyOf } from '@pratik/contract/call';
import type { answerUnitCheck, CheckPart, startUnitCheck, UnitCheck } from '@pratik/contract/path';
import type { UnitItem } from '../../curriculum/path/units.service.ts';
import { type Clock, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { type Candidate, type Given, lengthOf, nextItem, verdictOf } from './check.policy.ts';
import type { createCheckItems } from './items.service.ts';
import { type Mastery, masteryOf } from './mastery.policy.ts';
import {
  insertAnswer,
  insertCheck,
  lockCheck,
  selectAnswers,
  selectCheck,
  selectChecks,
  selectLastAnswers,
  selectRightShares,
  updateCheck,
} from './path.store.ts';
import type { AskedItem, CheckAnswerRow, CheckRow } from './path.tables.ts';

export type UnitChecks = ReturnType<typeof createUnitChecks>;

type Parts = {
  db: Db;
  clock: Clock;
  items: ReturnType<typeof createCheckItems>;
  progress: Progress;
  unitOf(user: SignedInUser, id: string): Promise<UnitItem | undefined>;
};

/**
 * Manages the check at the end of a unit and its reviews some days later. Each question is chosen after the previous
 * answer.
 */
export const createUnitChecks = ({ db, clock, items, progress, unitOf }: Parts) => {
  const candidatesOf = async (user: SignedInUser, unit: UnitItem): Promise<(Candidate & AskedItem)[]> => {
    const all = await items.of(unit, `${user.id} ${unit.id}`);
    const [last, shares] = await Promise.all([
      selectLastAnswers(db, user.id, unit.id),
      selectRightShares(
        db,
        all.map(({ id }) => id),
      ),
    ]);
    const answered = new Map(last.map((row) => [`${row.kind} ${row.id}`, row]));
    return all.map((item) => {
      const before = answered.get(`${item.kind} ${item.id}`);
      const share = item.kind === 'cloze' ? shares.get(item.id) : undefined;
      return {
        ...item,
        difficulty: share === undefined ? 0 : logitOf(1 - share),
        answeredAt: before?.at.getTime() ?? null,
        wasWrong: before?.wrong ?? false,
      };
    });
  };

  const viewOf = async (user: SignedInUser, check: CheckRow): Promise<UnitCheck> => {
    const [unit, answers, all] = await Promise.all([
      unitOf(user, check.unit_id),
      selectAnswers(db, check.id),
      selectChecks(db, user.id, [check.unit_id]),
    ]);
    const asked = await Promise.all(check.items.map((item) => items.ask(item, unit)));
    const questions = asked.flatMap((question, index) =>
      question ? [{ ...question, number: index + 1 }] : [],
    );
    const shown = ({ answers: _, why: __, ...question }: (typeof questions)[number]) => question;
    const open = questions.find(({ number }) => !answers.some((row) => row.number === number));
    return {
      id: check.id,
      unitId: check.unit_id,
      unitTitle: unit?.body.title ?? { tr: check.unit_id, en: check.unit_id },
      part: check.part,
      length: { least: check.least, most: check.most },
      answered: questions.flatMap((question) => {
        const row = answers.find(({ number }) => number === question.number);
        if (!row) return [];
        const { answer, outcome } = row;
        return [{ ...shown(question), answer, outcome, answers: [...question.answers], why: question.why }];
      }),
      question: check.finished_at === null && open ? shown(open) : null,
      finished: finishedView(check, masteryIn(all)),
    };
  };

  const partFor = (mastery: Mastery, now: Date, timeZone: string): CheckPart =>
    mastery.reviewDueAt !== null && mastery.reviewDueAt < nextDayStart(now, timeZone) ? 'review' : 'check';

  return {
    /**
     * Starts the check or the next review of a unit; null when the unit has too few items.
     * @throws Problem not-found
     */
    async start(
      user: SignedInUser,
      { unitId, checkId }: BodyOf<typeof startUnitCheck>,
    ): Promise<UnitCheck | null> {
      const unit = await unitOf(user, unitId);
      if (!unit) throw new Problem('not-found');
      const before = await selectChecks(db, user.id, [unitId]);
      const open = before.find(({ id, finished_at }) => finished_at === null || id === checkId);
      if (open) return viewOf(user, open);
      const now = clock.now();
      const part = partFor(masteryIn(before), now, user.timeZone);
      const candidates = await candidatesOf(user, unit);
      const length = lengthOf(part, candidates.length);
      const first = nextItem(part, checkId, candidates, []);
      if (!length || !first) return null;
      await db.transaction().execute(async (tx) => {
        const row = {
          id: checkId,
          user_id: user.id,
          unit_id: unitId,
          part,
          items: [askedOf(first, candidates)],
        };
        if (await insertCheck(tx, { ...row, ...length, started_at: now }))
          await progress.recordActivity(tx, user, { kind: 'vocabulary', beginning: true }, now);
      });
      const after = await selectChecks(db, user.id, [unitId]);
      const made = after.find(({ id, finished_at }) => id === checkId || finished_at === null);
      if (!made) throw new Problem('not-found');
      return viewOf(user, made);
    },

    /** Returns one of the user’s checks. @throws Problem not-found */
    async get(user: SignedInUser, checkId: string): Promise<UnitCheck> {
      const check = await selectCheck(db, user.id, checkId);
      if (!check) throw new Problem('not-found');
      return viewOf(user, check);
    },

    /** Stores the answer to the open question of a check and chooses the next question. @throws Problem not-found */
    async answer(
      user: SignedInUser,
      { checkId, number, answer }: BodyOf<typeof answerUnitCheck>,
    ): Promise<UnitCheck> {
      const check = await selectCheck(db, user.id, checkId);
      const asked = check?.items[number - 1];
      if (!check || !asked) throw new Problem('not-found');
      // These data are read before the transaction begins, because a transaction must not wait for a second database
      // connection.
      const unit = await unitOf(user, check.unit_id);
      const question = await items.ask(asked, unit);
      const outcome = await items.judge(asked, question?.answers ?? [], answer);
      const candidates = unit ? await candidatesOf(user, unit) : [];
      const now = clock.now();
      const row: CheckAnswerRow = {
        check_id: checkId,
        number,
        item_kind: asked.kind,
        item_id: asked.id,
        item_version: asked.version,
        answer,
        outcome,
        answered_at: now,
      };
      await db.transaction().execute((tx) => store(tx, user, row, candidates));
      return viewOf(user, (await selectCheck(db, user.id, checkId)) ?? check);
    },
  };

  async function store(
    tx: Tx,
    user: SignedInUser,
    row: CheckAnswerRow,
    candidates: (Candidate & AskedItem)[],
  ) {
    const check = await lockCheck(tx, user.id, row.check_id);
    const before = await selectAnswers(tx, row.check_id);
    if (!check || check.finished_at !== null || row.number !== before.length + 1) return;
    await insertAnswer(tx, row);
    await progress.recordActivity(tx, user, { kind: 'vocabulary', turns: 1 }, row.answered_at);
    const given = [...before, row].map(
      ({ item_kind, item_id, outcome }): Given => ({
        kind: item_kind,
        id: item_id,
        right: outcome !== 'wrong',
      }),
    );
    const verdict = verdictOf(check, given);
    const next = verdict === undefined ? nextItem(check.part, check.id, candidates, given) : undefined;
    if (next) return updateCheck(tx, check.id, { items: [...check.items, askedOf(next, candidates)] });
    const right = given.filter((one) => one.right).length;
    const passed = verdict ?? verdictOf({ least: given.length, most: given.length }, given) ?? false;
    return updateCheck(tx, check.id, {
      finished_at: row.answered_at,
      right_count: right,
      total: given.length,
      passed,
    });
  }
};

const askedOf = ({ kind, id }: Candidate, candidates: readonly (Candidate & AskedItem)[]): AskedItem => ({
  kind,
  id,
  version: candidates.find((one) => one.kind === kind && one.id === id)?.version ?? 1,
});

const logitOf = (share: number): number => {
  const inside = Math.min(0.95, Math.max(0.05, share));
  return Math.log(inside / (1 - inside));
};

/** Returns the mastery of a unit, computed from its checks and reviews. */
export const masteryIn = (checks: readonly CheckRow[], begun = false): Mastery =>
  masteryOf(
    checks.flatMap(({ part, finished_at, passed }) =>
      finished_at && passed !== null ? [{ part, at: finished_at, passed }] : [],
    ),
    begun || checks.length > 0,
  );

const finishedView = (check: CheckRow, { reviewDueAt }: Mastery): UnitCheck['finished'] =>
  check.finished_at === null
    ? null
    : {
        at: check.finished_at.toISOString(),
        right: check.right_count ?? 0,
        total: check.total ?? 0,
        passed: check.passed ?? false,
        nextReviewAt: reviewDueAt?.toISOString() ?? null,
      };
