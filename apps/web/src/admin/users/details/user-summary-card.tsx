import Box from '@mui/material/Box';
import type { User } from '@pratik/contract/user';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { Fact, Facts } from '../../../learner/facts.tsx';
import { formatDate } from '../../../lib/language/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Moment, roleName, StatusMark } from '../user-words.tsx';
import { useUsersText } from '../users.texts.ts';
import { useUserText } from './user-details.texts.ts';

/** Shows the account of a user, with links to the user’s messages and audit log entries. */
export const UserAccountCard = ({ user }: { user: User }) => {
  const t = useUsersText();
  const words = useUserText();
  const { levelName } = useLevelWords();
  const search = encodeURIComponent(user.email);
  return (
    <Card title={words('account')}>
      <Facts>
        <Fact name={words('email')} whole>
          {user.email}
        </Fact>
        <Fact name={words('status')}>
          <StatusMark status={user.status} />
        </Fact>
        <Fact name={words('role')}>{roleName(t, user.role)}</Fact>
        <Fact name={words('level')}>{user.levelId === null ? t('noLevel') : levelName(user.levelId)}</Fact>
        <Fact name={words('lastActive')}>
          <Moment when={user.lastActiveAt} never={t('neverActive')} />
        </Fact>
        <Fact name={words('created')}>{formatDate(user.createdAt)}</Fact>
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <LinkButton to={`/pages/message-process-list?user=${search}`} variant="outlined">
          {words('messages')}
        </LinkButton>
        <LinkButton to={`/pages/audit-log?user=${search}`} variant="outlined">
          {words('log')}
        </LinkButton>
      </Box>
    </Card>
  );
};
