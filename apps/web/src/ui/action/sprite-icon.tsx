import Box from '@mui/material/Box';
import icons from './icons.svg';

export type IconName =
  | 'home'
  | 'exit'
  | 'profile'
  | 'chat'
  | 'writing'
  | 'vocabulary'
  | 'mistakes'
  | 'grammar'
  | 'unit'
  | 'reading'
  | 'listening'
  | 'speaking'
  | 'people'
  | 'person-add'
  | 'levels'
  | 'add'
  | 'questions'
  | 'messages'
  | 'account'
  | 'settings'
  | 'expand'
  | 'menu';

/** An icon from icons.svg, a separate file that adds no JavaScript to a page. It is hidden from screen readers. */
export const SpriteIcon = ({ name }: { name: IconName }) => (
  <Box
    component="svg"
    viewBox="0 0 24 24"
    aria-hidden
    focusable="false"
    sx={{ width: '1.5rem', height: '1.5rem', flex: 'none', fill: 'currentColor' }}
  >
    <use href={`${icons}#${name}`} />
  </Box>
);
