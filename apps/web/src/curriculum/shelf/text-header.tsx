import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ShelfCard } from '@pratik/contract/shelf';
import type { ReactNode } from 'react';
import { Link } from '../../ui/layout/navigation.tsx';
import { usePageHeading } from '../../ui/layout/page.tsx';
import { SeriesLine } from './series-line.tsx';
import { useShelfText } from './shelf.texts.ts';
import type { Cover, Shelf } from './shelf.ts';

type TextHeaderProps<Card extends ShelfCard> = {
  shelf: Shelf<Card>;
  text: Cover<Card>;
  /** More lines below the facts. */
  children?: ReactNode;
};

/** Header of a text: a link back to the list, the title and facts about the text. */
export const TextHeader = <Card extends ShelfCard>({ shelf, text, children }: TextHeaderProps<Card>) => {
  const t = useShelfText();
  const heading = usePageHeading(text.title);
  return (
    <Box component="header" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 3 }}>
      <IconButton
        component={Link}
        to={shelf.path}
        aria-label={t(`${shelf.kind}.all`)}
        sx={{ ml: -1, flex: 'none' }}
      >
        <ArrowBackRounded />
      </IconButton>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" lang="en" ref={heading} tabIndex={-1}>
          {text.title}
        </Typography>
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          <shelf.Facts text={text} />
        </Box>
        {children}
        <SeriesLine series={text.series} />
      </Box>
    </Box>
  );
};
