import type { ReactNode } from 'react';
import { isMissing } from '../lib/missing.ts';
import { Delayed } from './delayed.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { LinkButton } from './link-button.tsx';

type NotThereProps = {
  /** Null while it is on its way. */
  error: unknown;
  onRetry: () => void;
  /** Said where the address names nothing that is there; `to` leads on. */
  missing: { title: string; text: string; to: string; toLabel: string };
  /** Its outline, while it is on its way. */
  children: ReactNode;
};

/** What stands in the place of one thing that has not come: its outline, that there is none, or what failed. */
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
