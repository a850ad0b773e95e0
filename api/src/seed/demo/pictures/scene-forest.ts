import { fire } from './camp.js';
import { birds, cloud, dolomites, hill, meadow, shadow, sky, spruce, spruces, sun } from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, scatter, stroke } from './svg.js';

/** A hut of branches in a clearing, a fire, two children and a fox. */
export function forest(): string {
  return picture(
    1200,
    800,
    sky(['#ffd9a8', '#ffe9c9', '#fff6e6']),
    sun(905, 235, 62, '#ffb347'),
    cloud(250, 170, 0.8),
    cloud(620, 120, 0.5, '#fff', 0.7),
    dolomites({ base: 520, height: 330, light: '#e9b9a2', shade: '#c98f8d', mist: '#ffe9c9' }),
    hill([470, 430, 470, 420, 455], '#9cc29a'),
    spruces(3, -20, 1220, 505, 120, 46, '#6fa888', '#5c9679'),
    hill([520, 490, 500, 500, 480], '#6fa888'),
    spruces(5, -30, 330, 585, 230, 62, '#3f8467', '#337056'),
    spruces(8, 900, 1240, 585, 230, 62, '#3f8467', '#337056'),
    spruces(11, 330, 480, 545, 150, 60, '#4e9173', '#3f7e63'),
    spruces(12, 760, 900, 545, 150, 60, '#4e9173', '#3f7e63'),
    hill([600, 560, 548, 565, 610], '#8fbf6e'),
    hill([690, 640, 625, 650, 690], '#7bb061'),
    meadow(21, 90, [40, 600], [1160, 790], '#5f9a4d', ['#f97316', '#ffd166', '#fff', '#ef6f6c']),
    hut(),
    fire(640, 690, 0.95),
    stones(),
    kid({
      x: 500,
      y: 706,
      scale: 1.02,
      head: 'tails',
      hair: '#c9803c',
      hat: '#e2502f',
      shirt: '#f97316',
      trousers: '#3e6680',
      left: [-52, -84],
      right: [66, -104],
      before: stroke('M62-104L126-88', '#7a4f35', 6) + circle(128, -88, 11, '#fff3df'),
    }),
    kid({
      x: 790,
      y: 712,
      scale: 1.04,
      head: 'cap',
      hat: '#2f7d6b',
      shirt: '#ffd166',
      trousers: '#7a5570',
      skin: '#c68a63',
      hair: '#2d1d16',
      left: [-58, -168],
      right: [50, -80],
      leftFoot: [-22, -5],
      rightFoot: [20, -5],
    }),
    fox(985, 715),
    spruce(60, 790, 470, '#2d6b52', '#245843'),
    spruce(1160, 800, 520, '#2d6b52', '#245843'),
    toadstools(),
    birds(420, 150, '#a0694f'),
  );
}

function hut(): string {
  const poles = [-150, -112, -70, -26, 26, 70, 112, 150];
  return group(330, 650, 1.08, [
    shadow(0, 8, 180),
    polygon(
      [
        [-150, 0],
        [0, -232],
        [150, 0],
      ],
      '#8a5a3b',
    ),
    polygon(
      [
        [0, -232],
        [150, 0],
        [60, 0],
      ],
      '#74482e',
    ),
    ...poles.map((x, index) => stroke(`M${x} 2L${-x * 0.12} -250`, index % 2 ? '#a06c47' : '#6b4229', 9)),
    path('M-46 2Q-30-90 0-118Q30-90 46 2Z', '#3c2418'),
    scatter(33, 16, (rng) =>
      ellipse(rng.int(-100, -56), rng.int(-60, -16), 15, 9, rng.pick(['#5c9a5a', '#6fae62'])),
    ),
    scatter(34, 16, (rng) =>
      ellipse(rng.int(56, 104), rng.int(-60, -16), 15, 9, rng.pick(['#5c9a5a', '#6fae62'])),
    ),
    scatter(35, 10, (rng) =>
      ellipse(rng.int(-34, 34), rng.int(-190, -140), 15, 9, rng.pick(['#5c9a5a', '#6fae62'])),
    ),
    polygon(
      [
        [-6, -250],
        [-6, -298],
        [42, -284],
        [-6, -270],
      ],
      '#f97316',
    ),
    rect(-9, -300, 5, 60, '#6b4229'),
  ]);
}

function stones(): string {
  return [-62, -38, -6, 28, 56]
    .map((dx, index) => ellipse(640 + dx, 706 - (index % 2) * 3, 17, 11, index % 2 ? '#a89a90' : '#8f8178'))
    .join('');
}

function fox(x: number, y: number): string {
  return group(x, y, 1.1, [
    shadow(0, 2, 66),
    path('M44-10C110-20 112-84 78-98C86-60 66-44 36-40Z', '#e2702f'),
    path('M78-98C88-84 90-70 86-60C78-66 72-80 78-98Z', '#fff3df'),
    path('M-34 0C-44-50-20-84 14-80C50-76 56-30 46 0Z', '#ef7f3a'),
    path('M-22 0C-26-30-14-46 0-46C16-44 18-20 16 0Z', '#fff3df'),
    polygon(
      [
        [-44, -98],
        [-40, -136],
        [-18, -112],
      ],
      '#e2702f',
    ),
    polygon(
      [
        [20, -98],
        [18, -136],
        [-6, -112],
      ],
      '#e2702f',
    ),
    path('M-52-96C-40-122 14-122 28-96C22-74 0-60-12-58C-24-60-46-74-52-96Z', '#ef7f3a'),
    path('M-52-96C-36-92-22-84-12-58C-2-84 12-92 28-96C22-74 0-60-12-58C-24-60-46-74-52-96Z', '#fff3df'),
    circle(-27, -94, 4, '#3a241a'),
    circle(3, -94, 4, '#3a241a'),
    ellipse(-12, -62, 6, 5, '#3a241a'),
  ]);
}

function toadstools(): string {
  const one = (x: number, y: number, scale: number): string =>
    group(x, y, scale, [
      rect(-8, -34, 16, 36, '#fff3df', 8),
      path('M-38-30C-36-76 36-76 38-30Q0-18-38-30Z', '#e2502f'),
      circle(-14, -46, 6, '#fff'),
      circle(10, -54, 7, '#fff'),
      circle(22, -36, 4.5, '#fff'),
    ]);
  return one(180, 770, 1.05) + one(228, 782, 0.7) + one(1040, 782, 0.8);
}
