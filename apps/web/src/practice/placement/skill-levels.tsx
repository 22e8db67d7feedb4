import Box from '@mui/material/Box';
import type { PlacementResult } from '@pratik/contract/placement';
import { useBilingual } from '../../lib/language/i18n.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { usePlacementText } from './placement.texts.ts';
import { shortName } from './sureness.ts';

/** Shows the level of each skill with its range. */
export const SkillLevels = ({ skills }: Pick<PlacementResult, 'skills'>) => {
  const t = usePlacementText();
  const pick = useBilingual();
  return (
    <>
      {skills.length === 0 ? <Box>{t('skillsNone')}</Box> : null}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {skills.map(({ skill, level, from, to }) => (
          <Box key={skill} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component="dt" sx={{ minWidth: '8rem', fontWeight: weight.semibold }}>
              {t(skill)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {shortName(pick(level.name))}
              {from.id === to.id ? null : (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' '}
                  ({t('between', { from: shortName(pick(from.name)), to: shortName(pick(to.name)) })})
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{t('skillsRest')}</Box>
    </>
  );
};
