/** On paper: a list without bar, menu and buttons. */
export const printStyles = {
  '@media print': {
    '@page': { size: 'landscape', margin: '12mm' },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    'header, .skip-nav-button, .RaSidebar-fixed, .RaSidebar-docked, [data-print="no"], .MuiSnackbar-root': {
      display: 'none !important',
    },
    'body, .RaLayout-content': { background: '#fff !important', padding: '0 !important' },
  },
} as const;
