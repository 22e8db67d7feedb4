import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

type Values = Record<string, string>;

/**
 * Stores the filters, sort order and page of a list in the URL, so that the Back button works and the link can be
 * shared.
 * Default values are omitted from the URL.
 * Setting a value that has not changed does nothing. Setting a filter also returns to the first page, unless the
 * same call sets `page`.
 * @param defaults every name with its default value; define this object outside the component
 */
export const useUrlState = <const Defaults extends Values>(defaults: Defaults) => {
  type State = { [Name in keyof Defaults]: string };
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const state = useMemo(() => readState(defaults, new URLSearchParams(search)) as State, [defaults, search]);
  const setState = useCallback(
    (change: Partial<State>, options: { replace?: boolean } = {}) => {
      // The current URL is used instead of the rendered URL, because a second change may happen before the first is
      // rendered.
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
