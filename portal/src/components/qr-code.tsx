import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** Width of the empty border that QR code readers need, in modules. */
const QUIET = 4;

/** A QR code: black on white whatever the theme, because cameras want it so. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 200, maxWidth: '100%', bgcolor: '#fff', borderRadius: 2 }}
    >
      <path d={dark} fill="#000" />
    </Box>
  );
}
