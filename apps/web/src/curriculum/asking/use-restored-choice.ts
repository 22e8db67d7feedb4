import { useEffect, useEffectEvent } from 'react';
import { type PersistedChoice, persistedChoice, recallChoice } from './persisted-choice.ts';

/**
 * Restores the stored choice of a question once. The choice was stored by this tab before a reload, or by a tab
 * that is now closed.
 */
export const useRestoredChoice = (
  sittingId: string,
  questionId: string,
  onLeft: (left: PersistedChoice) => void,
): void => {
  const takeUp = useEffectEvent(onLeft);
  useEffect(() => {
    const here = persistedChoice(sittingId, questionId);
    if (here) return takeUp(here);
    let gone = false;
    void recallChoice(sittingId, questionId).then((left) => {
      if (left && !gone) takeUp(left);
    });
    return () => {
      gone = true;
    };
  }, [sittingId, questionId]);
};
