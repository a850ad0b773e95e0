import { random } from '../random.js';

/** x and y. */
export type Point = readonly [number, number];

/** A whole picture. */
export function picture(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** A gradient from top to bottom (or along `x2`, `y2`), used as `url(#id)`. */
export function gradient(id: string, colours: readonly string[], [x2, y2]: Point = [0, 1]): string {
  const stops = colours.map((colour, index) => {
    const [plain, opacity = '1'] = colour.split('/');
    const offset = round(index / Math.max(1, colours.length - 1));
    return `<stop offset="${offset}" stop-color="${plain}" stop-opacity="${opacity}"/>`;
  });
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, rx = 0): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${rx}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${shown(opacity)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${shown(opacity)}/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${shown(opacity)}/>`;
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${shown(opacity)}/>`;
}

export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, opacity);
}

/** Parts moved, scaled and turned together. */
export function group(
  x: number,
  y: number,
  scale: number,
  parts: string | string[],
  turn = 0,
  flip = false,
): string {
  const inner = typeof parts === 'string' ? parts : parts.join('');
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;
}

/** Something many times: at each step of the way with choices that are always the same. */
export function scatter(
  seed: number,
  count: number,
  draw: (rng: ReturnType<typeof random>, index: number) => string,
): string {
  const rng = random(seed);
  return Array.from({ length: count }, (_, index) => draw(rng, index)).join('');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function shown(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}
