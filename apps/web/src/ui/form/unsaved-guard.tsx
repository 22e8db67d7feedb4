import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { defineTexts } from '../../lib/language/i18n.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

const { useText } = defineTexts('unsaved', {
  tr: {
    title: 'Kaydedilmemiş değişiklikler silinsin mi?',
    body: 'Sayfadan ayrılırsanız yaptığınız değişiklikler kaybolur.',
    leave: 'Kaydetmeden ayrıl',
  },
  en: {
    title: 'Discard the unsaved changes?',
    body: 'If you leave this page, your changes are lost.',
    leave: 'Leave without saving',
  },
});

type UnsavedGuardProps = {
  unsaved: boolean;
  /** Texts of the confirmation, if the user would lose something other than form input. */
  question?: { title: string; body: string; leave: string };
};

/**
 * Asks for confirmation before the user leaves a page with unsaved changes. If the user closes the tab, the browser
 * shows its own confirmation text.
 */
export const UnsavedGuard = ({ unsaved, question }: UnsavedGuardProps) => {
  const t = useText();
  // A navigation that replaces the page is not blocked, because it comes from the application itself.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={question?.title ?? t('title')}
      confirmLabel={question?.leave ?? t('leave')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {question?.body ?? t('body')}
    </ConfirmDialog>
  );
};
