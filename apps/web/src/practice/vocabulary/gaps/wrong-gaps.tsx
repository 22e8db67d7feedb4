import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClozeItem } from '@pratik/contract/vocabulary-gaps';

type WrongGapsProps = { items: readonly ClozeItem[]; title: string };

/**
 * Lists the wrongly answered gaps of a round with the right answers and their explanations. Renders nothing if there
 * are none.
 */
export const WrongGaps = ({ items, title }: WrongGapsProps) => {
  const wrong = items.filter(({ given }) => given?.outcome === 'wrong');
  if (wrong.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {wrong.map(({ id, before, after, given }) => (
          <li key={id}>
            <span lang="en">
              {before}
              <strong>{given?.answers[0]}</strong>
              {after}
            </span>
            <Box lang="tr" sx={{ color: 'text.secondary', typography: 'caption' }}>
              {given?.why}
            </Box>
          </li>
        ))}
      </Box>
    </div>
  );
};
