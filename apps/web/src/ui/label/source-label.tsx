import Box from '@mui/material/Box';

/** A small label that names a source or a kind. */
export const SourceLabel = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1,
      py: '0.1em',
      borderRadius: 99,
      border: '1px solid',
      borderColor: 'divider',
      color: 'text.secondary',
      fontSize: '0.857rem',
      lineHeight: 1.5,
    }}
  >
    {children}
  </Box>
);
