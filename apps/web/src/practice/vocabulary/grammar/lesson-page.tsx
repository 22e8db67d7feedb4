import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type GrammarLesson, getLesson } from '@pratik/contract/grammar';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useParams } from 'react-router';
import { Added, Removed } from '../../../feedback/change-marks.tsx';
import { useCodeName } from '../../../feedback/code-names.ts';
import { callQuery } from '../../../lib/api/query-client.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { lessonRoundPath, lessonsPath } from '../vocabulary-paths.ts';
import { FormTable } from './form-table.tsx';
import { useGrammarText } from './grammar.texts.ts';
import { LessonState } from './lesson-state.tsx';

/** Page `/pages/grammar/:id`: one grammar lesson with its explanation and links to its exercises and its check. */
export const LessonPage = () => {
  const t = useGrammarText();
  const pick = useBilingual();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...callQuery(getLesson, { id }), refetchOnMount: 'always' });
  const lesson = data?.lesson;
  return (
    <Page
      title={lesson ? pick(lesson.title) : t('title')}
      lead={
        <>
          {lesson ? (
            <Box>
              {lesson.levelId}
              {lesson.best || lesson.errors > 0 ? ' · ' : null}
              <LessonState lesson={lesson} />
            </Box>
          ) : null}
          <TextLink to={lessonsPath} alone>
            <span aria-hidden>‹&nbsp;</span>
            {t('title')}
          </TextLink>
        </>
      }
      width="narrow"
    >
      {lesson ? (
        <Sections lesson={lesson} />
      ) : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{
            title: t('missing'),
            text: t('missingText'),
            to: lessonsPath,
            toLabel: t('allLessons'),
          }}
        >
          <TextSkeleton lines={12} />
        </NotThere>
      )}
    </Page>
  );
};

const textPaths = { reading: '/pages/reading-practice', listening: '/pages/listening-practice' } as const;

const Sections = ({ lesson }: { lesson: GrammarLesson }) => {
  const t = useGrammarText();
  const pick = useBilingual();
  const { when, form, contrasts, examples, mistake } = lesson;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={t('when')}>
        <Box sx={{ lineHeight: 1.65 }}>{pick(when)}</Box>
      </Section>
      <Section title={t('form')}>
        <FormTable form={form} />
      </Section>
      <Section title={t('contrasts')}>
        <Rows>
          {contrasts.map(({ tr, en, why }) => (
            <li key={en}>
              <Box lang="tr" sx={{ color: 'text.secondary' }}>
                {tr}
              </Box>
              <Box lang="en" sx={{ fontWeight: weight.semibold }}>
                {en}
              </Box>
              <Box sx={{ mt: 0.25 }}>{pick(why)}</Box>
            </li>
          ))}
        </Rows>
      </Section>
      <Section title={t('examples')}>
        <Rows>
          {examples.map(({ en, tr, text }) => (
            <li key={en}>
              <Box lang="en" sx={{ fontWeight: weight.semibold }}>
                {en}
              </Box>
              <Box lang="tr" sx={{ color: 'text.secondary' }}>
                {tr}
              </Box>
              {text ? (
                <TextLink to={`${textPaths[text.kind]}/${encodeURIComponent(text.id)}`}>
                  {t('from', { title: text.title })}
                </TextLink>
              ) : null}
            </li>
          ))}
        </Rows>
      </Section>
      <Section title={t('mistake')}>
        <Box>
          {t('wrong')}{' '}
          <span lang="en">
            <Removed>{mistake.wrong}</Removed>
          </span>
        </Box>
        <Box>
          {t('right')}{' '}
          <span lang="en">
            <Added>{mistake.right}</Added>
          </span>
        </Box>
        <Box sx={{ mt: 0.5 }}>{pick(mistake.why)}</Box>
        <OwnErrors lesson={lesson} />
      </Section>
      <Practise lesson={lesson} />
    </Box>
  );
};

/** Links to the learner’s sentences with the errors that this lesson explains. */
const OwnErrors = ({ lesson: { codes, errors } }: { lesson: GrammarLesson }) => {
  const t = useGrammarText();
  const nameOf = useCodeName();
  if (errors === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      {t('ownSentences')}:{' '}
      {codes.map((code, index) => (
        <span key={code}>
          {index > 0 ? ', ' : null}
          <TextLink to={`/pages/mistakes/${code}`}>{nameOf(code)}</TextLink>
        </span>
      ))}
    </Box>
  );
};

const Practise = ({ lesson: { id, items, best, exercised } }: { lesson: GrammarLesson }) => {
  const t = useGrammarText();
  if (items === 0) {
    return (
      <Card title={t('noItems')}>
        <Box sx={{ color: 'text.secondary' }}>{t('noItemsText')}</Box>
      </Card>
    );
  }
  const checkFirst = exercised && !best?.passed;
  return (
    <Card title={t('practise')}>
      <Box sx={{ color: 'text.secondary' }}>
        {best ? t('result', { right: best.right, total: best.total }) : t('practiseText')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <LinkButton
          to={lessonRoundPath(id, 'exercise')}
          variant={checkFirst ? 'outlined' : 'contained'}
          size="large"
        >
          {t(exercised ? 'exerciseAgain' : 'exercise')}
        </LinkButton>
        <LinkButton
          to={lessonRoundPath(id, 'check')}
          variant={checkFirst ? 'contained' : 'outlined'}
          size="large"
        >
          {t(best ? 'checkAgain' : 'check')}
        </LinkButton>
      </Box>
    </Card>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
};

const Rows = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: 2,
      '& > li': { pl: 2, borderLeft: '3px solid', borderColor: 'divider' },
    }}
  >
    {children}
  </Box>
);
