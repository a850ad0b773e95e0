/**
 * Text that only screen readers get; for `style` and for `sx`, where a bare 1 would be the whole width. A box that scrolls
 * needs `position: relative`, else the text lies outside of it and widens the page.
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
