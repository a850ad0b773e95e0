import { lamp, mountainWindow, room } from './indoors.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, stroke } from './svg.js';

/** A kitchen before Easter: dough, a steaming pot, coloured eggs. */
export function cooking(): string {
  return picture(
    1200,
    800,
    room(['#ffe3bf', '#fff1d9'], '#ffd7a6', '#c98f6b', '#a86f4c'),
    mountainWindow(610, 230, 0.95),
    curtain(),
    rack(),
    lamp(210, 150, '#2f9c95'),
    lamp(1010, 150, '#2f9c95'),
    kid({
      x: 270,
      y: 716,
      scale: 1.42,
      head: 'chef',
      hair: '#8a4b22',
      shirt: '#ef6f6c',
      trousers: '#3e6680',
      left: [-44, -78],
      right: [66, -106],
      before: apron() + whisk(),
    }),
    kid({
      x: 600,
      y: 730,
      scale: 1.48,
      head: 'chef',
      hair: '#2d1d16',
      skin: '#c68a63',
      shirt: '#5d8fb8',
      trousers: '#42352d',
      left: [-50, -96],
      right: [50, -96],
      before: apron(),
    }),
    kid({
      x: 960,
      y: 716,
      scale: 1.42,
      head: 'chef',
      hair: '#d9a052',
      shirt: '#67b06c',
      trousers: '#7a5570',
      left: [-62, -110],
      right: [62, -164],
      before: apron() + spoon(),
    }),
    counter(),
    bowl(400, 640),
    dough(600, 640),
    pot(800, 640),
    eggs(),
    group(1080, 640, 0.9, [
      rect(-52, -20, 104, 22, '#f5dba3', 10),
      path('M-58-18C-60-74 60-74 58-18Z', '#c98a45'),
      stroke('M-34-46l14 22M-6-56l14 26M24-54l14 22', '#8a5a3b', 5),
    ]),
  );
}

function counter(): string {
  const doors = [0, 1, 2, 3, 4].map((index) => {
    const x = 66 + index * 216;
    return rect(x, 694, 204, 96, '#e9bd8c', 10) + rect(x + 84, 712, 36, 8, '#8a5a3b', 4);
  });
  return (
    rect(50, 660, 1100, 140, '#d9a877') +
    doors.join('') +
    rect(50, 672, 1100, 10, '#a8703f') +
    rect(30, 640, 1140, 34, '#b97b4d', 10)
  );
}

function apron(): string {
  return (
    path('M-20-112H20L28-60Q0-50-28-60Z', '#fff3df') +
    stroke('M-20-112Q-14-132-8-138M20-112Q14-132 8-138', '#fff3df', 5) +
    rect(-12, -86, 24, 18, '#f97316', 5)
  );
}

function whisk(): string {
  return stroke('M66-104L80-66', '#8f8178', 6);
}

function spoon(): string {
  return stroke('M62-164L72-222', '#a06c47', 8) + ellipse(74, -234, 13, 18, '#a06c47');
}

function curtain(): string {
  const cloth = 'M430 60H500C500 160 476 250 436 320C420 250 424 150 430 60Z';
  return (
    path(cloth, '#f97316') +
    `<g transform="translate(1220 0) scale(-1 1)">${path(cloth, '#f97316')}</g>` +
    rect(410, 50, 400, 16, '#8a5a3b', 8) +
    path(
      'M430 62H790V96Q760 120 730 98Q700 120 670 98Q640 120 610 98Q580 120 550 98Q520 120 490 98Q460 120 430 96Z',
      '#ff9345',
    )
  );
}

function rack(): string {
  const pan = (x: number, colour: string, r: number): string =>
    stroke(`M${x} 330V372`, '#5c3a26', 8) +
    circle(x, 372 + r, r, colour) +
    circle(x, 372 + r, r * 0.72, '#2b1d14', 0.14);
  const jar = (x: number, colour: string): string =>
    rect(x - 24, 224, 48, 62, '#fffaf0', 8) +
    rect(x - 20, 246, 40, 38, colour, 6) +
    rect(x - 26, 214, 52, 14, '#a06c47', 5);
  return [
    rect(80, 320, 250, 12, '#8a5a3b', 6),
    pan(120, '#c2410c', 34),
    pan(204, '#8f8178', 28),
    pan(284, '#e2702f', 32),
    rect(880, 286, 260, 14, '#8a5a3b', 6),
    jar(920, '#e2502f'),
    jar(984, '#f2b661'),
    jar(1048, '#67b06c'),
    group(1110, 286, 1, [
      path('M-22 0L-18-30H18L22 0Z', '#ef6f6c'),
      stroke('M0-30Q-20-56-24-70M0-30Q2-60 0-80M0-30Q18-54 26-66', '#4f9f5d', 8),
    ]),
  ].join('');
}

function bowl(x: number, y: number): string {
  return group(x, y, 1, [
    ellipse(0, 0, 70, 10, '#2b1d14', 0.12),
    path('M-86-66H86C80-10 40 2 0 2C-40 2-80-10-86-66Z', '#5bb8c9'),
    path('M-86-66H86L82-50H-82Z', '#7fd0dc'),
    path('M-76-66C-60-92-20-76 0-90C24-104 60-90 76-66Z', '#fff3c9'),
  ]);
}

function dough(x: number, y: number): string {
  return group(x, y, 1, [
    ellipse(0, 2, 130, 12, '#fff8ea', 0.9),
    path('M-100 0C-108-44-50-52 0-50C54-50 106-40 100 0Z', '#f7dca6'),
    stroke('M-66-28Q-20-42 30-38', '#fff3d6', 7),
    rect(-132, -78, 264, 30, '#c98a55', 15),
    rect(-172, -72, 48, 18, '#a06c47', 9),
    rect(124, -72, 48, 18, '#a06c47', 9),
  ]);
}

function pot(x: number, y: number): string {
  return group(x, y, 1, [
    ellipse(0, 2, 84, 10, '#2b1d14', 0.14),
    stroke(
      'M-26-130Q-44-160-24-184T-26-232M14-130Q-4-164 16-190T14-244M48-128Q32-156 50-178T48-220',
      '#fffaf0',
      9,
      0.75,
    ),
    rect(-112, -82, 224, 18, '#8f3a1f', 9),
    path('M-84-110H84V-26Q84 2 56 2H-56Q-84 2-84-26Z', '#e2502f'),
    path('M40-110H84V-26Q84 2 56 2H40Z', '#b53a1c', 0.6),
    ellipse(0, -110, 84, 18, '#b53a1c'),
    ellipse(0, -110, 72, 12, '#ffd98a'),
    ...[-36, -6, 28].map((dx) =>
      path(`M${dx - 14}-112Q${dx} -128 ${dx + 14}-112Q${dx}-104 ${dx - 14}-112Z`, '#fff3d6'),
    ),
  ]);
}

function eggs(): string {
  const colours = ['#f97316', '#2f9c95', '#ffd166', '#ef6f6c', '#b98ac9'];
  const egg = (x: number, y: number, colour: string, turn: number): string =>
    group(
      x,
      y,
      1,
      [
        path('M0-34C20-34 28-2 20 12C12 26-12 26-20 12C-28-2-20-34 0-34Z', colour),
        stroke('M-20-4q5-8 10 0t10 0t10 0t10 0', '#fff3df', 4),
        circle(0, 12, 3, '#fff3df'),
        circle(0, -20, 3, '#fff3df'),
      ],
      turn,
    );
  return [
    ...colours.map((colour, index) => egg(120 + index * 26, 604 - (index % 2) * 16, colour, -16 + index * 9)),
    path('M84 606H262L244 646H102Z', '#a06c47'),
    stroke('M92 622H254M100 636H246', '#c98a55', 5),
    egg(492, 628, '#ef6f6c', 80),
    egg(706, 628, '#2f9c95', -70),
    polygon(
      [
        [90, 606],
        [110, 590],
        [126, 606],
      ],
      '#67b06c',
    ),
    polygon(
      [
        [210, 606],
        [236, 588],
        [256, 606],
      ],
      '#67b06c',
    ),
  ].join('');
}
