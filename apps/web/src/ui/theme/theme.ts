import { createTheme, type Theme } from '@mui/material/styles';
import { seriesColours } from './series-colours.ts';
import { componentOverrides } from './theme-components.ts';
import { radius, weight } from './tokens.ts';

export type Appearance = {
  readonly inputStyle: 'outlined' | 'filled';
  readonly ripple: boolean;
};

/**
 * All text sizes of the application. At the default scale of 14, the root font size is 14 px. All sizes are in rem,
 * so that they follow the scale that the user has chosen.
 */
const typography = {
  fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  fontWeightRegular: weight.regular,
  fontWeightMedium: weight.medium,
  fontWeightBold: weight.bold,
  /** Style for the title of the landing page. */
  display: {
    fontSize: 'clamp(2.55rem, 1.7rem + 4vw, 4.3rem)',
    fontWeight: weight.bold,
    // With a smaller line height, the dot of İ would touch the descender of a g in the line above.
    lineHeight: 1.18,
    letterSpacing: '-0.035em',
  },
  /** Style for a section title of the landing page. */
  headline: {
    fontSize: 'clamp(1.8rem, 1.3rem + 2vw, 2.6rem)',
    fontWeight: weight.bold,
    lineHeight: 1.15,
    letterSpacing: '-0.028em',
  },
  h1: { fontSize: '1.857rem', fontWeight: weight.bold, lineHeight: 1.2, letterSpacing: '-0.021em' },
  h2: { fontSize: '1.357rem', fontWeight: weight.semibold, lineHeight: 1.3, letterSpacing: '-0.014em' },
  h3: { fontSize: '1.143rem', fontWeight: weight.semibold, lineHeight: 1.4, letterSpacing: '-0.008em' },
  h4: { fontSize: '1.071rem', fontWeight: weight.semibold, lineHeight: 1.4 },
  /** Style for a number in large type on a card. */
  stat: { fontSize: '2rem', fontWeight: weight.bold, lineHeight: 1.15, letterSpacing: '-0.02em' },
  /** Style for a word or sentence that the learner answers or says. */
  large: { fontSize: '1.5rem', lineHeight: 1.35 },
  /** Style for running text that the learner reads or listens to. */
  reading: { fontSize: '1.286rem', lineHeight: 1.7 },
  /** Style for a text or question that is more prominent than the text around it. */
  lead: { fontSize: '1.214rem', lineHeight: 1.55 },
  body1: { fontSize: '1.071rem', lineHeight: 1.6 },
  body2: { fontSize: '1rem', lineHeight: 1.55 },
  subtitle1: { fontSize: '1.143rem', lineHeight: 1.55 },
  subtitle2: { fontSize: '1rem', fontWeight: weight.semibold, lineHeight: 1.5 },
  caption: { fontSize: '0.929rem', lineHeight: 1.45 },
  /** Style for labels of charts and badges. */
  label: { fontSize: '0.857rem', lineHeight: 1.4 },
  button: {
    fontSize: '1.036rem',
    fontWeight: weight.semibold,
    lineHeight: 1.4,
    textTransform: 'none' as const,
  },
};

const light = {
  palette: {
    primary: { main: '#4F46E5', dark: '#4338CA', light: '#6366F1', contrastText: '#FFFFFF' },
    background: { default: '#F7F7FB', paper: '#FFFFFF' },
    text: { primary: '#1B1B2A', secondary: '#55566B' },
    divider: '#E4E4EE',
    success: { main: '#12784B', contrastText: '#FFFFFF' },
    warning: { main: '#9A5B00', contrastText: '#FFFFFF' },
    error: { main: '#BE2438', contrastText: '#FFFFFF' },
    info: { main: '#2563A8', contrastText: '#FFFFFF' },
    series: seriesColours.light,
  },
};

const dark = {
  palette: {
    primary: { main: '#A5B4FC', dark: '#818CF8', light: '#C7D2FE', contrastText: '#17173A' },
    background: { default: '#12121C', paper: '#1B1B28' },
    text: { primary: '#EDEDF6', secondary: '#AFB0C6' },
    divider: '#32324A',
    success: { main: '#6FD3A2', dark: '#55BD8A', contrastText: '#0B2418' },
    warning: { main: '#F0B95C', contrastText: '#2B1B00' },
    error: { main: '#FF9AA5', dark: '#F27E8B', contrastText: '#3A0A12' },
    info: { main: '#8CBDF5', contrastText: '#0A1F38' },
    series: seriesColours.dark,
  },
};

/**
 * Creates the theme. The appearance options of the specification (input style and ripple) become default props of
 * the components.
 */
export const createAppTheme = ({ inputStyle, ripple }: Appearance): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: 'p' },
    colorSchemes: { light, dark },
    typography,
    spacing: '0.5715rem',
    shape: { borderRadius: Number.parseInt(radius.control, 10) },
    breakpoints: { values: { xs: 0, sm: 600, md: 992, lg: 1200, xl: 1536 } },
    components: componentOverrides(inputStyle, ripple),
  });
