import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { useUiText } from './ui.texts.ts';

type Words = { title: string; body: string };

type ListEmptyProps = {
  /** Filters are set: something may be there without them. */
  filtered: boolean;
  onClear: () => void;
  /** What the list is of; without one neither state has an icon. */
  icon?: ReactNode;
  nothingFound: Words;
  nothingYet: Words;
  /** What would bring the first row. */
  action?: ReactNode;
};

/** Why a list has no row, and what to do about it. */
export const ListEmpty = ({ filtered, onClear, icon, nothingFound, nothingYet, action }: ListEmptyProps) => {
  const t = useUiText();
  return filtered ? (
    <EmptyState
      icon={icon ? <SearchOffIcon /> : null}
      title={nothingFound.title}
      action={
        <Button variant="contained" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    >
      {nothingFound.body}
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={nothingYet.title} action={action}>
      {nothingYet.body}
    </EmptyState>
  );
};
