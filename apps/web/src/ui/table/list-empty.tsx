import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { useUiText } from '../ui.texts.ts';

type Words = { title: string; body: string };

type ListEmptyProps = {
  /** Whether filters are active, which may hide rows of the list. */
  filtered: boolean;
  onClear: () => void;
  /** Icon that represents the content of the list. By default, no icon is shown. */
  icon?: ReactNode;
  nothingFound: Words;
  nothingYet: Words;
  /** Action that creates the first row of the list. */
  action?: ReactNode;
};

/** Explains why a list is empty and suggests what the user can do. */
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
