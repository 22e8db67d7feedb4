import Box from '@mui/material/Box';
import icons from './icons.svg';

export type IconName =
  | 'home'
  | 'exit'
  | 'profile'
  | 'chat'
  | 'writing'
  | 'vocabulary'
  | 'reading'
  | 'listening'
  | 'speaking'
  | 'people'
  | 'person-add'
  | 'levels'
  | 'add'
  | 'questions'
  | 'messages';

/** A drawing out of icons.svg: a file of its own, which costs a page no JavaScript. Says nothing by itself. */
export const SpriteIcon = ({ name }: { name: IconName }) => (
  <Box
    component="svg"
    viewBox="0 0 24 24"
    aria-hidden
    focusable="false"
    sx={{ width: '1em', height: '1em', fontSize: '1.5rem', flex: 'none', fill: 'currentColor' }}
  >
    <use href={`${icons}#${name}`} />
  </Box>
);
