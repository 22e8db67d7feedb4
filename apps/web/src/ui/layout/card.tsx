import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { radius } from '../theme/tokens.ts';

type CardProps = { title?: string; actions?: ReactNode; children: ReactNode };

/** A section of a page with its own background. A card with a title is a named region for screen readers. */
export const Card = ({ title, actions, children }: CardProps) => {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      {...(title ? { 'aria-labelledby': id } : {})}
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: radius.card }}
    >
      {title ? (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 12 }}>
          <Typography variant="h2" id={id} sx={{ flex: 1 }}>
            {title}
          </Typography>
          {actions}
        </div>
      ) : null}
      {children}
    </Paper>
  );
};
