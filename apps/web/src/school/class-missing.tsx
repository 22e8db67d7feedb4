import type { ReactNode } from 'react';
import { useRole } from '../identity/session/session-context.ts';
import { NotThere } from '../ui/feedback/not-there.tsx';
import { useSchoolText } from './school.texts.ts';

type ClassMissingProps = { error: unknown; onRetry: () => void; children: ReactNode };

/**
 * Shows a message when a class is loading, missing or failed to load. Teachers get a link to the home page,
 * administrators a link to the class list.
 */
export const ClassMissing = ({ error, onRetry, children }: ClassMissingProps) => {
  const t = useSchoolText();
  const isAdmin = useRole() === 'admin';
  return (
    <NotThere
      error={error}
      onRetry={onRetry}
      missing={{
        title: t('notFoundTitle'),
        text: t('notFoundBody'),
        to: isAdmin ? '/pages/class-list' : '/',
        toLabel: t(isAdmin ? 'toList' : 'toHome'),
      }}
    >
      {children}
    </NotThere>
  );
};
