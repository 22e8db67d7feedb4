import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUiText } from '../ui.texts.ts';
import { useAddress } from './navigation.tsx';

type PageProps = {
  title: string;
  /** Sentence in large letters, such as a greeting. The heading then becomes a small line above it. */
  headline?: string;
  lead?: ReactNode;
  /** Buttons that affect the whole page, shown beside its heading. */
  actions?: ReactNode;
  /** `wide` is for pages with a table, `narrow` is for pages with a form or a text. */
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
};

const widths = { narrow: '46rem', normal: '86rem', wide: '110rem' };

/**
 * Layout of a page. It renders the only h1 heading, sets the document title, and moves the focus to the heading
 * after a navigation.
 */
export const Page = ({ title, headline, lead, actions, width = 'normal', children }: PageProps) => {
  const heading = usePageHeading(title);
  return (
    <Box
      sx={{
        maxWidth: widths[width],
        marginInline: 'auto',
        width: '100%',
        // The smaller margin leaves space for more table rows.
        mt: { lg: width === 'wide' ? -2 : 0 },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          alignItems: 'center',
          mb: width === 'wide' ? 1.5 : 3,
        }}
      >
        <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
          <Typography
            variant="h1"
            ref={heading}
            tabIndex={-1}
            sx={headline === undefined ? {} : { typography: 'label', color: 'text.secondary' }}
          >
            {title}
          </Typography>
          {headline === undefined ? null : (
            <Typography variant="h1" component="p">
              {headline}
            </Typography>
          )}
          {lead ? (
            <Typography component="div" sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '46rem' }}>
              {lead}
            </Typography>
          ) : null}
        </Box>
        {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box> : null}
      </Box>
      {children}
    </Box>
  );
};

/**
 * Whether a page has already been shown since the document was loaded. If so, a return to the first page moves the
 * focus like any other navigation.
 */
let begun = false;

/** Resets the navigation state to that of a new document. Only tests call this function. */
export const forgetPagesShown = (): void => {
  begun = false;
};

/** Sets the document title and returns the ref of the h1 heading, which receives the focus after a navigation. */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const t = useUiText();
  const { key, pathname, hash } = useAddress();
  const visited = useRef<string | null>(null);
  useEffect(() => {
    document.title = `${title} · ${t('productName')}`;
  }, [title, t]);
  useEffect(() => {
    const arrived = visited.current !== pathname;
    visited.current = pathname;
    // The first page of a visit and a change of only the query string do not move the focus.
    const begins = !begun && key === 'default';
    begun = true;
    if (arrived && !begins && hash === '') heading.current?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return heading;
};
