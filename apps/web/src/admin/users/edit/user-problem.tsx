import { isApiProblem } from '../../../lib/api/api-client.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { useUsersText } from '../users.texts.ts';

/** Explains why the server rejected a change to a user, with a solution if the user is the last administrator. */
export const UserProblem = ({ error }: { error: unknown }) => {
  const t = useUsersText();
  if (!error) return null;
  return (
    <ErrorPanel
      error={error}
      {...(isApiProblem(error, 'last-administrator') ? { stored: t('lastAdministrator') } : {})}
    />
  );
};
