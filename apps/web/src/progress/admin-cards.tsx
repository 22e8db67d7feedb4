import Box from '@mui/material/Box';
import type { AdminDay } from './admin-day.ts';
import { AiCard } from './ai-card.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { RecordingsCard } from './recordings-card.tsx';

/** The queue, the AI service, the content: the second screen of the administrator's day. */
export const AdminCards = ({ queue, ai, coverage }: Pick<AdminDay, 'queue' | 'ai' | 'coverage'>) => (
  <>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 2.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <QueueCard queue={queue} />
      <AiCard ai={ai} />
    </Box>
    <CoverageCard coverage={coverage} />
    <RecordingsCard />
  </>
);
