import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../layout/card.tsx';

type ResultStepProps = { title: string; children?: ReactNode; actions: ReactNode };

/**
 * Shows the result of a check or an import. The focus moves to the heading of the result, because the previous step
 * has disappeared.
 */
export const ResultStep = ({ title, children, actions }: ResultStepProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1 }}>{actions}</Box>
      </Box>
    </Card>
  );
};
