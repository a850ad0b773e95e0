import { cloud, dolomites, hill, shadow, sky, spruce, sun } from './landscape.js';
import { kid } from './people.js';
import { random } from '../random.js';
import { circle, ellipse, group, path, picture, polygon, rect, round, scatter, stroke } from './svg.js';

/** An igloo, a sledge at full speed, a snowman. */
export function winter(): string {
  return picture(
    1200,
    800,
    sky(['#86b6dc', '#c8dcec', '#ffe4cf']),
    sun(980, 240, 56, '#ffc07a', '#fff0dc'),
    cloud(210, 140, 0.8, '#fff', 0.8),
    cloud(640, 110, 0.6, '#fff', 0.7),
    dolomites({
      base: 520,
      height: 340,
      light: '#d9c6d4',
      shade: '#a99bc0',
      mist: '#eef0f6',
      shift: -70,
      stretch: 1.12,
      snow: '#ffffff',
    }),
    hill([480, 440, 480, 440, 470], '#dfe8f2'),
    snowySpruces(141, -20, 1220, 520, 120, 54),
    hill([560, 520, 540, 520, 545], '#eaf1f8'),
    snowySpruces(143, -30, 190, 610, 240, 76),
    snowySpruces(145, 1010, 1240, 600, 240, 76),
    hill([640, 600, 610, 620, 640], '#f4f8fc'),
    hut(),
    path('M0 690C200 640 360 640 560 690C760 740 1000 700 1200 650V800H0Z', '#ffffff'),
    path('M0 740C240 700 460 720 640 756C860 790 1040 760 1200 724V800H0Z', '#e6eef7'),
    igloo(),
    snowman(1040, 716),
    sledge(),
    shadow(330, 740, 56, 0.1),
    kid({
      x: 330,
      y: 738,
      scale: 1.06,
      head: 'beanie',
      hat: '#2f9c95',
      hair: '#2d1d16',
      skin: '#a86f4c',
      shirt: '#ffd166',
      trousers: '#5d8fb8',
      warm: true,
      left: [-46, -84],
      right: [60, -176],
      before: scarf('#e2502f'),
    }),
    circle(394, 540, 15, '#fff'),
    snow(),
  );
}

function snowySpruces(
  seed: number,
  from: number,
  to: number,
  y: number,
  height: number,
  gap: number,
): string {
  const rng = random(seed);
  const trees: string[] = [];
  for (let x = from; x < to; x += gap * (0.6 + rng.next() * 0.8)) {
    const h = height * (0.7 + rng.next() * 0.6);
    const r = h * 0.14;
    trees.push(spruce(x, y, h, '#5d9a92', '#4b857f'));
    trees.push(
      path(
        `M${round(x)} ${round(y - h)}L${round(x + r)} ${round(y - h * 0.64)}Q${round(x + r * 0.5)} ${round(y - h * 0.69)} ${round(x)} ${round(y - h * 0.65)}Q${round(x - r * 0.6)} ${round(y - h * 0.7)} ${round(x - r)} ${round(y - h * 0.64)}Z`,
        '#fff',
        0.92,
      ),
    );
  }
  return trees.join('');
}

function hut(): string {
  return group(770, 600, 0.95, [
    rect(-84, -80, 168, 84, '#8a5a3b'),
    stroke('M-84-60H84M-84-38H84M-84-16H84', '#74482e', 4),
    path('M-118-78L0-156L118-78L108-58L0-130L-108-58Z', '#fff'),
    polygon(
      [
        [-84, -76],
        [0, -132],
        [84, -76],
      ],
      '#a06c47',
    ),
    rect(-58, -56, 38, 36, '#ffd98a', 3),
    rect(-2, -56, 38, 36, '#ffd98a', 3),
    rect(52, -50, 24, 54, '#5c3a26', 3),
    rect(40, -150, 22, 40, '#74482e'),
    stroke('M52-160Q40-182 56-202T50-240', '#fff', 10, 0.7),
  ]);
}

function igloo(): string {
  return group(530, 712, 1.08, [
    ellipse(0, 6, 190, 18, '#b9cfe4', 0.6),
    path('M-160 0C-160-210 160-210 160 0Z', '#eef5fb'),
    path('M40-156C120-140 160-80 160 0H80C96-60 86-120 40-156Z', '#cfe0ef'),
    stroke(
      'M-152-44Q0-64 152-44M-128-96Q0-120 128-96M-78-140Q0-156 78-140M-60-152L-70-112M30-156L36-116M-104-118L-116-54M-20-112L-22-58M80-108L94-52M-128-50L-134 0M100-48L112 0',
      '#b5cbe0',
      4,
    ),
    path('M-70 4C-72-104 50-104 50 4Z', '#dbe8f4'),
    path('M-54 4C-54-84 34-84 34 4Z', '#4a6a8a'),
    path('M-54 4C-54-84-8-80-10-60C-34-50-38-20-36 4Z', '#3a5672'),
    stroke('M0-158V-222', '#8a5a3b', 6),
    path('M3-222C30-234 44-210 70-218V-184C44-176 30-198 3-188Z', '#f97316'),
  ]);
}

function snowman(x: number, y: number): string {
  return group(x, y, 1.05, [
    ellipse(0, 4, 84, 12, '#b9cfe4', 0.7),
    circle(0, -60, 70, '#fff'),
    path('M34-120A70 70 0 0 1 20 7A92 92 0 0 0 34-120Z', '#dbe8f4'),
    circle(0, -154, 50, '#fff'),
    circle(0, -222, 36, '#fff'),
    stroke('M-44-166L-96-204M-80-192L-92-178M44-166L92-214M78-200L96-196', '#8a5a3b', 7),
    circle(-12, -228, 4.5, '#3a241a'),
    circle(12, -228, 4.5, '#3a241a'),
    polygon(
      [
        [0, -222],
        [44, -212],
        [0, -206],
      ],
      '#f97316',
    ),
    stroke('M-12-204Q0-194 12-204', '#3a241a', 4),
    circle(0, -166, 5, '#3a241a'),
    circle(0, -142, 5, '#3a241a'),
    path('M-40-194Q0-172 40-194L38-176Q0-156-38-176Z', '#e2502f'),
    path('M14-178L40-118L16-116L6-172Z', '#c93d23'),
    rect(-32, -290, 64, 40, '#42352d', 6),
    rect(-48, -258, 96, 12, '#42352d', 6),
    rect(-32, -268, 64, 10, '#f97316'),
  ]);
}

function scarf(colour: string): string {
  return (
    path('M-26-142Q0-124 26-142L24-126Q0-110-24-126Z', colour) + path('M10-128L26-82L8-80L0-124Z', colour)
  );
}

function sledge(): string {
  const rider = (x: number, hat: string, shirt: string, hair: string, skin: string): string =>
    kid({
      x,
      y: 6,
      scale: 0.92,
      head: 'beanie',
      hat,
      hair,
      skin,
      shirt,
      trousers: '#3e6680',
      warm: true,
      left: [-30, -150],
      right: [46, -96],
      leftFoot: [52, -40],
      rightFoot: [66, -34],
      before: scarf('#ffd166'),
    });
  return group(
    800,
    742,
    1,
    [
      rider(-46, '#ef6f6c', '#2f9c95', '#d9a052', '#f4c7a1'),
      rider(44, '#f97316', '#e2502f', '#6b3f24', '#f4c7a1'),
      rect(-104, -30, 218, 16, '#b57d52', 8),
      stroke('M-112 12H104Q146 12 140-40', '#8a5a3b', 11),
      stroke('M-70-16V10M50-16V10', '#8a5a3b', 10),
      stroke('M138-44Q96-70 86-84', '#5c3a26', 4),
      ...[
        [-150, 8, 13],
        [-176, -6, 9],
        [-128, 18, 10],
        [-196, 14, 7],
      ].map(([x, y, r]) => circle(x as number, y as number, r as number, '#fff')),
    ],
    7,
  );
}

function snow(): string {
  return scatter(149, 110, (rng) =>
    circle(rng.int(0, 1200), rng.int(0, 700), 2 + rng.next() * 4.5, '#fff', 0.9),
  );
}
