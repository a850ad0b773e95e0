import { dolomites, hill, spruces, sun } from './landscape.js';
import { circle, ellipse, gradient, group, path, rect, stroke } from './svg.js';

/** A room: wall with a soft pattern and floor boards. */
export function room(wall: readonly [string, string], dots: string, floor: string, seam: string): string {
  const pattern: string[] = [];
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 13; column += 1) {
      pattern.push(circle(30 + column * 98 + (row % 2) * 49, 40 + row * 74, 5, dots));
    }
  }
  const seams = [-300, -60, 180, 420, 600, 780, 1020, 1260, 1500]
    .map((x) => `M${600 + (x - 600) * 0.72} 620L${x} 800`)
    .join('');
  return [
    `<defs>${gradient('wall', wall)}</defs>`,
    rect(0, 0, 1200, 630, 'url(#wall)'),
    ...pattern,
    rect(0, 620, 1200, 180, floor),
    stroke(seams, seam, 4, 0.6),
    rect(0, 602, 1200, 22, '#fff3df'),
    path('M0 624H1200V632H0Z', '#2b1d14', 0.1),
  ].join('');
}

/** A window through which one sees the mountains. */
export function mountainWindow(x: number, y: number, scale: number): string {
  return group(x, y, scale, [
    rect(-176, -156, 352, 312, '#fffaf0', 14),
    `<svg x="-160" y="-140" width="320" height="280" viewBox="300 150 640 560">`,
    rect(0, 0, 1200, 800, '#bfe3ee'),
    sun(800, 270, 50, '#ffc857', '#fff6d8'),
    dolomites({ base: 560, height: 300, light: '#ecc3ad', shade: '#c99a9d', mist: '#fff1d6' }),
    hill([540, 500, 520, 490, 520], '#93c58f'),
    spruces(7, 260, 980, 580, 120, 50, '#559c7c', '#448a6b'),
    hill([640, 600, 590, 610, 640], '#86bd68'),
    '</svg>',
    rect(-7, -150, 14, 300, '#fffaf0'),
    rect(-170, -7, 340, 14, '#fffaf0'),
    rect(-192, 148, 384, 24, '#f1dfc8', 10),
  ]);
}

/** A lamp that hangs from the ceiling. */
export function lamp(x: number, y: number, colour: string): string {
  return [
    stroke(`M${x} 0V${y - 60}`, '#5c3a26', 6),
    path(`M${x - 20} ${y - 62}H${x + 20}L${x + 74} ${y}H${x - 74}Z`, colour),
    ellipse(x, y, 74, 12, '#fff1c4'),
    path(`M${x - 74} ${y}L${x - 230} ${y + 380}H${x + 230}L${x + 74} ${y}Z`, '#fff1c4', 0.2),
  ].join('');
}

/** A table top with legs, drawn in front of those who stand behind it. */
export function table(y: number, from: number, to: number, top: string, front: string): string {
  return [
    path(`M${from - 20} ${y + 60}H${to + 20}V${y + 72}H${from - 20}Z`, '#2b1d14', 0.12),
    rect(from + 36, y + 40, 34, 800 - y, front),
    rect(to - 70, y + 40, 34, 800 - y, front),
    rect(from, y, to - from, 34, top, 10),
    rect(from + 10, y + 30, to - from - 20, 40, front, 6),
  ].join('');
}
