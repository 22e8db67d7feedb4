import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ManagedLevel } from '@pratik/contract/level';
import { formatDate } from '../../../lib/language/format.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { itemWords, LearnersLink, otherItemWords, thresholdText } from '../level-words.tsx';
import { type LevelsText, useLevelsText } from '../levels.texts.ts';
import { LevelRowMenu } from './level-row-menu.tsx';
import { Facts, rowStyle } from './level-rows.tsx';
import type { LevelActs } from './use-level-acts.ts';

type LevelRowProps = {
  level: ManagedLevel;
  acts: LevelActs;
  /** Position in the order of levels; the first level is 0. Undefined for a retired level. */
  place?: number;
  last?: boolean;
  onMove?: (step: -1 | 1) => void;
};

/** One level in the list: position, name, contents and actions. */
export const LevelRow = ({ level, acts, place, last = false, onMove }: LevelRowProps) => {
  const t = useLevelsText();
  const name = useBilingual()(level.name);
  const facts = [
    ...(name.includes(level.cefr) ? [] : [level.cefr]),
    thresholdFact(t, level, place === 0),
    t('statements', { count: level.canDo }),
    ...(level.retiredAt === null ? [] : [t('retiredSince', { when: formatDate(level.retiredAt) })]),
  ];
  const items = itemWords(t, level.use);
  return (
    <Box component="li" sx={{ ...rowStyle, pl: onMove ? { xs: 0.5, sm: 1.5 } : 2.5 }}>
      {onMove ? (
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <IconButton
            aria-label={t('moveUp', { name })}
            data-move={`${level.id} -1`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={t('moveDown', { name })}
            data-move={`${level.id} 1`}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardIcon fontSize="small" />
          </IconButton>
        </Box>
      ) : null}
      <Box sx={{ flex: '1 1 0', minWidth: 0, display: 'grid', gap: 0.5, py: 0.75 }}>
        <Box sx={{ typography: 'subtitle1' }}>
          <TextLink to={`/pages/level-edit/${encodeURIComponent(level.id)}`}>{name}</TextLink>
        </Box>
        <Facts facts={[<LearnersLink key="learners" id={level.id} use={level.use} />, ...facts]} />
        <Facts facts={[...(items.length === 0 ? [t('noItems')] : items), ...otherItemWords(t, level.use)]} />
        {level.offers > 0 ? (
          <Box sx={{ color: 'info.main', fontWeight: weight.medium }}>
            {t('offers', { count: level.offers })}
          </Box>
        ) : null}
      </Box>
      <LevelRowMenu level={level} name={name} acts={acts} />
    </Box>
  );
};

const thresholdFact = (t: LevelsText, { abilityFrom }: ManagedLevel, first: boolean): string => {
  if (abilityFrom !== null) return t('threshold', { value: thresholdText(abilityFrom) });
  return t(first ? 'firstThreshold' : 'noThreshold');
};
