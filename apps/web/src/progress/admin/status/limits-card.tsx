import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { getStatus } from '@pratik/contract/status';
import { formatNumber } from '../../../lib/language/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useStatusText } from './status.texts.ts';

/** Shows the version of Pratik and the limits that its operator configured. */
export const LimitsCard = ({ version, limits }: Pick<AnswerOf<typeof getStatus>, 'version' | 'limits'>) => {
  const t = useStatusText();
  const seconds = (count: number) => t('seconds', { count: formatNumber(count) });
  const { aiTokens } = limits;
  return (
    <Card title={t('limits')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Row name={t('version')} value={version} />
        <Row
          name={t('chatMinutes')}
          value={t('minutes', { count: formatNumber(limits.chatMinutesPerDay) })}
        />
        {aiTokens ? (
          <>
            <Row
              name={t('aiToday')}
              value={t('aiTodayOf', {
                used: formatNumber(aiTokens.today),
                cap: formatNumber(aiTokens.perDay),
              })}
            />
            <Row name={t('aiPerUser')} value={formatNumber(aiTokens.perUserPerDay)} />
            <Row name={t('aiReply')} value={seconds(limits.aiReplySeconds)} />
          </>
        ) : null}
        <Row name={t('speech')} value={seconds(limits.speechSeconds)} />
        <Row name={t('transcription')} value={seconds(limits.transcriptionSeconds)} />
        <Row name={t('requests')} value={formatNumber(limits.requestsAtOnce)} />
      </Box>
      <Box sx={{ mt: 2, color: 'text.secondary', typography: 'caption' }}>{t('limitsText')}</Box>
    </Card>
  );
};

const Row = ({ name, value }: { name: string; value: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    <Box component="dt" sx={{ flex: '1 1 12rem', color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Box>
  </Box>
);
