import type { ReactNode } from 'react';

type EnglishProps = { children: ReactNode; className?: string };

/** Marks practised English text, so that screen readers, hyphenation and fonts treat it as English. */
export const English = ({ children, className }: EnglishProps) => (
  <span lang="en" {...(className ? { className } : {})}>
    {children}
  </span>
);
