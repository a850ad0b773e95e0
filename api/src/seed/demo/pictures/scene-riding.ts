import { birds, cloud, dolomites, hill, meadow, roundTree, shadow, sky, spruces, sun } from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, stroke } from './svg.js';

/** A child on a Haflinger, another one at its head, a farm behind. */
export function riding(): string {
  return picture(
    1200,
    800,
    sky(['#a9dbe6', '#dff0e4', '#fff3d9']),
    sun(180, 180, 54, '#ffc857', '#fff6d8'),
    cloud(470, 150, 0.9),
    cloud(1010, 120, 0.7),
    dolomites({
      base: 480,
      height: 280,
      light: '#ecc7b0',
      shade: '#cfa29c',
      mist: '#fff3d9',
      shift: -160,
      stretch: 1.2,
    }),
    hill([440, 410, 440, 400, 430], '#a5cf94'),
    spruces(41, -20, 420, 470, 100, 36, '#5fa07d', '#4d8b6a'),
    spruces(43, 860, 1220, 465, 110, 36, '#5fa07d', '#4d8b6a'),
    hill([520, 480, 470, 490, 500], '#93c878'),
    farm(),
    roundTree(120, 560, 230, '#5da35f', '#86c072'),
    hill([610, 570, 560, 580, 600], '#86bd68'),
    fence(566),
    hill([680, 650, 640, 650, 690], '#77b05a'),
    meadow(51, 110, [20, 640], [1180, 795], '#5b9646', ['#ffd166', '#fff', '#f97316', '#ef6f6c']),
    pony(),
    kid({
      x: 888,
      y: 730,
      scale: 1.1,
      head: 'bob',
      hair: '#b5652a',
      shirt: '#2f9c95',
      trousers: '#7a5570',
      left: [-62, -164],
      right: [46, -74],
      leftFoot: [-18, -5],
    }),
    birds(690, 200, '#8a6a56'),
  );
}

function farm(): string {
  return group(980, 520, 1, [
    shadow(0, 4, 150),
    rect(-120, -96, 240, 100, '#fff3df'),
    polygon(
      [
        [-120, -96],
        [120, -96],
        [120, -130],
        [-120, -130],
      ],
      '#8a5a3b',
    ),
    polygon(
      [
        [-150, -118],
        [0, -206],
        [150, -118],
        [138, -104],
        [0, -184],
        [-138, -104],
      ],
      '#5c3a26',
    ),
    polygon(
      [
        [-120, -112],
        [0, -184],
        [120, -112],
      ],
      '#a06c47',
    ),
    rect(-120, -112, 240, 14, '#74482e'),
    ...[-92, -34, 24, 78].map(
      (x) => rect(x, -72, 26, 32, '#7fb3c4', 3) + rect(x - 4, -40, 34, 9, '#e2502f', 4),
    ),
    rect(-14, -150, 28, 26, '#ffd98a', 3),
    rect(-8, -34, 36, 38, '#74482e', 4),
  ]);
}

function fence(y: number): string {
  const posts = Array.from({ length: 14 }, (_, index) => rect(index * 94 - 20, y - 54, 15, 84, '#a06c47', 6));
  return stroke(`M-20 ${y - 34}H1220M-20 ${y - 2}H1220`, '#b98058', 11) + posts.join('');
}

function pony(): string {
  const coat = '#d98a45';
  const dark = '#bf7234';
  const mane = '#fff0cf';
  const legs = [
    [-116, dark],
    [96, dark],
    [-146, coat],
    [126, coat],
  ] as const;
  return group(490, 736, 1.12, [
    shadow(0, 2, 210, 0.2),
    path('M-164-186C-214-190-226-120-206-44C-182-62-176-120-150-150Z', mane),
    ...legs.map(
      ([x, colour]) =>
        path(
          `M${x - 26}-116C${x - 20}-80 ${x - 10}-70 ${x - 11}-6h23C${x + 12}-70 ${x + 24}-80 ${x + 30}-116Z`,
          colour,
        ) + path(`M${x - 13}-16h27l5 16q-19 6-37 0Z`, '#4a2f22'),
    ),
    path(
      'M-172-150C-182-224-90-222-20-210C60-200 120-226 150-190C172-150 150-92 96-88C20-76-60-76-120-86C-158-92-168-120-172-150Z',
      coat,
    ),
    path('M-160-112C-100-84 60-78 120-98C100-80 20-74-60-78C-120-80-146-92-160-112Z', dark),
    path('M96-204C120-260 160-300 196-318L246-266C216-240 190-190 168-148Z', coat),
    path(
      'M190-322C230-346 262-320 270-292L316-238C322-220 306-206 288-212L228-244C200-256 180-290 190-322Z',
      coat,
    ),
    path('M292-268L316-238C322-220 306-206 288-212L270-222Z', '#f0b98a'),
    polygon(
      [
        [196, -322],
        [196, -366],
        [222, -334],
      ],
      coat,
    ),
    polygon(
      [
        [216, -330],
        [226, -368],
        [240, -326],
      ],
      dark,
    ),
    path(
      'M206-342C160-330 110-280 88-206C120-220 150-240 160-262C176-250 200-276 204-290C222-296 238-322 228-344Z',
      mane,
    ),
    path('M214-344C236-348 252-324 248-296C236-300 222-320 214-344Z', mane),
    circle(252, -282, 5.5, '#3a241a'),
    circle(301, -232, 4, '#7a4327'),
    stroke('M280-218Q292-222 300-216', '#7a4327', 3),
    stroke('M262-304L238-240M262-248L300-262M240-244C180-230 100-230 40-220', '#a83a1f', 7),
    path('M-62-218C-40-236 40-236 62-214L58-166C20-156-30-156-58-168Z', '#e2502f'),
    path('M-42-224C-20-240 30-240 50-222C40-206-30-206-42-224Z', '#7a3b22'),
    kid({
      x: 4,
      y: -128,
      scale: 0.96,
      head: 'helmet',
      hat: '#f97316',
      hair: '#6b3f24',
      shirt: '#ffd166',
      trousers: '#3e6680',
      left: [30, -82],
      right: [56, -88],
      leftFoot: [8, -16],
      rightFoot: [26, -6],
    }),
    stroke('M4-190Q28-160 22-128', '#3e6680', 25),
    ellipse(28, -124, 18, 9, '#4a2f22'),
    stroke('M22-160V-122', '#5c3a26', 5),
    ellipse(22, -112, 15, 5, '#8f8178'),
  ]);
}
