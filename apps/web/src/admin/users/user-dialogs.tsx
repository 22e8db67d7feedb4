import type { User } from '@pratik/contract/user';
import { useCallback, useState } from 'react';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { SignInLinkDialog } from './sign-in-link-dialog.tsx';

type Asked = { about: User; what: 'link' | 'delete' };

/** Which dialog is open about whom. */
export const useUserDialogs = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((about: User, what: Asked['what']) => {
    setAsked({ about, what });
    setOpen(true);
  }, []);
  return {
    asked,
    open,
    askLink: useCallback((user: User) => ask(user, 'link'), [ask]),
    askDelete: useCallback((user: User) => ask(user, 'delete'), [ask]),
    close: useCallback(() => setOpen(false), []),
  };
};

type UserDialogsProps = ReturnType<typeof useUserDialogs> & { onDeleted?: () => void };

export const UserDialogs = ({ asked, open, close, onDeleted }: UserDialogsProps) => (
  <>
    <SignInLinkDialog user={open && asked?.what === 'link' ? asked.about : null} onClose={close} />
    {asked?.what === 'delete' ? (
      <DeleteUserDialog
        user={asked.about}
        open={open}
        onClose={close}
        {...(onDeleted ? { onDeleted } : {})}
      />
    ) : null}
  </>
);
