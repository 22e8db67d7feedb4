import type { ReactNode } from 'react';
import { isMissing } from '../../lib/errors/missing.ts';
import { LinkButton } from '../action/link-button.tsx';
import { Delayed } from './delayed.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadError } from './load-error.tsx';

type NotThereProps = {
  /** Loading error, or null while the record is loading. */
  error: unknown;
  onRetry: () => void;
  /** Text for a record that does not exist, with a link to the path `to`. */
  missing: { title: string; text: string; to: string; toLabel: string };
  /** Skeleton for a record that is loading. */
  children: ReactNode;
};

/**
 * Shown while a record is not available: a skeleton during loading, a message if the record does not exist, or the
 * loading error.
 */
export const NotThere = ({ error, onRetry, missing, children }: NotThereProps) => {
  if (!error) return <Delayed>{children}</Delayed>;
  if (!isMissing(error)) return <LoadError error={error} onRetry={onRetry} />;
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
