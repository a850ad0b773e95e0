import { birds, cloud, dolomites, hill, meadow, roundTree, shadow, sky, spruces, sun } from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, scatter, stroke } from './svg.js';

/** A linden tree with a swing, a sandpit, a paddling pool and a butterfly. */
export function kindergarten(): string {
  return picture(
    1200,
    800,
    sky(['#bfe6ea', '#e9f3dc', '#fff3d6']),
    sun(620, 160, 54, '#ffc857', '#fff8e0'),
    cloud(820, 130, 0.7),
    cloud(1050, 200, 0.9),
    dolomites({
      base: 450,
      height: 200,
      light: '#ecd2c4',
      shade: '#d3b1b4',
      mist: '#fff3d6',
      shift: -30,
      stretch: 1.08,
    }),
    hill([430, 400, 420, 390, 410], '#a8d3a0'),
    spruces(91, 420, 1220, 455, 80, 40, '#6bb08c', '#58a07b'),
    hill([530, 500, 480, 490, 500], '#9cd083'),
    roundTree(1110, 540, 180, '#67b06c', '#92cb85'),
    hill([640, 610, 590, 600, 620], '#8cc76e'),
    linden(),
    swing(),
    meadow(93, 110, [20, 640], [1180, 795], '#5f9f4c', ['#ffd166', '#fff', '#f97316', '#ef6f6c', '#b98ac9']),
    sandpit(),
    pool(),
    butterfly(520, 300, 1.5, '#f97316', '#ffd166'),
    butterfly(760, 420, 0.8, '#ef6f6c', '#ffc9b8'),
    butterfly(1010, 330, 0.7, '#b98ac9', '#e6d2ef'),
    birds(690, 110, '#8a9aa3'),
  );
}

function linden(): string {
  const crown = [
    [40, 200, 150],
    [190, 120, 150],
    [330, 220, 130],
    [120, 300, 130],
    [260, 320, 110],
    [-30, 320, 110],
  ] as const;
  return [
    shadow(170, 668, 190, 0.18),
    path('M120 670C150 560 140 460 128 340H218C206 460 208 560 240 670Q180 652 120 670Z', '#8a5a3b'),
    path('M190 664C180 560 186 440 196 340H218C206 460 208 560 240 670Z', '#74482e'),
    stroke('M150 420Q90 380 60 330M196 400Q280 360 320 330', '#8a5a3b', 22),
    stroke('M196 392Q330 356 420 366', '#8a5a3b', 18),
    ...crown.map(([x, y, r]) => circle(x, y, r, '#4f9f5d')),
    circle(20, 170, 100, '#66b06a'),
    circle(190, 90, 108, '#66b06a'),
    circle(310, 190, 84, '#66b06a'),
    circle(160, 60, 60, '#84c57c', 0.8),
    circle(20, 140, 48, '#84c57c', 0.8),
    scatter(95, 20, (rng) => {
      const [x, y] = [rng.int(-40, 380), rng.int(30, 340)];
      return circle(x, y, 7, '#ffe08a') + circle(x + 9, y + 4, 5, '#fff3c4');
    }),
  ].join('');
}

function swing(): string {
  return [
    stroke('M372 364L420 610M424 366L478 600', '#c9a27c', 5),
    kid({
      x: 452,
      y: 690,
      scale: 0.98,
      head: 'tails',
      hair: '#d9a052',
      hat: '#e2502f',
      shirt: '#ef6f6c',
      trousers: '#5d8fb8',
      left: [-42, -150],
      right: [30, -158],
      leftFoot: [36, -40],
      rightFoot: [62, -54],
      turn: -10,
    }),
    polygon(
      [
        [404, 612],
        [492, 598],
        [496, 612],
        [408, 626],
      ],
      '#c2410c',
    ),
    shadow(440, 708, 70),
  ].join('');
}

function sandpit(): string {
  return [
    ellipse(700, 716, 176, 54, '#a06c47'),
    ellipse(700, 708, 166, 47, '#f5dba3'),
    path('M600 706Q640 656 690 704Z', '#e9c883'),
    group(770, 712, 1, [
      path('M-24-40H24L18 0H-18Z', '#f97316'),
      stroke('M-24-40Q0-76 24-40', '#c2410c', 5),
      path('M-26-44H26V-36H-26Z', '#ffd166'),
    ]),
    group(640, 690, 1, [
      path('M-34 0L-28-42H-16V-34H-6V-42H6V-34H16V-42H28L34 0Z', '#e3bd74'),
      rect(-7, -20, 14, 20, '#c99d55', 6),
      stroke('M0-42V-72', '#8a5a3b', 3),
      polygon(
        [
          [0, -72],
          [26, -64],
          [0, -56],
        ],
        '#e2502f',
      ),
    ]),
    kid({
      x: 712,
      y: 716,
      scale: 0.92,
      head: 'short',
      hair: '#6b3f24',
      shirt: '#2f9c95',
      trousers: '#f2b661',
      left: [-54, -62],
      right: [50, -82],
      leftFoot: [-40, -22],
      rightFoot: [40, -22],
      before: stroke('M52-82L74-20', '#8a5a3b', 7) + ellipse(76, -14, 13, 17, '#ef6f6c'),
    }),
  ].join('');
}

function pool(): string {
  return [
    shadow(980, 730, 190),
    kid({
      x: 930,
      y: 712,
      scale: 0.92,
      head: 'flower',
      hair: '#2d1d16',
      skin: '#a86f4c',
      hat: '#ef6f6c',
      shirt: '#ffd166',
      trousers: '#ffd166',
      left: [-62, -166],
      right: [54, -160],
    }),
    kid({
      x: 1046,
      y: 712,
      scale: 0.88,
      head: 'cap',
      hat: '#f97316',
      hair: '#b5652a',
      shirt: '#b98ac9',
      trousers: '#7a5570',
      left: [-50, -96],
      right: [62, -150],
    }),
    path('M806 672Q806 738 980 738Q1154 738 1154 672Z', '#2f8fa8'),
    path('M806 668Q806 704 980 704Q1154 704 1154 668V688Q1154 724 980 724Q806 724 806 688Z', '#5bb8c9'),
    ellipse(980, 668, 174, 30, '#bfe8ec', 0.78),
    stroke('M850 668q20-8 40 0t40 0M1030 676q18-7 36 0t36 0', '#fff', 4, 0.8),
    ...[
      [880, 610],
      [905, 588],
      [1096, 604],
      [1000, 596],
      [1118, 582],
    ].map(([x, y]) => circle(x as number, y as number, 7, '#dff4f6')),
    group(1100, 664, 0.8, [
      path(
        'M-40 0C-50-30-20-40-4-34C-8-60 28-70 34-44C36-34 28-26 22-24C44-22 44 0 20 8H-20Q-36 8-40 0Z',
        '#ffd166',
      ),
      circle(14, -48, 4, '#3a241a'),
      polygon(
        [
          [33, -46],
          [52, -42],
          [33, -36],
        ],
        '#f97316',
      ),
    ]),
  ].join('');
}

function butterfly(x: number, y: number, scale: number, wing: string, light: string): string {
  return group(
    x,
    y,
    scale,
    [
      path('M0 0C-14-46-66-48-58-14C-54 4-22 6 0 4C22 6 54 4 58-14C66-48 14-46 0 0Z', wing),
      path('M0 4C-18 6-44 16-34 34C-24 48-6 30 0 10C6 30 24 48 34 34C44 16 18 6 0 4Z', wing),
      circle(-36, -20, 9, light),
      circle(36, -20, 9, light),
      circle(-20, 22, 6, light),
      circle(20, 22, 6, light),
      stroke('M0-12V22M0-14Q-6-30-14-34M0-14Q6-30 14-34', '#5c3a26', 4),
    ],
    -14,
  );
}
