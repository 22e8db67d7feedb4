import Box from '@mui/material/Box';

/** The first sentence of a text, cut after two lines. */
export const Teaser = ({ children }: { children: string }) => (
  <Box
    lang="en"
    sx={{
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    }}
  >
    {children}
  </Box>
);
