import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getWeeklyLetter, type WeeklyLetter } from '@pratik/contract/reminders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCodeName } from '../../feedback/code-names.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { dayLabel, formatNumber } from '../../lib/language/format.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Paper, screenOnly } from '../../ui/layout/paper.tsx';
import { useWeeklyLetterText } from './weekly-letter.texts.ts';

const defaults = { week: '' } as const;
const weekMs = 7 * 86_400_000;
const weeksLater = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * weekMs).toISOString().slice(0, 10);

/** Page `/pages/weekly-letter`: the learner’s letter about a week. It can be printed. */
export const WeeklyLetterPage = () => {
  const t = useWeeklyLetterText();
  const [{ week }, setAddress] = useUrlState(defaults);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...callQuery(getWeeklyLetter, week === '' ? {} : { week }),
    placeholderData: keepPreviousData,
  });
  return (
    <Paper>
      <Page
        title={t('title')}
        lead={data ? t('week', { from: dayLabel(data.from), to: dayLabel(data.to) }) : undefined}
        width="narrow"
      >
        {data && !error ? (
          <Box sx={{ opacity: isPlaceholderData ? 0.65 : 1 }}>
            <Box className={screenOnly} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
              <Button variant="outlined" onClick={() => setAddress({ week: weeksLater(data.from, -1) })}>
                {t('earlier')}
              </Button>
              <Button
                variant="outlined"
                disabled={data.isLatest}
                onClick={() => setAddress({ week: weeksLater(data.from, 1) })}
              >
                {t('later')}
              </Button>
              <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
                {t('print')}
              </Button>
            </Box>
            <Letter letter={data} />
            <Box className={screenOnly} sx={{ mt: 3 }}>
              <TextLink to="/pages/reminders" alone>
                {t('toReminders')}
              </TextLink>
            </Box>
          </Box>
        ) : (
          <NotThere
            error={error}
            onRetry={() => void refetch()}
            missing={{
              title: t('missing'),
              text: t('missingText'),
              to: '/pages/weekly-letter',
              toLabel: t('lastLetter'),
            }}
          >
            <CardSkeletons count={1} height="26rem" />
          </NotThere>
        )}
      </Page>
    </Paper>
  );
};

const Letter = ({ letter }: { letter: WeeklyLetter }) => {
  const t = useWeeklyLetterText();
  const { days, minutes } = letter;
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div>
          <Typography sx={{ mb: 1 }}>{t('dear', { name: letter.name })}</Typography>
          <Typography>
            {days === 0
              ? t('nothing')
              : t('practised', {
                  days: formatNumber(days),
                  minutes: formatNumber(Math.max(1, Math.round(minutes))),
                })}
          </Typography>
        </div>
        {days > 0 ? <WeekParts letter={letter} /> : null}
        <Part title={t('nextTitle')}>
          <NextWeek next={letter.next} />
        </Part>
      </Box>
    </Card>
  );
};

/** What the letter says about the words and the errors of a week with practice. */
const WeekParts = ({ letter: { words, mistakeGone } }: { letter: WeeklyLetter }) => {
  const t = useWeeklyLetterText();
  const nameOf = useCodeName();
  return (
    <>
      <Part title={t('wordsTitle')}>
        {words.stayed > 0 ? (
          <>
            <Typography>{t('wordsStayed', { count: formatNumber(words.stayed) })}</Typography>
            <Typography lang="en" sx={{ color: 'text.secondary' }}>
              {words.examples.join(' · ')}
            </Typography>
          </>
        ) : (
          <Typography>{t('wordsNone')}</Typography>
        )}
        {words.learned > 0 ? (
          <Typography>{t('wordsLearned', { count: formatNumber(words.learned) })}</Typography>
        ) : null}
      </Part>
      <Part title={t('mistakeTitle')}>
        <Typography>
          {mistakeGone ? t('mistakeGone', { name: nameOf(mistakeGone) }) : t('mistakeNone')}
        </Typography>
      </Part>
    </>
  );
};

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <Typography variant="h2" sx={{ mb: 0.75 }}>
      {title}
    </Typography>
    {children}
  </div>
);

const pathOf = (next: WeeklyLetter['next']): string => {
  if (next.kind === 'words') return '/pages/vocabulary-practice';
  if (next.kind === 'path') return '/pages/path';
  return next.kind === 'error' ? `/pages/mistakes/${next.code}` : '/';
};

const NextWeek = ({ next }: { next: WeeklyLetter['next'] }) => {
  const t = useWeeklyLetterText();
  const nameOf = useCodeName();
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {next.kind === 'error' ? t('next.error', { name: nameOf(next.code) }) : t(`next.${next.kind}`)}
      </Typography>
      <Box className={screenOnly}>
        <LinkButton to={pathOf(next)} variant="contained">
          {t(`go.${next.kind}`)}
        </LinkButton>
      </Box>
    </>
  );
};
