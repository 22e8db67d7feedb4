import type { User } from '@pratik/contract/user';
import { useCallback, useState } from 'react';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { SignInLinkDialog } from './sign-in-link-dialog.tsx';
import { useSignInLink } from './users.api.ts';

type Asked = { about: User; what: 'link' | 'delete' };

/** State of the user dialogs: which dialog is open, and for which user. */
export const useUserDialogs = () => {
  // `asked` keeps its user until the dialog has faded out, so that the text of the dialog does not change during the
  // animation.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const link = useSignInLink();
  const { mutate, reset } = link;
  const ask = useCallback((about: User, what: Asked['what']) => {
    setAsked({ about, what });
    setOpen(true);
  }, []);
  return {
    asked,
    open,
    link,
    askLink: useCallback(
      (user: User) => {
        reset();
        mutate(user.id);
        ask(user, 'link');
      },
      [ask, mutate, reset],
    ),
    askDelete: useCallback((user: User) => ask(user, 'delete'), [ask]),
    close: useCallback(() => setOpen(false), []),
  };
};

type UserDialogsProps = ReturnType<typeof useUserDialogs> & { onDeleted?: () => void };

export const UserDialogs = ({ asked, open, link, close, onDeleted }: UserDialogsProps) => {
  if (asked === null) return null;
  return asked.what === 'link' ? (
    <SignInLinkDialog user={asked.about} open={open} link={link} onClose={close} />
  ) : (
    <DeleteUserDialog user={asked.about} open={open} onClose={close} {...(onDeleted ? { onDeleted } : {})} />
  );
};
