import { birds, cloud, dolomites, hill, roundTree, shadow, sky, spruces, sun } from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, stroke } from './svg.js';

/** A goal, a shot, a leap. */
export function football(): string {
  return picture(
    1200,
    800,
    sky(['#8ccfe6', '#cfeee9', '#fff4d8']),
    sun(1010, 170, 56, '#ffc857', '#fff6d8'),
    cloud(330, 130, 0.95),
    cloud(720, 180, 0.6),
    dolomites({
      base: 440,
      height: 250,
      light: '#dfc4bf',
      shade: '#bb9dac',
      mist: '#fff4d8',
      shift: -90,
      stretch: 1.12,
    }),
    hill([410, 380, 410, 370, 400], '#8cc29a'),
    spruces(71, -20, 1220, 440, 86, 34, '#559c7c', '#448a6b'),
    ...[90, 250, 930, 1120].map((x, index) =>
      roundTree(x, 480, 150 + (index % 2) * 30, '#4f9a64', '#7cbd76'),
    ),
    rect(0, 462, 1200, 340, '#7cc15f'),
    ...[0, 1, 2, 3].map((index) =>
      polygon(
        [
          [index * 340 - 120, 462],
          [index * 340 + 30, 462],
          [index * 340 - 20 + (index - 1.5) * 150, 800],
          [index * 340 - 280 + (index - 1.5) * 150, 800],
        ],
        '#8ccc6c',
      ),
    ),
    stroke('M-10 520H1210', '#fff', 6, 0.8),
    stroke('M130 800L330 520M1070 800L940 520', '#fff', 6, 0.55),
    goal(),
    bunting(),
    kid({
      x: 772,
      y: 610,
      scale: 1.0,
      head: 'bob',
      hair: '#3a241a',
      skin: '#c68a63',
      shirt: '#2f9c95',
      trousers: '#245f73',
      left: [-84, -176],
      right: [70, -196],
      leftFoot: [-40, -26],
      rightFoot: [30, -16],
      turn: -12,
    }),
    shadow(450, 722, 80),
    kid({
      x: 440,
      y: 722,
      scale: 1.25,
      head: 'curls',
      hair: '#8a4b22',
      shirt: '#f97316',
      trousers: '#fff3df',
      left: [-66, -96],
      right: [56, -150],
      leftFoot: [-30, -5],
      rightFoot: [70, -44],
      turn: 4,
      before: number(),
    }),
    shadow(230, 690, 60),
    kid({
      x: 230,
      y: 690,
      scale: 1.06,
      head: 'tails',
      hair: '#d9a052',
      hat: '#e2502f',
      shirt: '#f97316',
      trousers: '#fff3df',
      left: [-56, -176],
      right: [56, -178],
      before: number(),
    }),
    stroke('M548 640Q600 560 636 512', '#fff', 7, 0.55),
    stroke('M560 668Q620 600 660 560', '#fff', 5, 0.4),
    ball(660, 478, 40),
    cone(960, 740),
    cone(1060, 700),
    birds(540, 160, '#6f8fa3'),
  );
}

function number(): string {
  return rect(-12, -112, 24, 26, '#fff3df', 6);
}

function goal(): string {
  const net =
    Array.from({ length: 15 }, (_, index) => `M${626 + index * 27} 330V560`).join('') +
    Array.from({ length: 9 }, (_, index) => `M612 ${340 + index * 27}H1000`).join('');
  return [
    path('M606 324H1006L1040 560H572Z', '#fff', 0.14),
    stroke(net, '#fff', 2.5, 0.6),
    stroke('M606 330V574M1006 330V574M606 330H1006', '#fffaf0', 15),
    ellipse(606, 576, 26, 6, '#2b1d14', 0.15),
    ellipse(1006, 576, 26, 6, '#2b1d14', 0.15),
  ].join('');
}

function bunting(): string {
  const colours = ['#f97316', '#ffd166', '#2f9c95', '#ef6f6c'];
  const flags = Array.from({ length: 12 }, (_, index) => {
    const x = 30 + index * 44;
    const y = 250 + Math.sin((index / 11) * Math.PI) * 46 - index * 3;
    return polygon(
      [
        [x, y],
        [x + 30, y + 2],
        [x + 13, y + 38],
      ],
      colours[index % 4] as string,
    );
  });
  return stroke('M0 244Q290 340 560 214', '#8a5a3b', 4) + flags.join('');
}

function ball(x: number, y: number, r: number): string {
  const patch = (turn: number): string =>
    group(
      0,
      0,
      1,
      polygon(
        [
          [-13, -37.5],
          [0, -39.5],
          [13, -37.5],
          [8, -28],
          [-8, -28],
        ],
        '#42352d',
      ),
      turn,
    );
  return group(
    x,
    y,
    r / 40,
    [
      circle(0, 0, 40, '#fffaf0'),
      path('M28-28A40 40 0 0 1-28 28A46 46 0 0 0 28-28Z', '#2b1d14', 0.1),
      polygon(
        [
          [0, -15],
          [14, -5],
          [9, 12],
          [-9, 12],
          [-14, -5],
        ],
        '#42352d',
      ),
      ...[0, 72, 144, 216, 288].map(patch),
      ...[0, 72, 144, 216, 288].map((turn) => group(0, 0, 1, stroke('M0-15V-28', '#42352d', 3), turn)),
    ],
    18,
  );
}

function cone(x: number, y: number): string {
  return group(x, y, 1, [
    ellipse(0, 2, 44, 8, '#2b1d14', 0.16),
    path('M-36 0Q0 10 36 0L28-10H-28Z', '#c2410c'),
    path('M-24-8L-7-66Q0-72 7-66L24-8Q0-2-24-8Z', '#f97316'),
    path('M-16-34L-11-52Q0-48 11-52L16-34Q0-28-16-34Z', '#fff3df'),
  ]);
}
