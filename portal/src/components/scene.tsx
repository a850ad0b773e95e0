/** Colours of a drawn picture: far, middle and near hill, sky, sun. */
const PALETTES = [
  { sky: '#ffe2bf', sun: '#ff9d3f', far: '#d9b8a8', mid: '#7fa38a', near: '#3f7a63' },
  { sky: '#d6ecf5', sun: '#ffc857', far: '#a9c3d3', mid: '#6aa58b', near: '#2f7d6b' },
  { sky: '#ffeacc', sun: '#f9784b', far: '#c9b2c9', mid: '#8f9fc4', near: '#5571a3' },
  { sky: '#e3f1dc', sun: '#ffb54d', far: '#b5cdb0', mid: '#79ab6d', near: '#3f7f4d' },
  { sky: '#fde0d6', sun: '#ff8e5e', far: '#d9a9a2', mid: '#b97f86', near: '#7a5570' },
] as const;

/** Things in the meadow; each picture shows one. */
const MOTIFS = [
  <g key="tent">
    <path d="M318 322l62-104 62 104z" fill="#fff" />
    <path d="M380 218l62 104h-40z" fill="#f3d9c4" />
    <path d="M362 322l18-58 18 58z" fill="#c2410c" />
  </g>,
  <g key="kite">
    <path d="M372 92l44 26-20 48-48-22z" fill="#fff" />
    <path d="M372 92l-24 52 48 22z" fill="#ef6a3a" />
    <path d="M396 166c10 40-30 60-18 100s-20 40-24 56" fill="none" stroke="#fff" strokeWidth="4" />
  </g>,
  <g key="boat">
    <path d="M300 318h150l-26 34h-98z" fill="#fff" />
    <path d="M372 204v108h-66z" fill="#ef6a3a" />
    <path d="M382 228l56 84h-56z" fill="#ffd9a0" />
  </g>,
  <g key="ball">
    <circle cx="384" cy="296" r="42" fill="#fff" />
    <path d="M384 274l21 15-8 24h-26l-8-24z" fill="#42352d" />
    <path
      d="M384 254v20M424 284l-19 5M408 330l-11-17M360 330l11-17M344 284l19 5"
      stroke="#42352d"
      strokeWidth="4"
    />
  </g>,
  <g key="trees">
    <path d="M330 330l34-86 34 86z" fill="#fff" opacity=".95" />
    <path d="M384 330l40-118 40 118z" fill="#ffe9d2" />
    <path d="M360 330h8v18h-8zM420 330h8v18h-8z" fill="#7a5a44" />
  </g>,
] as const;

/**
 * A drawn landscape where there is no photograph; another one for each seed. Decoration only, so it is hidden from
 * screen readers.
 */
export function Scene({ seed }: { seed: number }) {
  const palette = PALETTES[Math.abs(seed) % PALETTES.length] ?? PALETTES[0];
  const motif = MOTIFS[Math.abs(seed * 3 + 1) % MOTIFS.length];
  const sunX = 120 + ((Math.abs(seed) * 67) % 160);
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="600" height="400" fill={palette.sky} />
      <circle cx={sunX} cy="120" r="92" fill={palette.sun} opacity=".22" />
      <circle cx={sunX} cy="120" r="56" fill={palette.sun} />
      <path
        d="M0 270l70-64 36 30 62-104 34 40 26-34 56 92 44-30 40 38 58-116 40 56 30-30 104 98v154H0z"
        fill={palette.far}
      />
      <path d="M0 300c90-60 170-30 250-6s170 10 350-66v172H0z" fill={palette.mid} />
      <path d="M0 352c120-50 230-46 330-24s180 12 270-20v92H0z" fill={palette.near} />
      {motif}
    </svg>
  );
}
