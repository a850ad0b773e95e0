/**
 * Styles of text for screen readers only; for `style` and for `sx`, where the number 1 would mean the whole width. A box
 * that scrolls needs `position: relative`, else the text lies outside of it and widens the page.
 */
export const visuallyHidden = {
  border: 0,
  clip: 'rect(0 0 0 0)',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  whiteSpace: 'nowrap',
  width: '1px',
} as const;
