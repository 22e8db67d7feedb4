import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useUsersText } from './users.texts.ts';

/** Why no row is shown, and what to do about it. */
export const UserListEmpty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const t = useUsersText();
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchOffIcon />}
        title={t('nothingFound')}
        action={
          <Button variant="contained" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        }
      >
        {t('nothingFoundBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<PeopleIcon />}
      title={t('emptyTitle')}
      action={
        <>
          <LinkButton to="/pages/user-add" variant="contained">
            {t('addUser')}
          </LinkButton>
          <LinkButton to="/pages/user-add?by=file" variant="outlined">
            {t('addFromFile')}
          </LinkButton>
        </>
      }
    >
      {t('emptyBody')}
    </EmptyState>
  );
};
