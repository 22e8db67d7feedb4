import { useUrlState } from '../../lib/url-state.ts';

const defaults = { level: '', topic: '', shown: 'all', page: '1' };

/** Reads the filters and the history page number from the URL. An empty `level` means the learner’s own level. */
export const useShelfFilter = ({ done }: { done: string }) => {
  const [{ level, topic, shown, page }, change] = useUrlState(defaults);
  const number = Number(page);
  return {
    level,
    topic,
    shown: shown === 'new' || shown === done ? shown : 'all',
    /** Page number of the history. The first page has the number 0. */
    page: Number.isInteger(number) && number > 1 ? number - 1 : 0,
    change: (next: Partial<Record<keyof typeof defaults, string>>) =>
      change({ page, ...next }, { replace: true }),
  };
};

export type ShelfFilter = ReturnType<typeof useShelfFilter>;
