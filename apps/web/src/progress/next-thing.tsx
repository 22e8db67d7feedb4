import { type LearnerDay, nextPlace, nextStepOf, testState } from '../learner/learner-day.ts';
import { formatNumber } from '../lib/language/format.ts';
import { spokenMinutes } from '../lib/language/spoken-minutes.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { PlanTitle } from './plan-lines.tsx';
import { useProgressText } from './progress.texts.ts';

/** One sentence that explains why this activity is suggested as the next one. */
export const NextReason = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
  const { meter, next } = day;
  const line = nextStepOf(day);
  const minutes = formatNumber(line?.minutes ?? 0);
  if (next.why === 'placement') return t(testState(day) === 'found' ? 'whyPlacementFound' : 'whyPlacement');
  if (next.why === 'done') return t('whyDone');
  if (next.kind === 'vocabulary') return t('whyWords', { count: line?.count ?? 0, minutes });
  if (next.kind === 'mistakes') return t('whyMistakes', { count: line?.count ?? 0, minutes });
  if (next.kind === 'chat' && next.why !== 'path') {
    if (meter.limitSeconds - meter.usedSeconds < 60) return t('whyTalkLittle');
    return t(next.why === 'begun' ? 'whyTalkOn' : 'whyTalk', { left: spokenMinutes(meter).left });
  }
  const why = next.why === 'error' || next.why === 'review' ? whys[next.why] : whys[next.kind ?? 'reading'];
  return (
    <>
      {t(why, { minutes, count: line?.count ?? 0 })}
      {line?.next ? (
        <>
          {' '}
          <strong>
            <PlanTitle line={line} />
          </strong>
        </>
      ) : null}
    </>
  );
};

const whys = {
  error: 'whyError',
  review: 'whyReview',
  unit: 'whyUnit',
  chat: 'whyScenario',
  grammar: 'whyGrammar',
  reading: 'whyReading',
  listening: 'whyListening',
  writing: 'whyWriting',
} as const;

/** The main button of the dashboard. It opens the suggested activity. */
export const NextButton = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
  const { kind, why } = day.next;
  const text =
    kind === 'chat'
      ? day.openConversationId === null
        ? 'startTalk'
        : 'continueTalk'
      : why === 'placement'
        ? testTexts[testState(day)]
        : kind === null
          ? 'lookBack'
          : texts[kind];
  return (
    <LinkButton to={nextPlace(day)} variant={why === 'done' ? 'outlined' : 'contained'} size="large">
      {t(text)}
    </LinkButton>
  );
};

const testTexts = { none: 'startPlacement', open: 'continuePlacement', found: 'seePlacement' } as const;

const texts = {
  chat: 'startTalk',
  vocabulary: 'startWords',
  mistakes: 'startMistakes',
  unit: 'startCheck',
  grammar: 'startGrammar',
  reading: 'startReading',
  listening: 'startListening',
  writing: 'startWriting',
} as const;
