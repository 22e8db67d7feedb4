import type { Components, Theme } from '@mui/material/styles';
import { radius, weight } from './tokens.ts';

/** Minimum height of touch targets in pixels. It does not change with the scale that the user has chosen. */
export const tapTarget = 44;

/** The slider of a native range input: a thin track and a round thumb. */
const sliderTrack = {
  height: '0.4rem',
  borderRadius: radius.round,
  backgroundColor: 'var(--p-palette-divider)',
};
const sliderThumb = {
  appearance: 'none',
  width: '1.4rem',
  height: '1.4rem',
  border: '3px solid var(--p-palette-background-paper)',
  borderRadius: radius.round,
  backgroundColor: 'var(--p-palette-primary-main)',
  boxShadow: '0 0 0 1px var(--p-palette-primary-main)',
};

/** Styles of native controls: range inputs and the triangle of a `<details>` element. */
const nativeControls = {
  'input[type="range"]': { appearance: 'none', background: 'transparent' },
  'input[type="range"]:disabled': { opacity: 0.5 },
  // The share of the track before the thumb is set by the page as `--share`.
  'input[type="range"]::-webkit-slider-runnable-track': {
    ...sliderTrack,
    backgroundImage: 'linear-gradient(var(--p-palette-primary-main), var(--p-palette-primary-main))',
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'var(--share, 0%) 100%',
  },
  'input[type="range"]::-webkit-slider-thumb': { ...sliderThumb, marginTop: '-0.5rem' },
  'input[type="range"]::-moz-range-track': sliderTrack,
  'input[type="range"]::-moz-range-progress': {
    ...sliderTrack,
    backgroundColor: 'var(--p-palette-primary-main)',
  },
  'input[type="range"]::-moz-range-thumb': { ...sliderThumb, width: '1rem', height: '1rem' },
  summary: { listStyle: 'none', position: 'relative' },
  'summary::-webkit-details-marker': { display: 'none' },
  // An arrow that points down when the content is closed and up when it is open.
  'summary::before': {
    content: '""',
    float: 'right',
    width: '0.55em',
    height: '0.55em',
    margin: '0.4em 0.4em 0 0.8em',
    border: 'solid var(--p-palette-text-secondary)',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
    transition: 'transform 150ms',
  },
  'details[open] > summary::before': { transform: 'translateY(0.25em) rotate(225deg)' },
} as const;

/**
 * Default props and style overrides of the MUI components that the application uses. Sizes are in rem and em, so
 * that they follow the scale that the user has chosen.
 */
export const componentOverrides = (
  inputStyle: 'outlined' | 'filled',
  ripple: boolean,
): Components<Omit<Theme, 'components'>> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: !ripple },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: '3px solid var(--p-palette-primary-main)', outlineOffset: 2 },
      },
    },
  },
  // The outline shows the focus, so the pulsing circle of MUI is not needed.
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { minHeight: tapTarget, borderRadius: radius.control, paddingInline: '1.2em' },
      sizeSmall: { minHeight: 36, paddingInline: '0.9em', fontSize: '0.929rem' },
      sizeLarge: { minHeight: 52, paddingInline: '1.6em', fontSize: '1.107rem' },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: tapTarget } } },
  MuiIconButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: { root: { minWidth: tapTarget, minHeight: tapTarget } },
  },
  MuiTextField: { defaultProps: { variant: inputStyle, fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: inputStyle } },
  MuiInputBase: { styleOverrides: { root: { fontSize: '1.143rem' }, input: { height: '1.5em' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      // The border has a contrast of 3:1 to the background, because only the border shows where the field is.
      notchedOutline: ({ theme }) => ({
        borderColor: '#8A8BA3',
        ...theme.applyStyles('dark', { borderColor: '#77789A' }),
      }),
    },
  },
  MuiInputLabel: { styleOverrides: { root: { fontSize: '1.143rem' } } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.964rem', marginInline: 2 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '0.75em 1em', fontSize: '1rem' },
      head: { fontWeight: weight.semibold },
    },
  },
  MuiToolbar: { styleOverrides: { root: { minHeight: '4.143rem' } } },
  MuiChip: { styleOverrides: { root: { fontWeight: weight.medium } } },
  // MUI’s default colour is semi-transparent and has a contrast of only 4.49:1 with our background, below the
  // required 4.5:1.
  MuiToggleButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: { root: { color: 'var(--p-palette-text-secondary)' } },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: '0.929rem' } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: weight.medium } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: tapTarget } } },
  MuiCssBaseline: {
    styleOverrides: {
      html: { fontSize: '87.5%', WebkitTextSizeAdjust: '100%', scrollPaddingTop: '5.5rem' },
      body: { minHeight: '100dvh', overflowWrap: 'break-word' },
      ':focus-visible': {
        outline: '3px solid var(--p-palette-primary-main)',
        outlineOffset: 2,
        borderRadius: radius.small,
      },
      'h1:focus': { outline: 'none' },
      ...nativeControls,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
});
