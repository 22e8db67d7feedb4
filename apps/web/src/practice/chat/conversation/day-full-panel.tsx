import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Meter } from '@pratik/contract/chat';
import { formatDateTime, formatNumber } from '../../../lib/language/format.ts';
import { spokenMinutes } from '../../../lib/language/spoken-minutes.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import type { Chat } from './use-chat.ts';

type DayFullPanelProps = {
  meter: Meter;
  /** Function that ends the open conversation. Undefined when the conversation has already ended. */
  end?: Chat['end'];
};

/** Panel that says that today’s minutes are used up and when the next day begins. */
export const DayFullPanel = ({ meter, end }: DayFullPanelProps) => {
  const t = useChatText();
  const { limit } = spokenMinutes(meter);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('dayFull', { limit: formatNumber(limit) })}
      sx={{
        p: 2.5,
        mt: 2,
        borderRadius: radius.card,
        bgcolor: 'color-mix(in srgb, var(--p-palette-success-main) 7%, var(--p-palette-background-paper))',
        display: 'grid',
        gap: 1,
      }}
    >
      <Typography variant="h3" component="h2">
        {t('dayFull', { limit: formatNumber(limit) })}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {t('dayFullText')}
        <br />
        {t('nextDay', { when: formatDateTime(meter.nextDayAt) })}
      </Box>
      {end ? (
        <>
          <FormProblem error={end.error} />
          <Button
            variant="contained"
            loading={end.isPending}
            onClick={() => end.mutate()}
            sx={{ justifySelf: 'flex-start' }}
          >
            {t('dayFullEnd')}
          </Button>
        </>
      ) : null}
    </Paper>
  );
};
