import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

/** Class of elements inside a `Paper` that are not printed, such as buttons. */
export const screenOnly = 'pratik-screen-only';

/** A page that is printed without menus and buttons: A4, black on white. On screen it changes nothing. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <div className="pratik-paper">
    <GlobalStyles styles={printStyles} />
    {children}
  </div>
);

const printStyles = {
  '@page': { size: 'A4', margin: '15mm 14mm' },
  '@media print': {
    // Otherwise the colours of the screen would be printed, because a transition begins with them.
    '*': { transition: 'none !important' },
    // Selector of everything that neither contains the paper nor belongs to it.
    'body *:not(:has(.pratik-paper), .pratik-paper, .pratik-paper *)': { display: 'none !important' },
    ':is(html, body, body *:has(.pratik-paper))': {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      background: '#fff !important',
    },
    // Every size of the design is relative to the font size of the document.
    html: { font: '10pt/1.5 sans-serif !important', colorScheme: 'light' },
    [`.${screenOnly}`]: { display: 'none !important' },
    '.pratik-paper, .pratik-paper *': {
      color: '#000 !important',
      background: 'none !important',
      borderColor: '#999 !important',
      boxShadow: 'none !important',
    },
    '.pratik-paper a': { textDecoration: 'none !important' },
    '.pratik-paper section': { border: '0 !important', padding: '0 !important' },
    '.pratik-paper :is(h1, h2, h3)': { breakAfter: 'avoid' },
    '.pratik-paper :is(tr, li)': { breakInside: 'avoid' },
    '.pratik-paper thead': { display: 'table-header-group' },
  },
};
