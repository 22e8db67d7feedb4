import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; lead?: string; tinted?: boolean; children: ReactNode };

export const gutter = { xs: 2.5, sm: 4 };
export const pageWidth = '78rem';

/** A section of the landing page with its own heading. */
export const Section = ({ id, title, lead, tinted = false, children }: SectionProps) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{
      py: { xs: 8, md: 12 },
      px: gutter,
      ...(tinted ? { bgcolor: 'background.paper', borderBlock: '1px solid', borderColor: 'divider' } : {}),
    }}
  >
    <Box sx={{ maxWidth: pageWidth, marginInline: 'auto' }}>
      <Box
        component="h2"
        id={`${id}-title`}
        sx={{
          m: 0,
          typography: 'headline',
          textWrap: 'balance',
        }}
      >
        {title}
      </Box>
      {lead ? (
        <Box
          component="p"
          sx={{
            mt: 1.75,
            mb: 0,
            maxWidth: '44rem',
            typography: 'lead',
            lineHeight: 1.6,
            color: 'text.secondary',
            textWrap: 'pretty',
          }}
        >
          {lead}
        </Box>
      ) : null}
      <Box sx={{ mt: { xs: 4, md: 6 } }}>{children}</Box>
    </Box>
  </Box>
);
