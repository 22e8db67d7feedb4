import { useLearnerText } from '../../../learner/learner.texts.ts';
import { ProgressCards } from '../../../learner/progress-cards.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useUserProgress } from './user-details.api.ts';

/** Shows a user’s practice time, levels and most frequent errors. */
export const UserProgressCards = ({ id }: { id: string }) => {
  const t = useLearnerText();
  const { data, error, refetch } = useUserProgress(id);
  if (data) return <ProgressCards progress={data} />;
  return (
    <Card title={t('practice')}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <TextSkeleton lines={8} />}
    </Card>
  );
};
