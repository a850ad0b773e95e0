import { fire } from './camp.js';
import { birds, cloud, dolomites, hill, meadow, roundTree, shadow, sky, spruces, sun } from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, round, scatter, stroke } from './svg.js';

/** Golden larches, kites, a hedgehog and roasting chestnuts. */
export function autumn(): string {
  return picture(
    1200,
    800,
    sky(['#9cc9dc', '#f3dcb4', '#ffe9c4']),
    sun(230, 250, 58, '#ffb347', '#ffe6b8'),
    cloud(520, 130, 0.8, '#fff', 0.8),
    cloud(1060, 260, 0.7, '#fff', 0.75),
    dolomites({
      base: 500,
      height: 300,
      light: '#e8bda6',
      shade: '#c08f94',
      mist: '#ffe3b8',
      shift: -120,
      stretch: 1.16,
      snow: '#fffaf0',
    }),
    hill([470, 430, 470, 430, 460], '#c9b06a'),
    larches(121, -20, 1220, 500, 120, 44),
    spruces(123, 20, 1200, 506, 90, 170, '#5f8f73', '#4d7b61'),
    hill([560, 530, 510, 530, 560], '#c2b25f'),
    larches(125, -30, 280, 610, 250, 70),
    larches(127, 960, 1240, 600, 230, 70),
    roundTree(330, 590, 190, '#d9702f', '#f2a04e'),
    roundTree(930, 585, 170, '#c94f2c', '#ef8a4a'),
    hill([640, 610, 600, 615, 650], '#b7b05a'),
    hill([720, 680, 665, 690, 720], '#a3a550'),
    meadow(129, 60, [30, 660], [1170, 795], '#84893c', []),
    leaves(),
    kite(560, 210, 1.15, '#f97316', '#ffd166', '#e2502f'),
    kite(820, 150, 0.8, '#2f9c95', '#fff3df', '#ef6f6c'),
    stroke('M560 292C580 420 520 500 448 552', '#7a5a44', 3),
    stroke('M822 206C800 400 760 480 716 548', '#7a5a44', 3),
    shadow(400, 716, 62),
    kid({
      x: 400,
      y: 716,
      scale: 1.12,
      head: 'beanie',
      hat: '#f97316',
      hair: '#8a4b22',
      shirt: '#2f7d6b',
      trousers: '#3e6680',
      warm: true,
      left: [-58, -160],
      right: [42, -150],
      leftFoot: [-26, -5],
      rightFoot: [24, -5],
    }),
    shadow(760, 710, 62),
    kid({
      x: 760,
      y: 710,
      scale: 1.1,
      head: 'beanie',
      hat: '#2f9c95',
      hair: '#2d1d16',
      skin: '#a86f4c',
      shirt: '#e2502f',
      trousers: '#7a5570',
      warm: true,
      left: [-42, -150],
      right: [52, -90],
    }),
    pan(580, 724),
    hedgehog(980, 740),
    basket(206, 742),
    birds(370, 170, '#8a6a56'),
  );
}

function larches(seed: number, from: number, to: number, y: number, height: number, gap: number): string {
  const golds = [
    ['#e8a53a', '#d18f2b'],
    ['#f2b84b', '#dba038'],
    ['#d98a33', '#c27827'],
  ] as const;
  return golds
    .map(([light, shade], index) =>
      spruces(seed + index * 50, from + index * gap, to, y, height, gap * 3, light, shade),
    )
    .join('');
}

function kite(x: number, y: number, scale: number, one: string, two: string, tail: string): string {
  const bows = [30, 66, 102].map((dy, index) =>
    group(
      round(Math.sin(index * 1.7) * 16),
      96 + dy,
      1,
      polygon(
        [
          [-14, -8],
          [0, 0],
          [-14, 8],
        ],
        tail,
      ) +
        polygon(
          [
            [14, -8],
            [0, 0],
            [14, 8],
          ],
          tail,
        ),
    ),
  );
  return group(
    x,
    y,
    scale,
    [
      stroke('M0 92Q26 120 0 150T10 210', '#7a5a44', 3),
      ...bows,
      polygon(
        [
          [0, -100],
          [64, -10],
          [0, 92],
        ],
        one,
      ),
      polygon(
        [
          [0, -100],
          [-64, -10],
          [0, 92],
        ],
        two,
      ),
      polygon(
        [
          [0, -100],
          [64, -10],
          [-64, -10],
        ],
        one,
        0.45,
      ),
      stroke('M0-100V92M-64-10H64', '#7a5a44', 4),
    ],
    16,
  );
}

function leaves(): string {
  return scatter(131, 60, (rng) =>
    group(
      rng.int(0, 1200),
      rng.int(330, 790),
      0.5 + rng.next() * 0.6,
      path(
        'M0-16C16-10 16 10 0 18C-16 10-16-10 0-16Z',
        rng.pick(['#f97316', '#e2502f', '#ffc857', '#c2701f']),
      ),
      rng.int(0, 180),
    ),
  );
}

function pan(x: number, y: number): string {
  const chestnuts = [-34, -14, 8, 30].map(
    (dx, index) =>
      ellipse(dx, -92 - (index % 2) * 7, 13, 10, '#7a3b22') +
      ellipse(dx, -88 - (index % 2) * 7, 8, 4, '#c98a55'),
  );
  return (
    fire(x, y, 0.9) +
    group(x, y, 1, [
      ...chestnuts,
      path('M-60-92H60L50-72H-50Z', '#42352d'),
      stroke('M58-88L140-112', '#42352d', 9),
    ])
  );
}

function hedgehog(x: number, y: number): string {
  const spikes = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI * (1.02 + (index / 14) * 0.92);
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
    const side = 0.13;
    return polygon(
      [
        [Math.cos(angle - side) * 72, Math.sin(angle - side) * 66 - 6],
        [cx * 96, cy * 90 - 6],
        [Math.cos(angle + side) * 72, Math.sin(angle + side) * 66 - 6],
      ],
      '#6b4229',
    );
  });
  return group(x, y, 1.05, [
    shadow(0, 2, 86),
    ...spikes,
    path('M-78 0C-86-86 76-96 80 0Z', '#8a5a3b'),
    ...[
      [-30, -50],
      [0, -58],
      [30, -50],
      [-46, -26],
      [-14, -34],
      [18, -34],
      [48, -24],
    ].map(([sx, sy]) => stroke(`M${sx} ${sy}l4 12`, '#6b4229', 5)),
    path('M-44 0C-52-44-88-48-108-12Q-112 0-98 0Z', '#f2cfa2'),
    circle(-110, -10, 8, '#3a241a'),
    circle(-84, -24, 4.5, '#3a241a'),
    circle(-70, -12, 6, '#f08a62', 0.5),
    circle(-58, -40, 10, '#e0b483'),
    ellipse(-56, 0, 14, 6, '#c98a55'),
    ellipse(40, 0, 14, 6, '#c98a55'),
    group(10, -84, 0.9, [path('M0-20C20-14 20 12 0 20C-20 12-20-14 0-20Z', '#f97316')], 50),
  ]);
}

function basket(x: number, y: number): string {
  return group(x, y, 1, [
    ellipse(0, 2, 76, 11, '#2b1d14', 0.16),
    stroke('M-52-60Q0-150 52-60', '#8a5a3b', 9),
    ...[-36, -12, 14, 38].map((dx, index) => ellipse(dx, -64 - (index % 2) * 8, 18, 14, '#7a3b22')),
    ellipse(0, -76, 18, 14, '#8f4a2a'),
    path('M-66-60H66L52 0H-52Z', '#c98a45'),
    stroke('M-62-42H62M-58-22H58M-40-58L-34-2M0-58V-2M40-58L34-2', '#a06c30', 5),
    rect(-70, -66, 140, 13, '#a06c30', 6),
  ]);
}
