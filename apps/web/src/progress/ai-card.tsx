import Box from '@mui/material/Box';
import { formatNumber, formatPercent } from '../lib/format.ts';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useAdminText } from './admin.texts.ts';
import type { AdminDay } from './admin-day.ts';

/** What the AI service has used of its day. */
export const AiCard = ({ ai }: Pick<AdminDay, 'ai'>) => {
  const t = useAdminText();
  if (!ai.configured) {
    return (
      <Card title={t('ai')}>
        <Box sx={{ color: 'text.secondary' }}>{t('aiOff')}</Box>
      </Card>
    );
  }
  const share = ai.tokenCapPerDay ? Math.min(1, ai.tokensToday / ai.tokenCapPerDay) : null;
  return (
    <Card title={t('ai')}>
      <Box>{t('aiTokens', { used: formatNumber(ai.tokensToday) })}</Box>
      {share === null ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 1 }}>
          <Box
            role="meter"
            aria-label={t('aiShare')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(share * 100)}
            sx={{ flex: 1, height: '0.5rem', borderRadius: 99, bgcolor: 'action.hover', overflow: 'hidden' }}
          >
            <Box
              sx={{
                height: '100%',
                width: `${share * 100}%`,
                bgcolor: share >= 0.9 ? 'warning.main' : 'primary.main',
              }}
            />
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {formatPercent(share)}
          </Box>
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {ai.tokenCapPerDay === null ? t('aiNoCap') : t('aiCap', { cap: formatNumber(ai.tokenCapPerDay) })}
      </Box>
      <CorrectionsCost corrections={ai.corrections} />
    </Card>
  );
};

/** What corrections took; who never asked the model about one sees nothing. */
const CorrectionsCost = ({ corrections }: Pick<AdminDay['ai'], 'corrections'>) => {
  const t = useAdminText();
  const used = corrections.filter(({ attempts }) => attempts > 0);
  if (used.length === 0) return null;
  const tokens = used.reduce((sum, day) => sum + day.inputTokens + day.outputTokens, 0);
  const cost = used.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
  const priced = used.some(({ costUsd }) => costUsd !== null);
  return (
    <Box sx={{ mt: 1 }}>
      {priced
        ? t('aiCost', { cost: formatNumber(cost, 2) })
        : t('aiCorrections', { tokens: formatNumber(tokens) })}{' '}
      <TextLink to="/pages/message-process-figures">{t('aiMore')}</TextLink>
    </Box>
  );
};
