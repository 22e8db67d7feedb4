import Box from '@mui/material/Box';
import { formatNumber, formatPercent } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useAdminText } from './admin.texts.ts';
import type { AdminDay } from './admin-day.ts';

/** Shows how many tokens of the AI provider were used today. */
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
            sx={{
              flex: 1,
              height: '0.5rem',
              borderRadius: radius.round,
              bgcolor: 'action.hover',
              overflow: 'hidden',
            }}
          >
            <Box
              sx={{
                height: '100%',
                width: `${share * 100}%`,
                bgcolor: share >= 0.9 ? 'warning.main' : 'primary.main',
              }}
            />
          </Box>
          <Box component="span" sx={{ fontWeight: weight.semibold }}>
            {formatPercent(share)}
          </Box>
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {ai.tokenCapPerDay === null ? t('aiNoCap') : t('aiCap', { cap: formatNumber(ai.tokenCapPerDay) })}
      </Box>
      <Spent spent={ai.spent} />
    </Card>
  );
};

/**
 * Shows the cost or the tokens used by conversations, corrections and speech. Renders nothing if the AI provider
 * was not used.
 */
const Spent = ({ spent: { use } }: Pick<AdminDay['ai'], 'spent'>) => {
  const t = useAdminText();
  if (use.length === 0) return null;
  const tokens = use.reduce((sum, day) => sum + day.inputTokens + day.outputTokens, 0);
  const cost = use.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
  const priced = use.some(({ costUsd }) => costUsd !== null);
  return (
    <Box sx={{ mt: 1 }}>
      {priced ? t('aiCost', { cost: formatNumber(cost, 2) }) : t('aiSpent', { tokens: formatNumber(tokens) })}{' '}
      <TextLink to="/pages/message-process-statistics">{t('aiMore')}</TextLink>
    </Box>
  );
};
