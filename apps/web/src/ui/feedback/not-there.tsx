import type { ReactNode } from 'react';
import { isMissing } from '../../lib/missing.ts';
import { LinkButton } from '../action/link-button.tsx';
import { Delayed } from './delayed.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';

type NotThereProps = {
  /** Null while loading. */
  error: unknown;
  onRetry: () => void;
  /** Shown when the address names no existing record; `to` is the path of the link. */
  missing: { title: string; text: string; to: string; toLabel: string };
  /** The skeleton that is shown while loading. */
  children: ReactNode;
};

/**
 * Replaces a record that is not available: a skeleton while loading, a message when it does not exist, or the
 * error.
 */
export const NotThere = ({ error, onRetry, missing, children }: NotThereProps) => {
  if (!error) return <Delayed>{children}</Delayed>;
  if (!isMissing(error)) return <ErrorPanel error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={missing.title}
      action={
        <LinkButton to={missing.to} variant="contained">
          {missing.toLabel}
        </LinkButton>
      }
    >
      {missing.text}
    </EmptyState>
  );
};
