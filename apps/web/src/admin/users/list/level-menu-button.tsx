import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { useUiText } from '../../../ui/ui.texts.ts';
import { useActsText } from '../acts.texts.ts';

type LevelMenuButtonProps = { busy: boolean; onChoose: (levelId: string | null, levelName: string) => void };

/** Menu that assigns a level to all selected users. */
export const LevelMenuButton = ({ busy, onChoose }: LevelMenuButtonProps) => {
  const t = useActsText();
  const ui = useUiText();
  const { options, retry } = useLevelWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (levelId: string | null, name: string) => () => {
    setAnchor(null);
    onChoose(levelId, name);
  };
  return (
    <>
      <Button
        disabled={busy}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('setLevel')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('setLevel') } }}
      >
        {options.map(({ value, label }) => (
          <MenuItem key={value} onClick={choose(value, label)}>
            {label}
          </MenuItem>
        ))}
        {retry ? (
          <MenuItem onClick={retry}>
            {ui('optionsFailed')} {ui('retry')}
          </MenuItem>
        ) : null}
        <Divider />
        <MenuItem onClick={choose(null, '')}>{t('takeLevel')}</MenuItem>
      </Menu>
    </>
  );
};
