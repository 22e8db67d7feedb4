import Box from '@mui/material/Box';
import { radius } from '../../ui/theme/tokens.ts';
import type { Shelf } from './shelf.ts';
import marks from './topic-marks.svg';

type TopicMarkProps = { topic: string; kind: Shelf<never>['kind'] };

/** Colours of the marks, for the light and the dark scheme: one colour for each skill, as in the charts. */
const colours = { reading: 'series.amber', listening: 'series.cyan' } as const;

/** The drawing of a topic, from topic-marks.svg. The topic is also named in words, so screen readers skip the drawing. */
export const TopicMark = ({ topic, kind }: TopicMarkProps) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      flex: 'none',
      borderRadius: radius.control,
      color: colours[kind],
      bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
    }}
  >
    <Box
      component="svg"
      viewBox="0 0 24 24"
      focusable="false"
      sx={{
        width: '1.75rem',
        height: '1.75rem',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.6,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <use href={`${marks}#${topic}`} />
    </Box>
  </Box>
);
