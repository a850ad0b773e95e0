/** Widest a page gets, and its margins. */
export const PAGE_WIDTH = { width: '100%', maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
