import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { useUiText } from '../ui.texts.ts';

type Words = { title: string; body: string };

type ListEmptyProps = {
  /** True when filters are set, so that the list may have rows without them. */
  filtered: boolean;
  onClear: () => void;
  /** An icon for the content of the list. When omitted, neither state has an icon. */
  icon?: ReactNode;
  nothingFound: Words;
  nothingYet: Words;
  /** The action that creates the first row. */
  action?: ReactNode;
};

/** Explains why a list is empty and what to do. */
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
