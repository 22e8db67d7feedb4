import type { ClozeItem } from '@pratik/contract/vocabulary-gaps';
import { GapResult } from '../../../curriculum/gap/gap-result.tsx';
import { runsBetween } from '../review/typed-answer.ts';
import { LetterRuns } from '../review/typed-outcome.tsx';
import { useGapsText } from './gaps.texts.ts';

type GapOutcomeProps = {
  item: ClozeItem;
  given: NonNullable<ClozeItem['given']>;
  isLast: boolean;
  onNext: () => void;
};

/** Result of an answered cloze item. Letters that differ from the right answer are marked. */
export const GapOutcomePanel = ({ item, given, isLast, onNext }: GapOutcomeProps) => {
  const t = useGapsText();
  const { answer, answers, outcome } = given;
  return (
    <GapResult
      answered={{ ...item, ...given }}
      verdict={t(answer === '' ? 'unknown' : outcome)}
      yours={t('typed')}
      next={t(isLast ? 'toResult' : 'next')}
      onNext={onNext}
    >
      {outcome === 'slip' ? <LetterRuns runs={runsBetween(answer, answers)} /> : <del>{answer}</del>}
    </GapResult>
  );
};
