import Box from '@mui/material/Box';
import type { Face } from '@pratik/contract/face';
import { radius } from '../theme/tokens.ts';
import { faceOfName } from './face-of-name.ts';
import {
  hairColours,
  lineColour,
  paleColour,
  shadeColours,
  skinColours,
  topColours,
} from './portrait-colours.ts';

type PortraitProps = {
  /** Drawn face of the partner. If it is null, the name determines the face. */
  face: Face | null;
  name: string;
  /** Width and height of the portrait in CSS pixels. */
  size: number;
};

/**
 * Drawn face of a conversation partner. The partner’s name is shown beside it as text, so the drawing is hidden
 * from screen readers.
 */
export const Portrait = ({ face, name, size }: PortraitProps) => {
  const { skin, hair, colour, top, wears } = face ?? faceOfName(name);
  const skinColour = skinColours[skin];
  const shade = shadeColours[skin];
  const hairColour = hairColours[colour];
  const topColour = topColours[top];
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      focusable="false"
      data-face={name}
      sx={{ width: size, height: size, flex: 'none', display: 'block', borderRadius: radius.round }}
    >
      <rect
        width="64"
        height="64"
        style={{ fill: `color-mix(in srgb, ${topColour} 24%, var(--p-palette-background-paper))` }}
      />
      <HairBehind hair={hair} fill={hairColour} />
      <path d="M7 66c1-13 10-19 25-19s24 6 25 19z" fill={topColour} />
      <path d="M27 38h10v9c-2 4-8 4-10 0z" fill={shade} />
      {hair === 'scarf' ? null : (
        <>
          <circle cx="19.6" cy="29" r="2.8" fill={shade} />
          <circle cx="44.4" cy="29" r="2.8" fill={shade} />
        </>
      )}
      <ellipse cx="32" cy="28" rx="12.2" ry="14" fill={skinColour} />
      {wears.includes('beard') ? (
        <path
          d="M20 29c1 5 4 5 7 4.5c3-1.5 7-1.5 10 0c3 .5 6 .5 7-4.5c1 9-4 15.5-12 15.5s-13-6.5-12-15.5z"
          fill={hairColour}
        />
      ) : null}
      <circle cx="27.3" cy="27.5" r="1.4" fill={lineColour} />
      <circle cx="36.7" cy="27.5" r="1.4" fill={lineColour} />
      <path d="M32 28.5l-1.2 3.6h2" fill="none" stroke={shade} strokeWidth="1.2" strokeLinecap="round" />
      {wears.includes('moustache') ? (
        <path
          d="M26.5 35.2c2-2.6 4.5-2.6 5.5-1.4c1-1.2 3.5-1.2 5.5 1.4c-2 1-4 1-5.5 0c-1.5 1-3.5 1-5.5 0z"
          fill={hairColour}
        />
      ) : null}
      <path
        d="M28.3 36.2c1.9 2.3 5.5 2.3 7.4 0"
        fill="none"
        stroke={wears.includes('beard') ? paleColour : lineColour}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <HairInFront hair={hair} fill={hairColour} />
      <Worn wears={wears} colour={topColour} />
    </Box>
  );
};

type HairProps = { hair: Face['hair']; fill: string };

const HairBehind = ({ hair, fill }: HairProps) => {
  switch (hair) {
    case 'long':
      return <path d="M16.5 28c-1-12 6-18.5 15.5-18.5s16.5 6.5 15.5 18.5l2 22c-6 3-29 3-35 0z" fill={fill} />;
    case 'bob':
      return <path d="M17 28c-1-12 6-18 15-18s16 6 15 18l1 12c-5 3.5-27 3.5-32 0z" fill={fill} />;
    case 'bun':
      return <circle cx="32" cy="9" r="6" fill={fill} />;
    case 'curly':
      return (
        <g fill={fill}>
          <circle cx="19" cy="22" r="6" />
          <circle cx="45" cy="22" r="6" />
          <circle cx="18" cy="31" r="4.5" />
          <circle cx="46" cy="31" r="4.5" />
        </g>
      );
    case 'scarf':
      return (
        <path
          d="M16 30c-1-13 6-20.5 16-20.5s17 7.5 16 20.5c1 8 0 13 3 19c-8 5-30 5-38 0c3-6 2-11 3-19z"
          fill={fill}
        />
      );
    default:
      return null;
  }
};

const HairInFront = ({ hair, fill }: HairProps) => {
  switch (hair) {
    case 'bald':
      return (
        <path
          d="M19.5 28c-1.5-4 0-8 1.5-9.5c.6 3.5.2 7-1.5 9.5zM44.5 28c1.5-4 0-8-1.5-9.5c-.6 3.5-.2 7 1.5 9.5z"
          fill={fill}
        />
      );
    case 'parted':
      return (
        <path
          d="M19.2 27c-1.5-11 5-16.5 13-16.5s14 5.5 12.6 16.5c-1.8-3-2.6-5-3-7.5c-6 1-12-1-14.8-4c-1.6 5-4.8 7.5-7.8 11.5z"
          fill={fill}
        />
      );
    case 'curly':
      return (
        <g fill={fill}>
          <circle cx="23" cy="16" r="5.5" />
          <circle cx="30" cy="13" r="5.5" />
          <circle cx="37" cy="13.5" r="5.5" />
          <circle cx="42.5" cy="17.5" r="5" />
        </g>
      );
    case 'scarf':
      return (
        <path
          d="M32 10c-10 0-15 8-14.5 18c.5 11 6 17.5 14.5 17.5s14-6.5 14.5-17.5c.5-10-4.5-18-14.5-18zm0 7.5c6.5 0 10 4.5 10 11s-4 13-10 13s-10-6.5-10-13s3.5-11 10-11z"
          fill={fill}
          fillRule="evenodd"
        />
      );
    default:
      return (
        <path
          d="M19.3 27c-1.3-11 5-16.5 12.7-16.5s14 5.5 12.7 16.5c-1.6-3.5-2.5-5.5-4-7.5c-5 1.6-12.4 1.6-17.4 0c-1.5 2-2.4 4-4 7.5z"
          fill={fill}
        />
      );
  }
};

const Worn = ({ wears, colour }: { wears: Face['wears']; colour: string }) => (
  <>
    {wears.includes('glasses') ? (
      <g fill="none" stroke={lineColour} strokeWidth="1.3">
        <circle cx="27" cy="27.8" r="4.2" />
        <circle cx="37" cy="27.8" r="4.2" />
        <path d="M31.2 27.2h1.6M22.8 27l-3.2-1M41.2 27l3.2-1" />
      </g>
    ) : null}
    {wears.includes('cap') ? (
      <g fill={colour}>
        <path d="M18.5 21c-.5-9 6-13 13.5-13s14 4 13.5 13z" />
        <path d="M17 20.5h30c2.5 0 3 2.8.4 3h-30.8c-2.6-.2-2.1-3 .4-3z" fill={lineColour} />
      </g>
    ) : null}
    {wears.includes('chef-hat') ? (
      <g fill={paleColour} stroke={lineColour} strokeWidth="1">
        <path d="M21 19v-5c-6-1-5-10 2-9c2-5 16-5 18 0c7-1 8 8 2 9v5z" />
      </g>
    ) : null}
    {wears.includes('headset') ? (
      <g fill="none" stroke={lineColour} strokeWidth="2" strokeLinecap="round">
        <path d="M18.5 28c-2-24 29-24 27 0" />
        <path d="M18.5 26v6M45.5 26v6" strokeWidth="4" />
        <path d="M45.5 33c0 4-4 6-8 6" strokeWidth="1.3" />
      </g>
    ) : null}
    {wears.includes('earrings') ? (
      <g fill="#e0b13c">
        <circle cx="19.4" cy="33" r="1.5" />
        <circle cx="44.6" cy="33" r="1.5" />
      </g>
    ) : null}
  </>
);
