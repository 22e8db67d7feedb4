import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { addUser, FirstSignIn } from '@pratik/contract/users';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ShareableLink } from '../shareable-link.tsx';
import { fullName } from '../user-words.tsx';
import { type UsersText, useUsersText } from '../users.texts.ts';

type UserAddedProps = { user: AnswerOf<typeof addUser>; onAnother: () => void };

/** Shown after a user was added: the sign-in data of the user and the next step. */
export const UserAdded = ({ user, onAnother }: UserAddedProps) => {
  const t = useUsersText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { firstSignIn } = user;
  return (
    <Card>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', color: 'success.main', mb: 1.5 }}>
        <CheckIcon aria-hidden />
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ color: 'text.primary', outline: 'none' }}>
          {t('addedTitle', { name: fullName(user) })}
        </Typography>
      </Box>
      <Typography sx={{ maxWidth: '42rem' }}>{nextStep(t, firstSignIn)}</Typography>
      {firstSignIn.kind !== 'password' ? (
        <Box sx={{ mt: 2 }}>
          <ShareableLink url={firstSignIn.url} expiresAt={firstSignIn.expiresAt} />
        </Box>
      ) : null}
      {firstSignIn.kind === 'password' ? null : (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{mailSentence(t, firstSignIn)}</Typography>
      )}
      <Box sx={{ mt: 3, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant={firstSignIn.kind === 'password' ? 'contained' : 'outlined'} onClick={onAnother}>
          {t('addAnother')}
        </Button>
        <LinkButton to="/pages/user-list" variant="outlined">
          {t('toList')}
        </LinkButton>
      </Box>
    </Card>
  );
};

const nextStep = (t: UsersText, { kind }: FirstSignIn): string =>
  t(({ link: 'addedLink', password: 'addedPassword', invitation: 'addedInvitation' } as const)[kind]);

const mailSentence = (t: UsersText, way: Exclude<FirstSignIn, { kind: 'password' }>): string => {
  if (way.kind === 'link') return t(way.mailed ? 'linkMailed' : 'linkNotMailed');
  return t(way.mailed ? 'invitationMailed' : 'invitationNotMailed');
};
