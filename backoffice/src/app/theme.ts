import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { brandColour } from '../core/brand-colour';

/** Below this width the menu is a drawer over the page. */
const DRAWER_BREAKPOINT = 991;

const COARSE = '@media (pointer: coarse)';

type TextFieldRootProps = FormControlProps & Record<'InputProps' | 'inputProps' | 'ownerState', unknown>;

/**
 * The root of every text field. react-admin passes `InputProps` and `inputProps` to MUI's text field, besides the
 * `slotProps` that have replaced them. MUI 9 does not know them any more and would write them into the page as attributes.
 */
function TextFieldRoot({ InputProps: _, inputProps: __, ownerState: ___, ...rest }: TextFieldRootProps) {
  return createElement(FormControl, rest);
}

const components: ThemeOptions['components'] = {
  ...defaultLightTheme.components,
  MuiCssBaseline: {
    styleOverrides: {
      body: { scrollbarGutter: 'stable' },
      // A focused element must not be hidden behind the app bar or the bar of selected rows.
      html: { scrollPaddingBlock: 64 },
    },
  },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  // A spinner without a label tells a screen reader nothing; the text beside it does.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 700 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, fontSize: '0.95rem' } } },
  // It is a button: without this it would have the browser's font.
  MuiAccordionSummary: { styleOverrides: { root: { font: 'inherit', textAlign: 'start' } } },
  // Buttons for fingers are larger than those for a mouse.
  MuiIconButton: { styleOverrides: { sizeSmall: { [COARSE]: { padding: 10 } } } },
  MuiToggleButton: {
    styleOverrides: {
      root: { textTransform: 'none' },
      sizeSmall: { [COARSE]: { minWidth: 40, minHeight: 40 } },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // With MUI's `hidden` a sticky bar inside would stick to the card instead of the window.
    styleOverrides: { root: { overflow: 'clip' } },
  },
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      size: 'small',
      fullWidth: true,
      margin: 'none',
      slots: { root: TextFieldRoot },
    },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  // react-admin shows a read-only input as a disabled one. Its helper text, the reason, must stay readable.
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: 'rgba(0, 0, 0, 0.6)' } } } },
  MuiTooltip: { defaultProps: { enterDelay: 300 } },
  // The arrow of an unsorted column lies over the padding: in nine columns this saves 200 pixels.
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        position: 'relative',
        '&:not(.Mui-active) .MuiTableSortLabel-icon': { position: 'absolute', right: -18 },
      },
      icon: { marginLeft: 2, marginRight: 0 },
    },
  },
  MuiTablePagination: {
    styleOverrides: { select: { '&:focus-visible': { outline: '2px solid', outlineOffset: -2 } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: '#ece7e3' },
      sizeSmall: { padding: '6px 5px', fontSize: '0.8125rem' },
      head: { fontWeight: 700, backgroundColor: '#faf7f5', whiteSpace: 'nowrap' },
    },
  },
};

/** The theme of the back office. @param appColor the option `app_color`, which replaces the orange */
export function createFeriaTheme(appColor: string | null): RaThemeOptions {
  const main = brandColour(appColor);
  return {
    ...defaultLightTheme,
    // Below `md` react-admin closes the menu after a choice. Only the drawer should be closed.
    breakpoints: { values: { xs: 0, sm: DRAWER_BREAKPOINT, md: DRAWER_BREAKPOINT + 1, lg: 1280, xl: 1920 } },
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
    // MUI's buttons, check boxes and menus take the browser's outline away.
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: "'Nunito Sans Variable', 'Segoe UI', system-ui, sans-serif",
      fontSize: 14,
      h6: { fontWeight: 700 },
    },
    sidebar: { width: 204, closedWidth: 55 },
    components,
  };
}
