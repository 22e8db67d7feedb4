import ForumIcon from '@mui/icons-material/ForumOutlined';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ListEmpty } from '../../../ui/table/list-empty.tsx';
import { useMessagesText } from '../messages.texts.ts';

/** Explains why the message list is empty and suggests what the administrator can do. */
export const MessageListEmpty = (list: { filtered: boolean; onClear: () => void }) => {
  const t = useMessagesText();
  return (
    <ListEmpty
      {...list}
      icon={<ForumIcon />}
      nothingFound={{ title: t('nothingFound'), body: t('nothingFoundBody') }}
      nothingYet={{ title: t('emptyTitle'), body: t('emptyBody') }}
      action={
        <LinkButton to="/pages/user-add" variant="contained">
          {t('addUser')}
        </LinkButton>
      }
    />
  );
};
