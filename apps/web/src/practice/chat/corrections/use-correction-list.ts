import { useEffect, useState } from 'react';

type CorrectionListComponent = typeof import('./correction-list.tsx').CorrectionList;

/**
 * Loads the component that shows corrections, whose code is not needed for the first paint. Returns null until it is
 * loaded.
 */
export const useCorrectionList = (): CorrectionListComponent | null => {
  const [component, setComponent] = useState<CorrectionListComponent | null>(null);
  useEffect(() => {
    let current = true;
    void import('./correction-list.tsx').then(({ CorrectionList }) => {
      if (current) setComponent(() => CorrectionList);
    });
    return () => {
      current = false;
    };
  }, []);
  return component;
};
