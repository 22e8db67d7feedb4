import { listLevels } from '@pratik/contract/level';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../lib/api/query-client.ts';
import { useBilingual } from '../lib/language/i18n.ts';
import type { Option } from '../ui/form/native-choice.tsx';

/**
 * Returns the active levels as form options, and a function for the name of a level. The name of a retired level is
 * its id.
 */
export const useLevelWords = () => {
  const say = useBilingual();
  const { data, isError, refetch } = useQuery({ ...callQuery(listLevels, {}), staleTime: 300_000 });
  const levels = data?.levels;
  return useMemo(() => {
    const options: Option[] = (levels ?? []).map((level) => ({ value: level.id, label: say(level.name) }));
    return {
      options,
      /** Returns the form options. They include the given level even when it is retired. */
      optionsFor: (levelId: string | null): Option[] =>
        levelId === null || options.some(({ value }) => value === levelId)
          ? options
          : [...options, { value: levelId, label: levelId }],
      levelName: (id: string): string => options.find(({ value }) => value === id)?.label ?? id,
      /** Loads the levels again. Undefined if loading has not failed. */
      retry: isError ? () => void refetch() : undefined,
    };
  }, [levels, say, isError, refetch]);
};
