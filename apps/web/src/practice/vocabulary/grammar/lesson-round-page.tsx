import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getLesson, type LessonPart, lessonPassShare, startLesson } from '@pratik/contract/grammar';
import type { ClozeItem } from '@pratik/contract/vocabulary-gaps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { callKey, callQuery } from '../../../lib/api/query-client.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { newId } from '../../../lib/new-id.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { GapRoundPanel } from '../gaps/gap-round-panel.tsx';
import { WrongGaps } from '../gaps/wrong-gaps.tsx';
import { lessonPath, lessonRoundPath, lessonsPath } from '../vocabulary-paths.ts';
import { useGrammarText } from './grammar.texts.ts';

/** Page `/pages/grammar/:id/exercise`: five cloze sentences of a lesson. */
export const LessonExercisePage = () => <RoundPage part="exercise" />;

/** Page `/pages/grammar/:id/check`: the check at the end of a lesson. */
export const LessonCheckPage = () => <RoundPage part="check" />;

const RoundPage = ({ part }: { part: LessonPart }) => {
  const { id = '' } = useParams();
  return <Round key={`${id} ${part}`} lessonId={id} part={part} />;
};

const Round = ({ lessonId, part }: { lessonId: string; part: LessonPart }) => {
  const t = useGrammarText();
  const pick = useBilingual();
  const [roundId] = useState(newId);
  const lesson = useQuery(callQuery(getLesson, { id: lessonId })).data?.lesson;
  const { data, error, refetch } = useQuery({
    ...callQuery(startLesson, { lessonId, part, roundId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = lesson
    ? t(part === 'check' ? 'checkTitle' : 'exerciseTitle', { title: pick(lesson.title) })
    : t(part);
  return (
    <Page
      title={title}
      lead={
        <TextLink to={lessonPath(lessonId)} alone>
          <span aria-hidden>‹&nbsp;</span>
          {t('toLesson')}
        </TextLink>
      }
      width="narrow"
    >
      {data?.round ? (
        <GapRoundPanel
          round={data.round}
          result={(items) => <LessonResult lessonId={lessonId} part={part} items={items} />}
        />
      ) : null}
      {data && !data.round ? (
        <EmptyState
          drawing="cards"
          title={t('noItems')}
          action={
            <LinkButton to={lessonPath(lessonId)} variant="contained">
              {t('toLesson')}
            </LinkButton>
          }
        >
          {t('noItemsText')}
        </EmptyState>
      ) : null}
      {data ? null : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{ title: t('missing'), text: t('missingText'), to: lessonsPath, toLabel: t('allLessons') }}
        >
          <CardSkeletons count={1} height="20rem" />
        </NotThere>
      )}
    </Page>
  );
};

type LessonResultProps = { lessonId: string; part: LessonPart; items: readonly ClozeItem[] };

/** Result of a lesson round: the number of right answers, the sentences with wrong answers, and the next step. */
const LessonResult = ({ lessonId, part, items }: LessonResultProps) => {
  const t = useGrammarText();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    void client.invalidateQueries({ queryKey: callKey(getLesson) });
  }, [client]);
  const right = items.filter(({ given }) => given && given.outcome !== 'wrong').length;
  const passed = part === 'check' && right >= items.length * lessonPassShare;
  const title = part === 'exercise' ? 'roundDone' : passed ? 'checkPassed' : 'checkFailed';
  return (
    <>
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t(title)}
        </Typography>
        <Box sx={{ mt: 0.5 }}>{t('score', { right, total: items.length })}</Box>
      </div>
      <WrongGaps items={items} title={t('lookAgain')} />
      <NextStep lessonId={lessonId} part={part} passed={passed} />
    </>
  );
};

type NextStepProps = { lessonId: string; part: LessonPart; passed: boolean };

/**
 * Link to the next step: from the exercises to the check, from a failed check to the exercises, and from a passed
 * check to the other lessons.
 */
const NextStep = ({ lessonId, part, passed }: NextStepProps) => {
  const t = useGrammarText();
  const [to, label] = passed
    ? ([lessonsPath, 'toLessons'] as const)
    : part === 'exercise'
      ? ([lessonRoundPath(lessonId, 'check'), 'toCheck'] as const)
      : ([lessonRoundPath(lessonId, 'exercise'), 'exerciseAgain'] as const);
  return (
    <LinkButton to={to} variant="contained" size="large" sx={{ justifySelf: 'start' }}>
      {t(label)}
    </LinkButton>
  );
};
