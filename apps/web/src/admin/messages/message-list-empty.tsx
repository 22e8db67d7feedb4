import ForumIcon from '@mui/icons-material/ForumOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useMessagesText } from './messages.texts.ts';

/** Why no message is shown, and what to do about it. */
export const MessageListEmpty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const t = useMessagesText();
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
      icon={<ForumIcon />}
      title={t('emptyTitle')}
      action={
        <LinkButton to="/pages/user-add" variant="contained">
          {t('addUser')}
        </LinkButton>
      }
    >
      {t('emptyBody')}
    </EmptyState>
  );
};
