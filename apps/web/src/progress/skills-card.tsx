import Box from '@mui/material/Box';
import type { LearnerDay } from '../learner/learner-day.ts';
import { useBilingual } from '../lib/language/i18n.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useMoreText } from './more.texts.ts';
import { placeOn, rangeOn, type Scale, type Skill, shortName } from './skill-scale.ts';

const skillOrder = ['speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar'] as const;

/** Shows the learner’s level in each skill as text and as a range on the level scale. */
export const SkillsCard = ({ skills, scale }: Pick<LearnerDay, 'skills' | 'scale'>) => {
  const t = useMoreText();
  const known = skillOrder.flatMap((skill) => skills.find((one) => one.skill === skill) ?? []);
  const unknown = skillOrder.filter((skill) => !known.some((one) => one.skill === skill));
  const links = (
    <>
      <TextLink to="/pages/weekly-letter" alone>
        {t('weeklyLetter')}
      </TextLink>
      <TextLink to="/pages/my-report" alone>
        {t('report')}
      </TextLink>
    </>
  );
  if (known.length === 0) {
    return (
      <Card title={t('skills')} actions={links}>
        <EmptyState drawing="chart" title={t('skillsEmpty')}>
          {t('skillsEmptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t('skills')} actions={links}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('skillsText')}</Box>
      <ScaleHead scale={scale} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.75 }}>
        {known.map((skill) => (
          <SkillRow key={skill.skill} skill={skill} scale={scale} />
        ))}
      </Box>
      {unknown.length > 0 ? (
        <Box sx={{ color: 'text.secondary', mt: 2 }}>
          {t('skillsUnknown', { skills: unknown.map((skill) => t(skill)).join(', ') })}
        </Box>
      ) : null}
    </Card>
  );
};

const ScaleHead = ({ scale }: { scale: Scale }) => {
  const say = useBilingual();
  return (
    <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary', typography: 'caption', mb: 1 }}>
      {scale.map(({ id, name }) => (
        <Box
          key={id}
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            textAlign: 'center',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {shortName(say(name))}
        </Box>
      ))}
    </Box>
  );
};

const SkillRow = ({ skill, scale }: { skill: Skill; scale: Scale }) => {
  const t = useMoreText();
  const say = useBilingual();
  const { from, to } = rangeOn(skill, scale);
  const nameOf = (id: string | null) => shortName(say(scale.find((one) => one.id === id)?.name ?? unnamed));
  const level = nameOf(skill.level);
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <Box component="span" sx={{ fontWeight: weight.semibold }}>
          {t(skill.skill)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {skill.from === skill.to
            ? t('skillSure', { level })
            : t('skillRange', { level, from: nameOf(skill.from), to: nameOf(skill.to) })}
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: '1.1rem',
          mt: 0.5,
          borderRadius: radius.round,
          bgcolor: 'action.hover',
          overflow: 'hidden',
        }}
      >
        {scale.slice(1).map(({ id }, index) => (
          <Box
            key={id}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              left: `${((index + 1) / scale.length) * 100}%`,
              borderLeft: '1px solid',
              borderColor: 'background.paper',
            }}
          />
        ))}
        <Box
          sx={{
            position: 'absolute',
            insetBlock: '0.2rem',
            left: `${from * 100}%`,
            width: `${Math.max(0.02, to - from) * 100}%`,
            borderRadius: radius.round,
            bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 45%, transparent)',
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: '0.1rem',
            left: `calc(${placeOn(skill.ability, scale) * 100}% - 0.45rem)`,
            width: '0.9rem',
            height: '0.9rem',
            borderRadius: radius.round,
            bgcolor: 'primary.main',
          }}
        />
      </Box>
    </li>
  );
};

const unnamed = { tr: '–', en: '–' };
