import type { WordFilter } from '@pratik/contract/vocabulary';
import { useUrlState } from '../../../lib/url-state.ts';

export const filters = [
  'all',
  'new',
  'learning',
  'due',
  'suspended',
  'leech',
  'hard',
] as const satisfies WordFilter[];

const defaults = { show: 'all', search: '', page: '1' };

/** Reads the filter of the word list from the URL, and writes it to the URL. */
export const useWordFilter = () => {
  const [{ show, search, page }, change] = useUrlState(defaults);
  const number = Number(page);
  return {
    filter: filters.find((known) => known === show) ?? 'all',
    search: search.slice(0, 80),
    /** Page number; the first page is 0. */
    page: Number.isInteger(number) && number > 1 ? Math.min(number - 1, 1_000_000) : 0,
    change,
  };
};
