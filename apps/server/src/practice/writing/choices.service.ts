import type { AnswerOf } from '@pratik/contract/call';
import type { PlanItem } from '@pratik/contract/progress';
import type { getWritingChoices, PromptCard } from '@pratik/contract/writing';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { levelsWith, nearestLevel } from '../../curriculum/offer.service.ts';
import { type Clock, dayOf, dayStart, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { excerptOf, minutesFor, todaysPrompt } from './writing.policy.ts';
import {
  hasSubmitted,
  keepDaysPrompt,
  type PromptUse,
  selectBegun,
  selectDaysPrompt,
  selectPromptUses,
} from './writing.store.ts';

export type WritingChoices = {
  /** Returns the writing prompts at a level, by default at the user’s level. */
  choices(user: SignedInUser, level: string | undefined): Promise<AnswerOf<typeof getWritingChoices>>;
  /** Returns the writing task of the user’s daily plan. */
  todayOf(user: SignedInUser): Promise<PlanItem>;
};

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService; progress: Progress };

const defaultLevel = 'A2';
const begunShown = 10;
const errorsLookedAt = 8;

export const createWritingChoices = ({ db, clock, curriculum, levels, progress }: Parts): WritingChoices => {
  const doneOn = (user: SignedInUser, day: string) => {
    const start = dayStart(day, user.timeZone);
    return hasSubmitted(db, user.id, start, nextDayStart(start, user.timeZone));
  };

  /**
   * Returns the prompt of the day. It is chosen at the first request of the day and replaced only when it is no
   * longer available.
   */
  const promptOf = async (
    user: SignedInUser,
    day: string,
    candidates: readonly Item<'writing-prompt'>[],
    uses: readonly PromptUse[],
    errors: Awaited<ReturnType<Progress['recentErrors']>>,
  ) => {
    const usable = candidates.map(({ id }) => id);
    const stored = await selectDaysPrompt(db, user.id, day);
    const fresh =
      stored !== undefined && usable.includes(stored)
        ? stored
        : todaysPrompt(
            user.id,
            day,
            candidates.map(({ id, body }) => ({
              id,
              practises: body.practises,
              lastWrittenAt: uses.find(({ promptId }) => promptId === id)?.lastWrittenAt ?? null,
            })),
            new Map(errors.map(({ code, count }) => [code, count])),
          );
    if (fresh === undefined) return undefined;
    const id = fresh === stored ? stored : await keepDaysPrompt(db, user.id, day, fresh, usable);
    return candidates.find((item) => item.id === id);
  };

  const service: WritingChoices = {
    async choices(user, asked) {
      const list = await levelsWith({ levels, curriculum }, user, 'writing-prompt');
      const own = list.find(({ id }) => id === user.levelId)?.id ?? null;
      const home = own ?? defaultLevel;
      const level = list.find(({ id }) => id === asked)?.id ?? home;
      const forToday = nearestLevel(list, home) ?? home;
      const day = dayOf(clock.now(), user.timeZone);

      const [here, there, begun, uses, errors, done] = await Promise.all([
        curriculum.published('writing-prompt', { levelId: level }),
        forToday === level ? null : curriculum.published('writing-prompt', { levelId: forToday }),
        selectBegun(db, user.id, begunShown),
        selectPromptUses(db, user.id),
        progress.recentErrors(user, errorsLookedAt),
        doneOn(user, day),
      ]);
      const today = await promptOf(user, day, there ?? here, uses, errors);
      const cardOf = cards(
        uses,
        errors.map(({ code }) => code),
      );
      return {
        ownLevel: own,
        level,
        levels: list,
        prompts: here.map(cardOf),
        nearestLevel: here.length > 0 ? null : (nearestLevel(list, level) ?? null),
        today: { done, prompt: today ? cardOf(today) : null },
        begun: begun.map((row) => ({
          id: row.id,
          draftId: row.draft_id,
          promptTitle: row.prompt_title,
          excerpt: excerptOf(row.text),
          words: row.words,
          savedAt: row.saved_at.toISOString(),
        })),
      };
    },

    async todayOf(user) {
      const { today } = await service.choices(user, undefined);
      const { done, prompt } = today;
      return {
        done,
        count: done || !prompt ? 0 : 1,
        minutes: done || !prompt ? 0 : minutesFor(prompt.words.least),
        next: prompt && !done ? { id: prompt.id, title: prompt.title[user.language] } : null,
      };
    },
  };
  return service;
};

const cards =
  (uses: readonly PromptUse[], recent: readonly PromptCard['practises'][number][]) =>
  (item: Item<'writing-prompt'>): PromptCard => {
    const use = uses.find(({ promptId }) => promptId === item.id);
    return {
      id: item.id,
      title: item.body.title,
      levelId: item.levelId ?? '',
      genre: item.body.genre,
      words: item.body.words,
      state: use?.begun ? 'begun' : use?.lastWrittenAt ? 'written' : 'new',
      practises: item.body.practises.filter((code) => recent.includes(code)),
    };
  };
