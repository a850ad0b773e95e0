import { getContrastRatio, darken, type ThemeOptions } from '@mui/material/styles';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

/** The house's orange, dark enough for white text and for links on white (5.4:1). */
const ORANGE = '#b8430a';
/** WCAG AA for text. */
const READABLE = 4.5;
const HEX = /^#[0-9a-f]{6}$/i;

/** A colour on which white text can be read: the wanted one, darkened as far as needed. */
function readable(color: string): string {
  let result = color;
  for (let step = 1; getContrastRatio('#ffffff', result) < READABLE; step++)
    result = darken(color, step * 0.05);
  return result;
}

/** Below this width the menu is a drawer over the page (spec §9). */
const DRAWER_BREAKPOINT = 991;

const COARSE = '@media (pointer: coarse)';

const components: ThemeOptions['components'] = {
  ...defaultLightTheme.components,
  MuiCssBaseline: { styleOverrides: { body: { scrollbarGutter: 'stable' } } },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  // A spinner without a name says nothing to a screen reader; what it stands beside says what is going on.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 700 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, fontSize: '0.95rem' } } },
  // A button, which would have the font of the browser.
  MuiAccordionSummary: { styleOverrides: { root: { font: 'inherit', textAlign: 'start' } } },
  // Fingers need more room than a pointer.
  MuiIconButton: { styleOverrides: { sizeSmall: { [COARSE]: { padding: 10 } } } },
  MuiToggleButton: {
    styleOverrides: {
      root: { textTransform: 'none' },
      sizeSmall: { [COARSE]: { minWidth: 40, minHeight: 40 } },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiTooltip: { defaultProps: { enterDelay: 300 } },
  // The arrow of a column that is not sorted lies over the padding: nine columns would lose 200 pixels to them.
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        position: 'relative',
        '&:not(.Mui-active) .MuiTableSortLabel-icon': { position: 'absolute', right: -18 },
      },
      icon: { marginLeft: 2, marginRight: 0 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: '#ece7e3' },
      sizeSmall: { padding: '6px 5px', fontSize: '0.8125rem' },
      head: { fontWeight: 700, backgroundColor: '#faf7f5', whiteSpace: 'nowrap' },
    },
  },
};

/** The look of the back office; `app_color` of the options replaces the orange. */
export function createFeriaTheme(appColor: string | null): RaThemeOptions {
  const main = readable(appColor && HEX.test(appColor) ? appColor : ORANGE);
  return {
    ...defaultLightTheme,
    // Below `md` react-admin closes the menu after a choice, which only a drawer should do.
    breakpoints: {
      values: { xs: 0, sm: DRAWER_BREAKPOINT, md: DRAWER_BREAKPOINT + 1, lg: 1280, xl: 1920 },
    },
    palette: {
      mode: 'light',
      primary: { main, contrastText: '#ffffff' },
      secondary: { main, contrastText: '#ffffff' },
      success: { main: '#2e7d32' },
      error: { main: '#c62828' },
      background: { default: '#f6f3f1', paper: '#ffffff' },
      text: { primary: '#2a2420', secondary: '#5d534d' },
    },
    shape: { borderRadius: 8 },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: "'Nunito Sans Variable', 'Segoe UI', system-ui, sans-serif",
      fontSize: 14,
      h6: { fontWeight: 700 },
    },
    sidebar: { width: 232, closedWidth: 55 },
    components,
  };
}
