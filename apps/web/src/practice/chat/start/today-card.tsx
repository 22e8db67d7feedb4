import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Meter } from '@pratik/contract/chat';
import { formatDateTime, formatNumber } from '../../../lib/language/format.ts';
import { spokenMinutes } from '../../../lib/language/spoken-minutes.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import { ConversationRing } from '../conversation-ring.tsx';
import { conversationPath } from './use-start.ts';

type TodayCardProps = { meter: Meter; openConversationId: string | null };

/** Shows the minutes used today and a link to the open conversation. */
export const TodayCard = ({ meter, openConversationId }: TodayCardProps) => {
  const t = useChatText();
  const todayText = useTodayText(meter);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('today')}
      sx={{
        p: { xs: 2.5, sm: 3 },
        borderRadius: radius.card,
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 2, sm: 3 },
        alignItems: 'center',
      }}
    >
      <ConversationRing meter={meter} size={6} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="h2">{t('today')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {todayText}
          {meter.full ? (
            <>
              <br />
              {t('nextDay', { when: formatDateTime(meter.nextDayAt) })}
            </>
          ) : null}
        </Typography>
      </Box>
      {openConversationId && !meter.full ? (
        <LinkButton to={conversationPath(openConversationId)} variant="contained" size="large">
          {t('continueTalk')}
        </LinkButton>
      ) : null}
    </Paper>
  );
};

const useTodayText = (meter: Meter): string => {
  const t = useChatText();
  if (meter.full) return t('todayFull');
  const { left, limit } = spokenMinutes(meter);
  if (meter.usedSeconds === 0) return t('todayNothing', { limit: formatNumber(limit) });
  if (meter.limitSeconds - meter.usedSeconds < 60) return t('todayLittle');
  return t('todayBegun', { left: formatNumber(left) });
};
