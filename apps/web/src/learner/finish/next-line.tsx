import Box from '@mui/material/Box';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';
import { spokenMinutes } from '../../lib/language/spoken-minutes.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { type LearnerDay, nextPlace, nextStepOf } from '../learner-day.ts';
import { useFinishText } from './finish.texts.ts';

/** One sentence about the next activity of the daily plan, with a button that opens this activity. */
export const NextLine = () => {
  const t = useFinishText();
  // The finished exercise changes the plan, so cached data would suggest it again.
  const { data, error, refetch } = useQuery({
    ...callQuery(getLearnerDashboard, {}),
    refetchOnMount: 'always',
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Delayed>
        <TextSkeleton lines={2} />
      </Delayed>
    );
  }
  const isDone = data.next.why === 'done';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 12rem' }}>
        <NextSentence day={data} />
      </Box>
      <LinkButton to={isDone ? '/' : nextPlace(data)} variant="contained" size="large">
        {t(
          data.next.why === 'placement'
            ? 'toPlacement'
            : isDone
              ? 'toHome'
              : buttons[data.next.kind ?? 'chat'],
        )}
      </LinkButton>
    </Box>
  );
};

const buttons = {
  chat: 'toTalk',
  vocabulary: 'toWords',
  mistakes: 'toMistakes',
  unit: 'toCheck',
  grammar: 'toGrammar',
  reading: 'toReading',
  listening: 'toListening',
  writing: 'toWriting',
} as const;

const sentences = {
  unit: 'nextUnit',
  grammar: 'nextGrammar',
  reading: 'nextReading',
  listening: 'nextListening',
  writing: 'nextWriting',
} as const;

const NextSentence = ({ day }: { day: LearnerDay }) => {
  const t = useFinishText();
  const { kind, why } = day.next;
  const line = nextStepOf(day);
  if (why === 'placement') return t('nextPlacement');
  if (kind === 'chat') {
    const { left } = spokenMinutes(day.meter);
    if (why === 'begun') return t('nextTalkOn');
    return left < 1 ? t('nextTalkLittle') : t('nextTalk', { count: left });
  }
  if (kind === 'vocabulary') return t('nextWords', { count: line?.count ?? 0 });
  if (kind === 'mistakes') return t('nextMistakes', { count: line?.count ?? 0 });
  if (kind === null) return t('nextDone');
  return (
    <>
      {t(why === 'error' ? 'nextError' : sentences[kind])}{' '}
      {/* Titles of texts are English; other titles are in the language of the page. */}
      <strong {...(kind === 'reading' || kind === 'listening' ? { lang: 'en' } : {})}>
        {line?.next?.title}
      </strong>
    </>
  );
};
