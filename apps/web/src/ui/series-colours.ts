/**
 * Colours of what a plot tells apart, by scheme; `primary.main` is the first of them. They differ in lightness as well
 * as in hue, so that they stay apart for colour-blind people.
 */
export const seriesColours = {
  light: { green: '#014E12', amber: '#AA7342', cyan: '#088DBC', magenta: '#7E1D79', rose: '#3A0518' },
  dark: { green: '#22A21A', amber: '#F6C560', cyan: '#8BFFF8', magenta: '#B363AC', rose: '#F58396' },
} as const;
