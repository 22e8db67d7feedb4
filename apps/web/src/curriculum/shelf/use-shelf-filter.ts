import { useUrlState } from '../../lib/url-state.ts';

const defaults = { level: '', topic: '', shown: 'all', whole: '', page: '1' };

/** Reads the filters and the history page number from the URL. An empty `level` means the learner’s own level. */
export const useShelfFilter = ({ done }: { done: string }) => {
  const [{ level, topic, shown, whole, page }, change] = useUrlState(defaults);
  const number = Number(page);
  return {
    level,
    topic,
    shown: shown === 'new' || shown === done ? shown : 'all',
    /** Whether the list shows all texts of the level instead of the first ones. */
    whole: whole === 'yes',
    /** Page number of the history; the first page is 0. */
    page: Number.isInteger(number) && number > 1 ? number - 1 : 0,
    change: (next: Partial<Record<keyof typeof defaults, string>>) =>
      change({ page, ...next }, { replace: true }),
  };
};

export type ShelfFilter = ReturnType<typeof useShelfFilter>;
