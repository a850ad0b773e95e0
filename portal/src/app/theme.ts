import { createTheme, type Theme } from '@mui/material/styles';
import { FOCUS_COLOUR } from '../components/focus-colour';
import { LITTLE_HEIGHT } from '../components/little-height';
import { TOASTS_HEIGHT } from '../components/toasts';
import { shadesOf } from './shades';

declare module '@mui/material/styles' {
  interface PaletteColor {
    bright?: string;
    tint?: string;
    wash?: string;
  }
  interface SimplePaletteColorOptions {
    bright?: string;
    tint?: string;
    wash?: string;
  }
}

const FONT = '"Nunito Sans Variable", "Nunito Sans Fallback", system-ui, sans-serif';
const FALLBACK = {
  fontFamily: 'Nunito Sans Fallback',
  sizeAdjust: '100.5%',
  ascentOverride: '100.6%',
  descentOverride: '35.1%',
  lineGapOverride: '0%',
};
const INK = '#2a1f19';

/** The MUI theme of the portal, built from the organiser's colour. */
export function createPortalTheme(colour: string | null | undefined): Theme {
  const { bright, strong, dark, tint, wash } = shadesOf(colour);
  const focus = { outlineWidth: 3, outlineOffset: 2, outlineColor: `var(${FOCUS_COLOUR}, ${strong})` };
  const heading = { fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.15 };
  return createTheme({
    palette: {
      primary: { main: strong, dark, contrastText: '#fff', bright, tint, wash },
      secondary: { main: '#17645c', dark: '#0f4a44', contrastText: '#fff' },
      success: { main: '#18743f' },
      error: { main: '#b3261e' },
      text: { primary: INK, secondary: '#655349' },
      background: { default: '#fffaf5', paper: '#fff' },
      divider: '#eadfd6',
    },
    shape: { borderRadius: 4 },
    // MUI's buttons, check boxes and menus take the outline away, with more weight than the rule for everything below.
    focusVisible: focus,
    typography: {
      fontFamily: FONT,
      fontWeightBold: 800,
      h1: { ...heading, fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)' },
      h2: { ...heading, fontSize: 'clamp(1.3rem, 1.1rem + 0.9vw, 1.7rem)' },
      h3: { ...heading, fontSize: '1.15rem', letterSpacing: '-0.01em', lineHeight: 1.3 },
      subtitle1: { fontWeight: 700, lineHeight: 1.4 },
      body1: { lineHeight: 1.6 },
      body2: { lineHeight: 1.5 },
      button: { fontWeight: 800, textTransform: 'none', letterSpacing: 0 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Fallbacks of the same width, so that nothing moves when the font arrives. Bold needs one of its own: a regular
          // font that the browser thickens stays 8 % narrower, and a row of buttons then breaks into two.
          '@font-face': [
            { ...FALLBACK, src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")' },
            {
              ...FALLBACK,
              fontWeight: '600 1000',
              src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Arial")',
            },
          ],
          '@keyframes feria-shimmer': {
            from: { backgroundPosition: '100% 0' },
            to: { backgroundPosition: '-50% 0' },
          },
          html: {
            scrollPaddingTop: 88,
            scrollPaddingBottom: 96,
            [LITTLE_HEIGHT]: { scrollPaddingTop: 8, scrollPaddingBottom: 8 },
          },
          body: { overflowWrap: 'break-word' },
          ':focus-visible': { ...focus, outlineStyle: 'solid' },
          'h1:focus': { outline: 'none' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { borderRadius: 999, paddingInline: 20, minHeight: 44 },
          sizeSmall: { minHeight: 36, paddingInline: 14 },
          sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.05rem' },
          outlined: { borderWidth: 2, '&:hover': { borderWidth: 2 } },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
      MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
      MuiDialog: {
        styleOverrides: {
          // Short messages stand below a dialog, never above its buttons.
          container: { paddingBottom: TOASTS_HEIGHT },
          paper: {
            borderRadius: 20,
            // Title and buttons scroll with what is between them.
            [LITTLE_HEIGHT]: {
              display: 'block',
              '&:not(.MuiDialog-paperFullScreen)': { margin: 8, maxHeight: 'calc(100% - 16px)' },
            },
          },
          paperFullScreen: { borderRadius: 0 },
        },
      },
      MuiDialogContent: { styleOverrides: { root: { [LITTLE_HEIGHT]: { overflowY: 'visible' } } } },
      MuiDialogTitle: { styleOverrides: { root: { fontWeight: 800, fontSize: '1.3rem', lineHeight: 1.25 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
      MuiAlert: { styleOverrides: { root: { borderRadius: 12 }, message: { minWidth: 0 } } },
    },
  });
}

/** Widest a page gets, and its margins. */
export const PAGE_WIDTH = { width: '100%', maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
