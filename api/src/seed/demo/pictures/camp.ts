import { shadow } from './landscape.js';
import { circle, group, path, polygon, stroke } from './svg.js';

/** A small tent with an open entrance. */
export function tent(x: number, y: number, scale: number, colour: string, side: string): string {
  return group(x, y, scale, [
    shadow(20, 2, 130),
    polygon(
      [
        [-110, 0],
        [0, -130],
        [40, 0],
      ],
      colour,
    ),
    polygon(
      [
        [0, -130],
        [130, -8],
        [40, 0],
      ],
      side,
    ),
    path('M-62 0Q-24-50-6-108Q-2-46 12 0Z', '#4b2a1c'),
    path('M-62 0Q-34-40-6-108Q-30-40-34 0Z', '#fff3df'),
  ]);
}

/** A camp fire. */
export function fire(x: number, y: number, scale: number): string {
  return group(x, y, scale, [
    circle(0, -40, 120, '#ffb347', 0.14),
    circle(0, -36, 70, '#ffb347', 0.2),
    stroke('M-46 0L40-16M46 0L-40-16', '#5c3a26', 15),
    path(
      'M-34-10C-48-52-14-60-12-100C16-78 8-62 22-58C28-66 26-74 26-78C46-52 42-26 32-10Q0 4-34-10Z',
      '#f97316',
    ),
    path('M-16-8C-26-36-2-44 0-68C22-46 24-24 16-8Q0 0-16-8Z', '#ffc44d'),
  ]);
}
