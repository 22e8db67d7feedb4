import type { AnswerOf } from '@pratik/contract/call';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { getAppConfig } from './light-calls.ts';

/**
 * Loads the public settings for the optional parts of a page before sign-in. If loading fails, the page works
 * without these parts.
 */
export const useConfigOnce = (): AnswerOf<typeof getAppConfig> | undefined => {
  const [config, setConfig] = useState<AnswerOf<typeof getAppConfig>>();
  useEffect(() => {
    const abort = new AbortController();
    callApi(getAppConfig, {}, { signal: abort.signal }).then(setConfig, () => undefined);
    return () => abort.abort();
  }, []);
  return config;
};
