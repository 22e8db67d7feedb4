import Box from '@mui/material/Box';
import { getUnit, type UnitDetails, type UnitStep } from '@pratik/contract/path';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { itemPlace } from '../../learner/learner-day.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { formatDate } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { SpriteIcon } from '../../ui/action/sprite-icon.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/layout/navigation.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { usePathText } from './path.texts.ts';
import { pathPath, unitCheckPath, unitPath } from './path-paths.ts';
import { isReviewDue, UnitState } from './unit-state.tsx';

/** Page `/pages/path/:id`: one unit with its can-do statements, steps, check and the learner’s results. */
export const UnitPage = () => {
  const t = usePathText();
  const pick = useBilingual();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...callQuery(getUnit, { id }), refetchOnMount: 'always' });
  const unit = data?.unit;
  return (
    <Page
      title={unit ? pick(unit.title) : t('title')}
      lead={
        <>
          {unit ? (
            <Box>
              {unit.levelId} · {t('number', { number: unit.number })} · <UnitState unit={unit} />
            </Box>
          ) : null}
          <TextLink to={pathPath} alone>
            <span aria-hidden>‹&nbsp;</span>
            {t('allUnits')}
          </TextLink>
        </>
      }
      width="narrow"
    >
      {unit ? (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Statements unit={unit} />
          <Steps unit={unit} />
          <Check unit={unit} />
          <Results unit={unit} />
        </Box>
      ) : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{ title: t('missing'), text: t('missingText'), to: pathPath, toLabel: t('allUnits') }}
        >
          <CardSkeletons count={3} height="11rem" />
        </NotThere>
      )}
    </Page>
  );
};

const Statements = ({ unit: { canDo } }: { unit: UnitDetails }) => {
  const t = usePathText();
  const pick = useBilingual();
  return (
    <Card title={t('canDo')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {canDo.map(({ text }) => (
          <li key={text.en}>{pick(text)}</li>
        ))}
      </Box>
    </Card>
  );
};

const Steps = ({ unit: { stepList, words } }: { unit: UnitDetails }) => {
  const t = usePathText();
  return (
    <Card title={t('stepList')}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {stepList.map((step) => (
          <Step key={`${step.kind} ${step.itemId}`} step={step} words={words} />
        ))}
      </Box>
    </Card>
  );
};

const Step = ({ step, words }: { step: UnitStep; words: UnitDetails['words'] }) => {
  const t = usePathText();
  const pick = useBilingual();
  const { kind, itemId, title, done, minutes } = step;
  const place = kind === 'words' ? '/pages/vocabulary-practice' : itemPlace(kind, itemId);
  const english = kind === 'reading' || kind === 'listening';
  return (
    <li>
      <Box
        component={Link}
        to={place}
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          minHeight: 56,
          px: 1.5,
          py: 1,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: radius.control,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ display: 'flex', color: done ? 'success.main' : 'primary.main' }}>
          <SpriteIcon name={kind === 'words' ? 'vocabulary' : kind} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: weight.semibold }} {...(english ? { lang: 'en' } : {})}>
            {title ? pick(title) : t('words')}
          </Box>
          <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
            {kind === 'words' ? t('wordsKnown', words) : `${t(kind)} · ${t('minutes', { count: minutes })}`}
          </Box>
        </Box>
        {done ? (
          <Box sx={{ color: 'success.main', whiteSpace: 'nowrap' }}>✓ {t('stepDone')}</Box>
        ) : (
          <VisuallyHidden>{t('stepOpen')}</VisuallyHidden>
        )}
      </Box>
    </li>
  );
};

const Check = ({ unit }: { unit: UnitDetails }) => {
  const t = usePathText();
  const pick = useBilingual();
  const { id, state, reviewDueAt, openCheckId, next } = unit;
  const due = isReviewDue(unit, new Date());
  const isPassed = state === 'passed' || state === 'done';
  const text =
    state === 'done'
      ? t('doneText')
      : due
        ? t('reviewText')
        : reviewDueAt !== null
          ? t('passedText', { date: formatDate(reviewDueAt) })
          : t('checkText');
  const act = openCheckId ? 'continueCheck' : due ? 'startReview' : isPassed ? 'checkAgain' : 'startCheck';
  const urgent = openCheckId !== null || due || !isPassed;
  return (
    <Card title={t('checkTitle')}>
      <Box sx={{ color: 'text.secondary', lineHeight: 1.6 }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <LinkButton to={unitCheckPath(id)} variant={urgent ? 'contained' : 'outlined'} size="large">
          {t(act)}
        </LinkButton>
        {isPassed && next ? (
          <LinkButton to={unitPath(next.id)} variant={urgent ? 'outlined' : 'contained'} size="large">
            {t('nextUnit', { title: pick(next.title) })}
          </LinkButton>
        ) : null}
      </Box>
    </Card>
  );
};

const Results = ({ unit: { results } }: { unit: UnitDetails }) => {
  const t = usePathText();
  if (results.length === 0) return null;
  return (
    <Card title={t('results')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {results.map(({ part, at, right, total, passed }) => (
          <li key={at}>
            {t('resultLine', {
              date: formatDate(at),
              part: t(part === 'check' ? 'resultCheck' : 'resultReview'),
              right,
              total,
            })}{' '}
            <Box component="span" sx={{ color: passed ? 'success.main' : 'text.secondary' }}>
              ({t(passed ? 'resultPassed' : 'resultFailed')})
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
};
