import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { attempt } from '@pratik/contract/message-process';
import type { z } from 'zod';
import { formatDateTime } from '../../lib/language/format.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { durationText, reasonText } from './message-words.tsx';
import { type MessagesText, useMessagesText } from './messages.texts.ts';

type Attempt = z.infer<typeof attempt>;

/** Lists the checker’s attempts on a message, newest first. */
export const AttemptList = ({ attempts }: { attempts: readonly Attempt[] }) => {
  const t = useMessagesText();
  if (attempts.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('noAttempts')}</Typography>;
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {attempts
        .toSorted((one, other) => other.number - one.number)
        .map((one) => (
          <Box
            component="li"
            key={one.number}
            sx={{
              py: 1.5,
              overflowWrap: 'anywhere',
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
              <strong>
                {t(one.step === 'model' ? 'attemptOfModel' : 'attemptNumber', { count: one.number })}
              </strong>
              <Box component="span" sx={{ color: outcomeColors[one.outcome], fontWeight: weight.semibold }}>
                {outcomeName(t, one)}
              </Box>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <time dateTime={one.startedAt}>{formatDateTime(one.startedAt)}</time>
              {one.durationMs === null ? null : ` · ${durationText(t, one.durationMs)}`}
              {one.engine ? ` · ${one.engine}` : null}
            </Typography>
            {one.reason ? <Typography variant="body2">{reasonText(t, one.reason)}</Typography> : null}
          </Box>
        ))}
    </Box>
  );
};

const outcomeColors = {
  running: 'primary.main',
  done: 'success.main',
  failed: 'error.main',
  'handed-back': 'text.secondary',
} as const;

const outcomeName = (t: MessagesText, { outcome }: Attempt): string =>
  t(
    (
      {
        running: 'outcomeRunning',
        done: 'outcomeDone',
        failed: 'outcomeFailed',
        'handed-back': 'outcomeHandedBack',
      } as const
    )[outcome],
  );
