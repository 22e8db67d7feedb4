import Box from '@mui/material/Box';
import type { LearnerDay } from '../learner/learner-day.ts';
import { ClassesCard } from './classes-card.tsx';
import { ErrorProfile } from './error-profile.tsx';
import { SkillsCard } from './skills-card.tsx';

/** Lower part of the learner dashboard: levels and errors. */
export const LearnerMore = ({ day }: { day: LearnerDay }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, sm: 2.5 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
      alignItems: 'start',
    }}
  >
    <ClassesCard />
    <SkillsCard skills={day.skills} scale={day.scale} />
    <ErrorProfile profile={day.errorProfile} />
  </Box>
);
