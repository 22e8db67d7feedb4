import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { CorrectionCode } from '@pratik/contract/feedback';
import type { getMistakeSession, MistakeCard } from '@pratik/contract/mistakes';
import type { Item } from '../../curriculum/curriculum.service.ts';
import { type Clock, dayOf, dayStart, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { LearnerCorrections } from '../../processing/learner-corrections.service.ts';
import type { PlanItem, Progress } from '../../progress/progress.service.ts';
import type { Deck } from './deck.service.ts';
import { type CodeItems, chooseItem, gapOf } from './items.service.ts';
import { cardsPerDay } from './mistakes.policy.ts';
import { countAnswered, countDeck, selectDue, selectOfCode, updateCard } from './mistakes.store.ts';
import type { DeckCard } from './mistakes.tables.ts';
import { askedOf, cardView } from './mistakes.view.ts';

export type Sessions = {
  openSession(
    user: SignedInUser,
    asked: BodyOf<typeof getMistakeSession>,
  ): Promise<AnswerOf<typeof getMistakeSession>>;
  todayOf(user: SignedInUser): Promise<PlanItem>;
};

type Parts = {
  db: Db;
  clock: Clock;
  progress: Progress;
  corrections: LearnerCorrections;
  deck: Deck;
  items: CodeItems;
};

/** Average time that a learner needs for one mistake card, in seconds. */
const secondsACard = 30;

export const createSessions = ({ db, clock, progress, corrections, deck, items }: Parts): Sessions => {
  const answeredToday = (user: SignedInUser, now: Date) =>
    countAnswered(db, user.id, dayStart(dayOf(now, user.timeZone), user.timeZone));

  const chosen = async (
    user: SignedInUser,
    code: CorrectionCode | undefined,
    tomorrow: Date,
    room: number,
  ) => {
    if (code) return selectOfCode(db, user.id, code, cardsPerDay);
    return room > 0 ? selectDue(db, user.id, tomorrow, room) : [];
  };

  /** Chooses the cloze item of each mistake card at the stage `gap`. */
  const itemsFor = async (user: SignedInUser, cards: readonly DeckCard[]) => {
    const found = new Map<string, Item<'cloze'>>();
    const used = new Set<string>();
    const near = new Map<CorrectionCode, Item<'cloze'>[]>();
    for (const card of cards.filter(({ stage }) => stage === 'gap')) {
      const all = near.get(card.code) ?? (await items.near(user, card.code));
      near.set(card.code, all);
      const item = chooseItem(all, card, used, card.reps);
      if (!item) continue;
      used.add(item.id);
      found.set(card.id, item);
    }
    return found;
  };

  return {
    async openSession(user, { code }) {
      await deck.fill(user.id);
      const now = clock.now();
      const tomorrow = nextDayStart(now, user.timeZone);
      const answered = await answeredToday(user, now);
      const cards = await chosen(user, code, tomorrow, cardsPerDay - answered);
      const [own, gaps, { total, nextDueAt }] = await Promise.all([
        corrections.ofMessages(
          user.id,
          cards.map(({ message_id }) => message_id),
        ),
        itemsFor(user, cards),
        countDeck(db, user.id, tomorrow),
      ]);
      await db.transaction().execute(async (tx) => {
        await progress.recordActivity(tx, user, { kind: 'mistakes', beginning: true }, now);
        for (const card of cards.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
          const item = gaps.get(card.id);
          if (item && item.id !== card.asked_item) await updateCard(tx, card.id, { asked_item: item.id });
        }
      });
      const shown = cards.flatMap((card): MistakeCard[] => {
        const asked = askedOf(card, own);
        const item = gaps.get(card.id);
        return asked ? [cardView(card, asked, item ? gapOf(item) : null, tomorrow)] : [];
      });
      return { cards: shown, answeredToday: answered, total, nextDueAt: nextDueAt?.toISOString() ?? null };
    },

    async todayOf(user) {
      await deck.fill(user.id);
      const now = clock.now();
      const [{ due }, answered] = await Promise.all([
        countDeck(db, user.id, nextDayStart(now, user.timeZone)),
        answeredToday(user, now),
      ]);
      const count = Math.max(0, Math.min(due, cardsPerDay - answered));
      return {
        done: count === 0 && answered > 0,
        count,
        minutes: Math.ceil((count * secondsACard) / 60),
        next: null,
      };
    },
  };
};
