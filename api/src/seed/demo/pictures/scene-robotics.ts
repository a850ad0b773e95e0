import { lamp, mountainWindow, room, table } from './indoors.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, rect, stroke } from './svg.js';

/** A workshop: a large robot of building blocks waves, two children build on. */
export function robotics(): string {
  return picture(
    1200,
    800,
    room(['#cfe8e4', '#e8f3e6'], '#bcdcd8', '#d9a877', '#b98058'),
    mountainWindow(240, 250, 1.05),
    shelf(),
    lamp(620, 130, '#f97316'),
    gear(500, 330, 46, 10, '#f2b661'),
    gear(566, 392, 32, 8, '#ef6f6c'),
    robot(),
    kid({
      x: 330,
      y: 760,
      scale: 1.35,
      head: 'tails',
      hair: '#6b3f24',
      hat: '#f97316',
      shirt: '#ef6f6c',
      trousers: '#3e6680',
      left: [-50, -84],
      right: [72, -116],
      before: glasses(),
    }),
    kid({
      x: 900,
      y: 760,
      scale: 1.35,
      head: 'curls',
      hair: '#2d1d16',
      skin: '#a86f4c',
      shirt: '#2f9c95',
      trousers: '#7a5570',
      left: [-76, -108],
      right: [58, -172],
    }),
    table(630, 90, 1110, '#c9905f', '#a06c47'),
    rover(170, 628),
    blocks(),
    tools(),
  );
}

function glasses(): string {
  return `<g fill="none" stroke="#42352d" stroke-width="4"><circle cx="-13" cy="-170" r="11"/><circle cx="13" cy="-170" r="11"/><path d="M-2-170h4"/></g>`;
}

function gear(x: number, y: number, r: number, teeth: number, colour: string): string {
  const tooth = (turn: number): string =>
    group(0, 0, 1, rect(-r * 0.17, -r * 1.24, r * 0.34, r * 0.4, colour, 4), turn);
  return group(x, y, 1, [
    ...Array.from({ length: teeth }, (_, index) => tooth((360 / teeth) * index)),
    circle(0, 0, r, colour),
    circle(0, 0, r * 0.42, '#fff8ea'),
  ]);
}

function robot(): string {
  const studs = (from: number, to: number, y: number, colour: string): string => {
    const all: string[] = [];
    for (let x = from; x <= to; x += 34) all.push(rect(x - 11, y - 11, 22, 14, colour, 4));
    return all.join('');
  };
  return group(620, 640, 1.06, [
    stroke('M-92-190Q-160-170-170-100', '#5d8fb8', 26),
    circle(-170, -92, 26, '#42352d'),
    circle(-170, -92, 11, '#cfe8e4'),
    stroke('M92-190Q170-220 168-318', '#5d8fb8', 26),
    path(
      'M140-330C132-372 154-384 160-352C162-392 186-392 182-350C194-378 210-362 198-326C190-306 148-304 140-330Z',
      '#42352d',
    ),
    rect(-70, -60, 50, 70, '#42352d', 10),
    rect(20, -60, 50, 70, '#42352d', 10),
    studs(-78, 78, -226, '#f59a57'),
    rect(-100, -226, 200, 176, '#f97316', 20),
    path('M40-226H80Q100-226 100-206V-70Q100-50 80-50H40Z', '#c2410c', 0.35),
    rect(-66, -196, 132, 80, '#fff3df', 14),
    circle(-34, -156, 20, '#2f9c95'),
    stroke('M-34-156L-24-168', '#fff', 5),
    ...[-2, 22, 46].map((x, index) =>
      rect(
        x - 7,
        -176 + index * 8,
        14,
        46 - index * 8,
        ['#ef6f6c', '#ffd166', '#5d8fb8'][index] as string,
        4,
      ),
    ),
    ...[-60, -20, 20, 60].map((x, index) => circle(x, -84, 10, index % 2 ? '#ffd166' : '#fff3df')),
    rect(-22, -250, 44, 28, '#42352d', 6),
    studs(-60, 60, -384, '#7fb3d3'),
    rect(-88, -384, 176, 140, '#5d8fb8', 30),
    path('M50-384H60Q88-380 88-354V-274Q88-248 60-244H50Z', '#2b1d14', 0.14),
    rect(-104, -336, 18, 46, '#f97316', 8),
    rect(86, -336, 18, 46, '#f97316', 8),
    rect(-64, -358, 128, 76, '#24404f', 24),
    circle(-28, -322, 18, '#ffd166'),
    circle(28, -322, 18, '#ffd166'),
    circle(-24, -327, 6, '#fff'),
    circle(32, -327, 6, '#fff'),
    stroke('M-26-264Q0-250 26-264', '#fff3df', 7),
    stroke('M0-384V-420', '#42352d', 6),
    circle(0, -428, 13, '#ef6f6c'),
    stroke('M-30-448Q0-474 30-448M-48-462Q0-502 48-462', '#f97316', 5, 0.6),
  ]);
}

function shelf(): string {
  const books = [
    ['#ef6f6c', 62],
    ['#5d8fb8', 74],
    ['#ffd166', 56],
    ['#2f9c95', 70],
    ['#f97316', 64],
  ] as const;
  return [
    rect(850, 300, 290, 16, '#a06c47', 6),
    ...books.map(([colour, height], index) => rect(868 + index * 27, 300 - height, 22, height, colour, 3)),
    group(1080, 300, 1, [
      path('M-34 0L-26-46H26L34 0Z', '#c2410c'),
      stroke('M0-46C-30-90-44-96-50-120M0-46C0-96 6-110 4-136M0-46C30-80 40-90 48-116', '#4f9f5d', 9),
    ]),
    rect(850, 170, 290, 16, '#a06c47', 6),
    group(930, 170, 1, [
      path('M0-104C26-80 30-44 24 0H-24C-30-44-26-80 0-104Z', '#fff3df'),
      path('M0-104C12-94 18-82 21-70H-21C-18-82-12-94 0-104Z', '#e2502f'),
      circle(0, -46, 12, '#5d8fb8'),
      path('M-24-22L-44 0H-22ZM24-22L44 0H22Z', '#f97316'),
    ]),
    group(1060, 170, 1, [
      circle(0, -46, 38, '#7fb3d3'),
      path(
        'M-30-66C-10-70-4-44-20-32C-30-28-38-40-38-48ZM8-80C30-76 40-54 36-40C20-34 4-56 8-80Z',
        '#67b06c',
      ),
      stroke('M-30-10Q0 12 34-16', '#a06c47', 6),
      rect(-24, -6, 48, 8, '#a06c47', 4),
    ]),
  ].join('');
}

function rover(x: number, y: number): string {
  return group(x, y, 1, [
    rect(-54, -54, 108, 34, '#ffd166', 10),
    rect(-24, -84, 54, 34, '#ef6f6c', 8),
    ...[-18, 4, 26].map((dx) => rect(dx - 8, -94, 16, 12, '#f28f86', 3)),
    circle(44, -38, 8, '#fff'),
    ...[-34, 2, 38].map((dx) => circle(dx, -14, 16, '#42352d') + circle(dx, -14, 6, '#cfe8e4')),
  ]);
}

function blocks(): string {
  const one = (x: number, y: number, width: number, colour: string, light: string): string =>
    rect(x, y - 30, width, 30, colour, 5) +
    Array.from({ length: Math.floor(width / 28) }, (_, index) =>
      rect(x + 6 + index * 28, y - 40, 18, 12, light, 3),
    ).join('');
  return (
    one(790, 630, 88, '#5d8fb8', '#7fb3d3') +
    one(806, 600, 60, '#ffd166', '#ffe08a') +
    one(980, 630, 88, '#ef6f6c', '#f59a94') +
    one(1010, 600, 32, '#2f9c95', '#58b8b0') +
    one(440, 630, 60, '#67b06c', '#86c57e')
  );
}

function tools(): string {
  return [
    group(380, 632, 1, [rect(-60, -10, 70, 12, '#e2502f', 6), stroke('M10-4H60', '#8f8178', 6)]),
    group(930, 640, 0.9, [ellipse(0, -4, 26, 7, '#8f8178'), circle(0, -8, 8, '#cfe8e4')]),
  ].join('');
}
