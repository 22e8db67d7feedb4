import type { Components, Theme } from '@mui/material/styles';
import { radius, weight } from './tokens.ts';

/** Minimum height of touch targets in pixels. It does not change with the scale that the user has chosen. */
export const tapTarget = 44;

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
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: tapTarget, borderRadius: radius.control, paddingInline: '1.2em' },
      sizeSmall: { minHeight: 36, paddingInline: '0.9em', fontSize: '0.929rem' },
      sizeLarge: { minHeight: 52, paddingInline: '1.6em', fontSize: '1.107rem' },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: tapTarget } } },
  MuiIconButton: { styleOverrides: { root: { minWidth: tapTarget, minHeight: tapTarget } } },
  MuiTextField: { defaultProps: { variant: inputStyle, fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: inputStyle } },
  MuiInputBase: { styleOverrides: { root: { fontSize: '1.143rem' }, input: { height: '1.5em' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      // The border has a contrast of 3:1 to the background in both colour schemes, because only the border shows
      // where the field is.
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
  MuiToggleButton: { styleOverrides: { root: { color: 'var(--p-palette-text-secondary)' } } },
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
