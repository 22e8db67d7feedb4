import Box from '@mui/material/Box';
import type { LearnerDay } from '../learner/learner-day.ts';
import { ClassesCard } from './classes-card.tsx';
import { ErrorProfile } from './error-profile.tsx';
import { SkillsCard } from './skills-card.tsx';

/** The levels of the learner’s skills, beside the plan. */
export const LearnerSkills = ({ day }: { day: LearnerDay }) => (
  <SkillsCard skills={day.skills} scale={day.scale} />
);

/** Lower part of the learner dashboard: classes and errors. */
export const LearnerMore = ({ day }: { day: LearnerDay }) => (
  <Box sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <ClassesCard />
    <ErrorProfile profile={day.errorProfile} />
  </Box>
);
