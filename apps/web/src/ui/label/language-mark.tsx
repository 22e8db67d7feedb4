import type { ReactNode } from 'react';

type EnglishProps = { children: ReactNode; className?: string };

/**
 * Marks English practice text with the language English, so that screen readers, hyphenation and fonts treat it
 * correctly.
 */
export const English = ({ children, className }: EnglishProps) => (
  <span lang="en" {...(className ? { className } : {})}>
    {children}
  </span>
);
