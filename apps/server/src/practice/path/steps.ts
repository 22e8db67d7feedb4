import type { StepKind, UnitStep } from '@pratik/contract/path';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { UnitItem } from '../../curriculum/path/units.service.ts';
import type { DoneItem } from './steps.store.ts';

/** Minimum share of the unit’s words seen by the learner that completes the step `words`. */
export const leastWords = 0.9;
/** Estimated minutes for one step of a unit, by kind. */
const minutes: Readonly<Record<StepKind, number>> = {
  words: 6,
  grammar: 8,
  reading: 7,
  listening: 6,
  writing: 12,
  chat: 8,
};

type Planned = { kind: DoneItem['kind']; id: string };

/** Returns the items of a unit in the recommended order. */
export const itemsOf = ({ body }: UnitItem): Planned[] => {
  const all = (kind: Planned['kind'], ids: readonly string[]) => ids.map((id) => ({ kind, id }));
  const lessons = all('grammar', body.lessons);
  const readings = all('reading', body.readings);
  const listenings = all('listening', body.listenings);
  return [
    ...lessons.slice(0, 1),
    ...readings.slice(0, 1),
    ...listenings.slice(0, 1),
    ...lessons.slice(1),
    ...readings.slice(1),
    ...listenings.slice(1),
    ...all('chat', body.scenarios),
    ...all('writing', body.writing === null ? [] : [body.writing]),
  ];
};

const contentKinds = {
  grammar: 'grammar-lesson',
  reading: 'reading',
  listening: 'listening',
  writing: 'writing-prompt',
  chat: 'scenario',
} as const;

type Done = { items: readonly DoneItem[]; words: ReadonlySet<string> };

export const wordsOf = ({ body }: UnitItem, { words }: Done): { known: number; all: number } => ({
  known: body.words.filter((id) => words.has(id)).length,
  all: body.words.length,
});

const areWordsDone = (unit: UnitItem, done: Done): boolean => {
  const { known, all } = wordsOf(unit, done);
  return known >= all * leastWords;
};

/** Returns the steps of a unit: its words first, then its items. Unpublished items are omitted. */
export const stepsOf = async (unit: UnitItem, done: Done, curriculum: Curriculum): Promise<UnitStep[]> => {
  const isDone = ({ kind, id }: Planned) => done.items.some((item) => item.kind === kind && item.id === id);
  const steps = await Promise.all(
    itemsOf(unit).map(async (planned) => {
      const item = await curriculum.item(contentKinds[planned.kind], planned.id);
      if (item?.state !== 'published') return [];
      const title = 'title' in item.body && typeof item.body.title === 'object' ? item.body.title : null;
      return [
        {
          kind: planned.kind,
          itemId: planned.id,
          title: title ?? { tr: item.title, en: item.title },
          done: isDone(planned),
          minutes: minutes[planned.kind],
        },
      ];
    }),
  );
  const words: UnitStep[] =
    unit.body.words.length === 0
      ? []
      : [
          {
            kind: 'words',
            itemId: null,
            title: null,
            done: areWordsDone(unit, done),
            minutes: minutes.words,
          },
        ];
  return [...words, ...steps.flat()];
};

/** Counts the completed steps of a unit without reading the items of the unit. */
export const countSteps = (unit: UnitItem, done: Done): { done: number; all: number } => {
  const items = itemsOf(unit);
  const finished = items.filter(({ kind, id }) =>
    done.items.some((item) => item.kind === kind && item.id === id),
  );
  const words = unit.body.words.length === 0 ? 0 : 1;
  return {
    done: finished.length + (words > 0 && areWordsDone(unit, done) ? 1 : 0),
    all: items.length + words,
  };
};
