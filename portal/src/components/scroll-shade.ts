/**
 * Style of a region that scrolls, on white: a shade lies where something is cut, and only there. The white layers move with the
 * content and cover the shades at the beginning and at the end.
 */
export const SCROLL_SHADE = {
  background: [
    'linear-gradient(#fff 40%, rgb(255 255 255 / 0)) top / 100% 40px',
    'linear-gradient(rgb(255 255 255 / 0), #fff 60%) bottom / 100% 40px',
    'linear-gradient(rgb(42 31 25 / 0.28), rgb(42 31 25 / 0)) top / 100% 14px',
    'linear-gradient(rgb(42 31 25 / 0), rgb(42 31 25 / 0.28)) bottom / 100% 14px',
  ].join(', '),
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;
