import Box from '@mui/material/Box';
import { TextLink } from '../../ui/action/text-link.tsx';
import { RecordingsCard } from '../recordings-card.tsx';
import { useAdminText } from './admin.texts.ts';
import type { AdminDay } from './admin-day.ts';
import { AiCard } from './ai-card.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { QueueCard } from './queue-card.tsx';

type AdminCardsProps = Pick<AdminDay, 'queue' | 'ai' | 'needs' | 'coverage'>;

/**
 * Lower part of the administrator dashboard: the message queue, the tasks for administrators, the AI provider and
 * the content.
 */
export const AdminCards = ({ queue, ai, needs, coverage }: AdminCardsProps) => {
  const t = useAdminText();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <QueueCard queue={queue} actions={<TextLink to="/pages/status">{t('status')}</TextLink>} />
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 } }}>
          <NeedsCard needs={needs} />
          <AiCard ai={ai} />
        </Box>
      </Box>
      <CoverageCard coverage={coverage} />
      <RecordingsCard />
    </>
  );
};
