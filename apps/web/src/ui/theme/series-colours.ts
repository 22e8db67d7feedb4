/**
 * Colours of the data series in a chart, for each colour scheme. The first colour is `primary.main`. The colours
 * differ in lightness and hue, so that colour-blind users can distinguish them.
 */
export const seriesColours = {
  light: {
    green: '#014E12',
    amber: '#AA7342',
    cyan: '#088DBC',
    magenta: '#7E1D79',
    rose: '#3A0518',
    violet: '#12005A',
  },
  dark: {
    green: '#22A21A',
    amber: '#F6C560',
    cyan: '#8BFFF8',
    magenta: '#B363AC',
    rose: '#F58396',
    violet: '#8436FC',
  },
} as const;
