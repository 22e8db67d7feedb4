import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { Question } from '@pratik/contract/question';
import type { getQuestionStatistics } from '@pratik/contract/question-statistics';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { formatNumber, formatPercent } from '../../lib/language/format.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { PlaceTable } from './fields/place-table.tsx';
import { flagHelp, flagName } from './question-words.tsx';
import { useStatistics } from './questions.api.ts';
import { useQuestionsText } from './questions.texts.ts';
import { ShareBars } from './share-bars.tsx';

type Statistics = AnswerOf<typeof getQuestionStatistics>;

/** Shows the statistics of an item as numbers and small charts, and explains each warning in a text. */
export const StatisticsCard = ({ question }: { question: Question }) => {
  const t = useQuestionsText();
  const { data, error, refetch } = useStatistics(question);
  return (
    <Card title={t('statistics')}>
      {data ? <StatsList statistics={data} /> : null}
      {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="10rem" />
        </Delayed>
      )}
    </Card>
  );
};

/** Formats a correlation as `0,42`. A negative number starts with a minus sign (U+2212), not with a hyphen. */
const correlation = (value: number): string => formatNumber(value, 2).replace('-', '−');

const StatsList = ({ statistics }: { statistics: Statistics }) => {
  const t = useQuestionsText();
  const { levelName } = useLevelWords();
  const { answers, olderAnswers, rightShare, chance, discrimination, medianMs } = statistics;
  const { byLevel, options, places, flags } = statistics;
  const older =
    olderAnswers > 0 ? (
      <Box sx={{ color: 'text.secondary' }}>{t('olderAnswers', { count: olderAnswers })}</Box>
    ) : null;
  if (answers === 0 || rightShare === null) {
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <div>{t('noAnswers')}</div>
        {older}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {flags.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('allWell')}</Box>
      ) : (
        flags.map((flag) => (
          <Notice key={flag} tone="warning" title={flagName(t, flag)}>
            {flagHelp(t, flag, chance)}
          </Notice>
        ))
      )}
      <Box component="dl" sx={statGrid}>
        <Stat label={t('figAnswers')} value={formatNumber(answers)} />
        <Stat label={t('figRight')} value={formatPercent(rightShare)} />
        {chance > 0 ? <Stat label={t('figChance')} value={formatPercent(chance)} /> : null}
        <Stat
          label={t('figDiscrimination')}
          value={discrimination === null ? t('tooFew') : correlation(discrimination)}
        />
        <Stat
          label={t('figTime')}
          value={medianMs === null ? '–' : t('seconds', { count: formatNumber(medianMs / 1000, 1) })}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('figDiscriminationHelp')}</Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <ShareBars
          label={t('byLevel')}
          bars={byLevel.map((row) => ({
            key: row.levelId ?? '',
            name: row.levelId === null ? t('noLevel') : levelName(row.levelId),
            share: row.rightShare,
            text: t('byLevelRow', { share: formatPercent(row.rightShare), count: row.answers }),
          }))}
        />
        {options.length > 0 ? (
          <ShareBars
            label={t('byOption')}
            bars={options.map(({ text, right, chosen }) => ({
              key: text,
              name: right ? `${text} (${t('rightOption')})` : text,
              lang: 'en' as const,
              share: answers === 0 ? 0 : chosen / answers,
              text: t('byOptionRow', { count: chosen }),
              muted: !right,
            }))}
          />
        ) : null}
      </Box>
      {places ? <PlaceTable places={places} answers={answers} /> : null}
      {older}
    </Box>
  );
};

const Stat = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{ m: 0, typography: 'reading', fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }}
    >
      {value}
    </Box>
  </div>
);

const statGrid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
};
