import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ManagedUnit } from '@pratik/contract/unit-editing';
import { useThemeName } from '../../../curriculum/unit-themes.texts.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useLevelsText } from '../levels.texts.ts';
import { Facts, rowStyle } from '../list/level-rows.tsx';
import { unitPaths } from './unit-paths.ts';
import { useUnitsText } from './units.texts.ts';

type UnitRowProps = {
  unit: ManagedUnit;
  onRetired: (retired: boolean) => void;
  /** Zero-based position among the units in use. Undefined for a retired unit. */
  place?: number;
  last?: boolean;
  onMove?: (step: -1 | 1) => void;
};

/** One unit in the list: number, title, theme, contents, state and actions. */
export const UnitRow = ({ unit, onRetired, place, last = false, onMove }: UnitRowProps) => {
  const levelsText = useLevelsText();
  const t = useUnitsText();
  const themeName = useThemeName();
  const { fields, levelId, id, state } = unit;
  const name = useBilingual()(fields.title);
  const retired = state === 'retired';
  return (
    <Box component="li" sx={{ ...rowStyle, pl: onMove ? { xs: 0.5, sm: 1.5 } : 2.5 }}>
      {onMove ? (
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <IconButton
            aria-label={levelsText('moveUp', { name })}
            data-move={`${id} -1`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={levelsText('moveDown', { name })}
            data-move={`${id} 1`}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardIcon fontSize="small" />
          </IconButton>
        </Box>
      ) : null}
      <Box sx={contentStyle}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Box sx={{ typography: 'subtitle1' }}>
            <TextLink to={unitPaths.edit(levelId, id)}>
              {place === undefined ? name : t('numbered', { number: place + 1, name })}
            </TextLink>
          </Box>
          <Facts
            facts={[
              themeName(fields.theme),
              t('words', { count: fields.words.length }),
              t('lessons', { count: fields.lessons.length }),
              t('texts', { count: fields.readings.length + fields.listenings.length }),
              t(state),
              ...(unit.edited ? [<Edited key="edited" />] : []),
            ]}
          />
        </Box>
        <Button
          aria-label={levelsText(retired ? 'statementRevive' : 'statementRetire', { text: name })}
          onClick={() => onRetired(!retired)}
          sx={{ ml: { xs: -2, sm: 0 } }}
        >
          {levelsText(retired ? 'revive' : 'retire')}
        </Button>
      </Box>
    </Box>
  );
};

/** On a phone, the action button is below the text of the row. */
const contentStyle = {
  flex: '1 1 0',
  minWidth: 0,
  py: 0.75,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
};

const Edited = () => {
  const t = useUnitsText();
  return (
    <Box component="span" sx={{ color: 'info.main', fontWeight: weight.medium }}>
      {t('edited')}
    </Box>
  );
};
