import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DrawingPart } from '@pratik/contract/drawing';
import type { ReactNode } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import { radius } from '../theme/tokens.ts';

/** The drawings of empty pages. */
const drawings = {
  check: ['plant', 'check', 'cup'],
  corrections: ['pencil', 'search'],
  cards: ['cards', 'pencil'],
  chart: ['chart', 'clock'],
  headphones: ['plant', 'headphones'],
  homework: ['desk', 'lamp'],
  microphone: ['microphone', 'speech'],
  search: ['search', 'book'],
  shelf: ['shelf', 'book', 'lamp'],
  speech: ['table', 'speech'],
} as const satisfies Readonly<Record<string, readonly DrawingPart[]>>;

type EmptyStateProps = {
  icon?: ReactNode;
  /** Drawing above the text, on pages of learners. */
  drawing?: keyof typeof drawings;
  title: string;
  children?: ReactNode;
  /** Button or link to the next action. */
  action?: ReactNode;
};

/** Explains why a list is empty and suggests what the user can do. */
export const EmptyState = ({ icon, drawing, title, children, action }: EmptyStateProps) => (
  <Box sx={{ textAlign: 'center', py: 6, px: 3, maxWidth: '36rem', marginInline: 'auto' }}>
    {drawing ? (
      <Box sx={{ color: 'primary.main', mb: 2 }}>
        <Drawing parts={drawings[drawing]} size="4.5rem" />
      </Box>
    ) : null}
    {icon ? (
      <Box
        aria-hidden
        sx={{
          width: '4rem',
          height: '4rem',
          marginInline: 'auto',
          mb: 2,
          borderRadius: radius.round,
          display: 'grid',
          placeItems: 'center',
          color: 'primary.main',
          bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 12%, transparent)',
          '& svg': { width: '2rem', height: '2rem' },
        }}
      >
        {icon}
      </Box>
    ) : null}
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children ? (
      <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
        {children}
      </Typography>
    ) : null}
    {action ? (
      <Box sx={{ mt: 3, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>{action}</Box>
    ) : null}
  </Box>
);
