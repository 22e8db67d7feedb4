import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useUiText } from '../ui.texts.ts';
import type { DataColumn } from './data-table.types.ts';

type Visibility = Record<string, boolean>;
type ColumnMenuProps<Row> = {
  columns: readonly DataColumn<Row>[];
  visibility: Visibility;
  onChange: (visibility: Visibility) => void;
};

/** Menu that shows and hides columns of a table. The primary column cannot be hidden. */
export const ColumnMenu = <Row,>({ columns, visibility, onChange }: ColumnMenuProps<Row>) => {
  const t = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hideable = columns.filter((column) => !column.primary);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('columnsLabel') } }}
      >
        {hideable.map(({ id, header }) => {
          const shown = visibility[id] !== false;
          return (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={shown}
              onClick={() => onChange({ ...visibility, [id]: !shown })}
            >
              <Checkbox
                checked={shown}
                tabIndex={-1}
                slotProps={{ input: { 'aria-hidden': true } }}
                sx={{ p: 0, mr: 1.5 }}
              />
              {header}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
