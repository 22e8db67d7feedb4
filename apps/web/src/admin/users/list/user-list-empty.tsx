import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ListEmpty } from '../../../ui/table/list-empty.tsx';
import { useUsersText } from '../users.texts.ts';

/** Explains why the user list is empty and suggests what the administrator can do. */
export const UserListEmpty = (list: { filtered: boolean; onClear: () => void }) => {
  const t = useUsersText();
  return (
    <ListEmpty
      {...list}
      icon={<PeopleIcon />}
      nothingFound={{ title: t('nothingFound'), body: t('nothingFoundBody') }}
      nothingYet={{ title: t('emptyTitle'), body: t('emptyBody') }}
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
    />
  );
};
