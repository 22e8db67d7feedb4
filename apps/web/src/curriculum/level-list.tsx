import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LevelChoice, type OfferedLevel, useLevelName } from './level-choice.tsx';

type LevelListProps = {
  list: {
    levels: readonly OfferedLevel[];
    level: string;
    ownLevel: string | null;
    nearestLevel: string | null;
  };
  drawing: 'shelf' | 'cards';
  /** Texts of the list. `title` and `toNearest` receive the name of a level. */
  texts: {
    title: (level: string) => string;
    none: string;
    noneText: string;
    toNearest: (level: string) => string;
  };
  onLevel: (level: string) => void;
  /** The items of the level. Null when the level has no items; the list then offers the nearest level that has some. */
  children: ReactNode;
};

/** Items of one level, with buttons for choosing another level. */
export const LevelList = ({ list, drawing, texts, onLevel, children }: LevelListProps) => {
  const levelName = useLevelName();
  const { levels, level, ownLevel, nearestLevel } = list;
  const shown = levels.find(({ id }) => id === level);
  const nearest = levels.find(({ id }) => id === nearestLevel);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
          {texts.title(shown ? levelName(shown) : level)}
        </Typography>
        <LevelChoice levels={levels} level={level} ownLevel={ownLevel} onChange={onLevel} />
      </Box>
      {children ?? (
        <EmptyState
          drawing={drawing}
          title={texts.none}
          action={
            nearest ? (
              <Button variant="contained" onClick={() => onLevel(nearest.id)}>
                {texts.toNearest(levelName(nearest))}
              </Button>
            ) : null
          }
        >
          {texts.noneText}
        </EmptyState>
      )}
    </>
  );
};
