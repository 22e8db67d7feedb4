import Box from '@mui/material/Box';
import type { LearnerDay } from '../learner/learner-day.ts';
import { ClassesCard } from './classes-card.tsx';
import { ErrorProfile } from './error-profile.tsx';
import { SkillsCard } from './skills-card.tsx';

/** Lower part of the learner dashboard: the skill levels beside the plan, and the classes and errors below it. */
export const LearnerMore = ({ day }: { day: LearnerDay }) => (
  <>
    <SkillsCard skills={day.skills} scale={day.scale} />
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: { xs: 2, sm: 2.5 },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <ClassesCard />
      <ErrorProfile profile={day.errorProfile} />
    </Box>
  </>
);
