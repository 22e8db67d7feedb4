import { useUrlState } from '../../lib/url-state.ts';

const defaults = { level: '', topic: '', shown: 'all', page: '1' };

/** Which texts are shown and the page of the history, as the address says; `level` is empty for one's own. */
export const useShelfFilter = ({ done }: { done: string }) => {
  const [{ level, topic, shown, page }, change] = useUrlState(defaults);
  const number = Number(page);
  return {
    level,
    topic,
    shown: shown === 'new' || shown === done ? shown : 'all',
    /** Of the history, from 0. */
    page: Number.isInteger(number) && number > 1 ? number - 1 : 0,
    change: (next: Partial<Record<keyof typeof defaults, string>>) =>
      change({ page, ...next }, { replace: true }),
  };
};

export type ShelfFilter = ReturnType<typeof useShelfFilter>;
