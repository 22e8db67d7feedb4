import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

type Values = Record<string, string>;

/**
 * Filters, sort and page of a list, kept in the address: defaults are left out, Back works, a link can be sent.
 * Setting what is already there does nothing; a new filter goes back to the first page when `page` is not set with it.
 * @param defaults every name with its default; keep it outside the component
 */
export const useUrlState = <const Defaults extends Values>(defaults: Defaults) => {
  type State = { [Name in keyof Defaults]: string };
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const state = useMemo(() => readState(defaults, new URLSearchParams(search)) as State, [defaults, search]);
  const setState = useCallback(
    (change: Partial<State>, options: { replace?: boolean } = {}) => {
      // Not what was last drawn: a second change may come before the first has reached the screen.
      const current = window.location.search;
      const next = {
        ...readState(defaults, new URLSearchParams(current)),
        ...('page' in change || !('page' in defaults) ? {} : { page: defaults.page }),
        ...change,
      };
      const nextSearch = writeState(defaults, next as Values);
      if (nextSearch.toString() !== new URLSearchParams(current).toString())
        setParams(nextSearch, { replace: options.replace ?? false });
    },
    [defaults, setParams],
  );
  return [state, setState] as const;
};

export const readState = (defaults: Values, params: URLSearchParams): Values =>
  Object.fromEntries(Object.entries(defaults).map(([name, usual]) => [name, params.get(name) ?? usual]));

export const writeState = (defaults: Values, values: Values): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).filter(([name, value]) => name in defaults && value !== defaults[name]),
  );
