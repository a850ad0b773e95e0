import { random } from '../random.js';
import {
  circle,
  ellipse,
  gradient,
  group,
  path,
  polygon,
  rect,
  round,
  scatter,
  stroke,
  type Point,
} from './svg.js';

/** Sky from top to bottom. */
export function sky(colours: readonly string[], width = 1200, height = 800): string {
  return `<defs>${gradient('sky', colours)}</defs>${rect(0, 0, width, height, 'url(#sky)')}`;
}

/** A sun with two rings of light. */
export function sun(x: number, y: number, r: number, colour: string, glow = colour): string {
  return circle(x, y, r * 2.5, glow, 0.2) + circle(x, y, r * 1.65, glow, 0.3) + circle(x, y, r, colour);
}

export function cloud(x: number, y: number, scale: number, colour = '#fff', opacity = 0.85): string {
  return group(
    x,
    y,
    scale,
    path(
      'M-90 0C-130 0-130-46-92-48C-92-92-30-104-12-70C8-104 74-96 72-50C116-52 120 0 84 0Z',
      colour,
      opacity,
    ),
  );
}

export function birds(x: number, y: number, colour: string): string {
  const bird = (dx: number, dy: number, size: number): string =>
    stroke(
      `M${x + dx - size} ${y + dy - size * 0.4}q${size * 0.6}-${size * 0.3} ${size} ${size * 0.4}q${size * 0.4}-${size * 0.7} ${size}-${size * 0.4}`,
      colour,
      4,
    );
  return bird(0, 0, 22) + bird(58, -26, 16) + bird(96, 8, 13);
}

/** Outline of jagged peaks, x from 0 to 1200, y from 0 (highest) to 1. */
const PEAKS: readonly Point[] = [
  [0, 0.62],
  [58, 0.5],
  [92, 0.56],
  [132, 0.3],
  [152, 0.36],
  [176, 0.14],
  [196, 0.22],
  [214, 0.12],
  [252, 0.44],
  [296, 0.36],
  [334, 0.58],
  [380, 0.46],
  [412, 0.2],
  [430, 0.25],
  [462, 0],
  [486, 0.16],
  [510, 0.08],
  [548, 0.38],
  [580, 0.33],
  [622, 0.62],
  [676, 0.5],
  [716, 0.3],
  [742, 0.36],
  [770, 0.1],
  [792, 0.17],
  [818, 0.05],
  [862, 0.35],
  [896, 0.3],
  [942, 0.6],
  [990, 0.46],
  [1030, 0.54],
  [1072, 0.26],
  [1094, 0.31],
  [1118, 0.18],
  [1160, 0.5],
  [1200, 0.42],
];

/** Where and how big a range of mountains stands, and its colours. */
export interface Range {
  /** Foot of the mountains. */
  base: number;
  height: number;
  light: string;
  shade: string;
  /** Of the mist at the foot. */
  mist: string;
  shift?: number;
  stretch?: number;
  width?: number;
  /** Colour of snow on the summits. */
  snow?: string;
}

/** The Dolomites: pale towers, lit from the left. */
export function dolomites(range: Range): string {
  const { base, height, shift = 0, stretch = 1, width = 1200 } = range;
  const at = ([x, y]: Point): Point => [x * stretch + shift, base - height * (1 - y) - 20];
  const outline = PEAKS.map(at);
  const lit: string[] = [];
  PEAKS.forEach((peak, index) => {
    const [before, after] = [PEAKS[index - 1], PEAKS[index + 1]];
    if (!before || !after || before[1] < peak[1] || after[1] < peak[1]) return;
    const [x, y] = at(peak);
    const valley = at(after);
    const drop = base - y;
    lit.push(
      polygon(
        [
          [x, y],
          valley,
          [valley[0] + drop * 0.16, valley[1] + drop * 0.3],
          [valley[0] + drop * 0.1, base],
          [x + drop * 0.02, base],
          [x + drop * 0.09, y + drop * 0.66],
          [x - drop * 0.03, y + drop * 0.42],
          [x + drop * 0.05, y + drop * 0.24],
        ],
        range.shade,
      ),
    );
    if (range.snow) lit.push(snowCap(x, y, drop, at(before), range.snow));
  });
  const id = `mist${Math.round(base)}${Math.round(shift)}`;
  return [
    polygon([...outline, [width + 400, base], [-400, base]], range.light),
    ...lit,
    `<defs>${gradient(id, [`${range.mist}/0`, `${range.mist}/0.95`])}</defs>`,
    rect(0, base - height * 0.62, width, height * 0.62 + 4, `url(#${id})`),
  ].join('');
}

function snowCap(x: number, y: number, drop: number, before: Point, colour: string): string {
  const left = Math.max(before[0], x - drop * 0.2);
  const leftY = y + ((x - left) / (x - before[0])) * (before[1] - y);
  return polygon(
    [
      [x, y],
      [x + drop * 0.05, y + drop * 0.24],
      [x - drop * 0.01, y + drop * 0.17],
      [left + drop * 0.06, y + drop * 0.28],
      [left, leftY],
    ],
    colour,
  );
}

/** A soft hill over the whole width: heights at equal distances, from left to right. */
export function hill(heights: readonly number[], colour: string, width = 1200, height = 800): string {
  const step = width / (heights.length - 1);
  const curve = heights
    .map((y, index) => {
      if (index === 0) return `M0 ${y}`;
      const [x0, x1] = [(index - 1) * step, index * step];
      return `C${round(x0 + step / 2)} ${heights[index - 1]} ${round(x1 - step / 2)} ${y} ${round(x1)} ${y}`;
    })
    .join('');
  return path(`${curve}L${width} ${height}L0 ${height}Z`, colour);
}

/** A spruce; its right half lies in the shade. */
export function spruce(x: number, y: number, height: number, colour: string, shade: string): string {
  const w = height * 0.27;
  const tiers = [
    [0, 0.44, 0.6],
    [0.2, 0.72, 0.82],
    [0.44, 0.96, 1],
  ] as const;
  const parts = [rect(x - height * 0.025, y - height * 0.08, height * 0.05, height * 0.08, '#6b4a35')];
  for (const [top, bottom, wide] of [...tiers].reverse()) {
    const [t, b, r] = [y - height + top * height, y - height + bottom * height, w * wide];
    parts.push(
      path(
        `M${round(x)} ${round(t)}L${round(x + r)} ${round(b)}Q${round(x)} ${round(b + height * 0.05)} ${round(x - r)} ${round(b)}Z`,
        colour,
      ),
    );
    parts.push(
      path(
        `M${round(x)} ${round(t)}L${round(x + r)} ${round(b)}Q${round(x + r * 0.5)} ${round(b + height * 0.03)} ${round(x + r * 0.1)} ${round(b + height * 0.025)}Z`,
        shade,
      ),
    );
  }
  return parts.join('');
}

/** A row of spruces of different height. */
export function spruces(
  seed: number,
  from: number,
  to: number,
  y: number,
  height: number,
  gap: number,
  colour: string,
  shade: string,
): string {
  const rng = random(seed);
  const trees: string[] = [];
  for (let x = from; x < to; x += gap * (0.6 + rng.next() * 0.8)) {
    trees.push(spruce(x, y + rng.int(-10, 10), height * (0.7 + rng.next() * 0.6), colour, shade));
  }
  return trees.join('');
}

/** A tree with a round crown. */
export function roundTree(x: number, y: number, height: number, colour: string, light: string): string {
  const r = height * 0.34;
  const top = y - height + r;
  return [
    path(
      `M${x - height * 0.05} ${y}Q${x - height * 0.02} ${y - height * 0.3} ${x - height * 0.03} ${top}h${height * 0.06}Q${x + height * 0.02} ${y - height * 0.3} ${x + height * 0.06} ${y}Z`,
      '#7a4f35',
    ),
    circle(x - r * 0.62, top + r * 0.36, r * 0.66, colour),
    circle(x + r * 0.64, top + r * 0.32, r * 0.68, colour),
    circle(x, top, r * 0.92, colour),
    circle(x - r * 0.28, top - r * 0.26, r * 0.5, light, 0.7),
    circle(x + r * 0.5, top + r * 0.06, r * 0.3, light, 0.5),
  ].join('');
}

/** Blades of grass and flowers on a meadow. */
export function meadow(
  seed: number,
  count: number,
  from: Point,
  to: Point,
  grass: string,
  flowers: readonly string[],
): string {
  return scatter(seed, count, (rng) => {
    const x = from[0] + rng.next() * (to[0] - from[0]);
    const y = from[1] + rng.next() * (to[1] - from[1]);
    const size = 7 + ((y - from[1]) / Math.max(1, to[1] - from[1])) * 9;
    if (flowers.length > 0 && rng.chance(0.45)) {
      return (
        stroke(`M${round(x)} ${round(y)}v-${round(size)}`, grass, 2.5) +
        circle(x, y - size, size * 0.36, rng.pick(flowers)) +
        circle(x, y - size, size * 0.14, '#fff5dd')
      );
    }
    return stroke(
      `M${round(x - size * 0.4)} ${round(y - size * 0.8)}L${round(x)} ${round(y)}L${round(x + size * 0.45)} ${round(y - size)}`,
      grass,
      2.5,
    );
  });
}

/** A shadow on the ground. */
export function shadow(x: number, y: number, rx: number, opacity = 0.16): string {
  return ellipse(x, y, rx, rx * 0.16, '#2b1d14', opacity);
}
