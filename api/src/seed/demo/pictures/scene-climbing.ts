import { birds, cloud, dolomites, hill, meadow, sky, spruces, sun } from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, stroke } from './svg.js';

/** A child on the rock with a rope, another one that belays, the Dolomites in the evening light. */
export function climbing(): string {
  return picture(
    1200,
    800,
    sky(['#7fb6d9', '#f6cfae', '#ffe6c4']),
    sun(466, 372, 58, '#ffb347', '#ffe1b0'),
    cloud(150, 130, 0.7),
    cloud(520, 110, 0.9, '#fff', 0.8),
    dolomites({
      base: 560,
      height: 430,
      light: '#f0b08c',
      shade: '#b97a86',
      mist: '#ffe6c4',
      shift: -210,
      stretch: 1.15,
    }),
    hill([520, 490, 530, 500, 540], '#8fb98e'),
    spruces(61, -20, 800, 560, 110, 38, '#4f8f78', '#3f7b66'),
    hill([620, 590, 610, 640, 640], '#86b96a'),
    hill([700, 670, 690, 720, 720], '#73a957'),
    meadow(63, 70, [10, 660], [640, 795], '#558f44', ['#ffd166', '#fff', '#ef6f6c']),
    rock(),
    stroke('M862 170C850 260 838 330 826 372', '#ffd166', 6),
    stroke('M862 170C900 300 800 540 560 620', '#ffd166', 6),
    circle(862, 168, 13, '#8f8178'),
    circle(862, 168, 6, '#fff3df'),
    kid({
      x: 806,
      y: 520,
      scale: 1.12,
      head: 'helmet',
      hat: '#f97316',
      hair: '#6b3f24',
      shirt: '#2f9c95',
      trousers: '#7a5570',
      left: [-34, -214],
      right: [62, -186],
      leftFoot: [-34, -34],
      rightFoot: [44, -64],
      turn: 6,
      before: harness(),
    }),
    kid({
      x: 500,
      y: 738,
      scale: 1.2,
      head: 'helmet',
      hat: '#e2502f',
      hair: '#2d1d16',
      skin: '#a86f4c',
      shirt: '#ffd166',
      trousers: '#3e6680',
      left: [-40, -92],
      right: [52, -104],
      leftFoot: [-24, -5],
      rightFoot: [24, -5],
      before: harness(),
    }),
    kid({
      x: 320,
      y: 728,
      scale: 1.04,
      head: 'tails',
      hair: '#d9a052',
      hat: '#f97316',
      shirt: '#ef6f6c',
      trousers: '#2f7d6b',
      left: [-54, -170],
      right: [50, -166],
    }),
    backpack(),
    birds(640, 220, '#8a5f5a'),
  );
}

function harness(): string {
  return (
    stroke('M-28-74Q0-66 28-74M-14-66L-12-48M14-66L12-48', '#e2502f', 7) +
    circle(0, -72, 7, '#fff3df') +
    circle(0, -72, 3.5, '#8f8178')
  );
}

function rock(): string {
  const holds = [
    [742, 420, '#f97316'],
    [892, 300, '#ffd166'],
    [776, 290, '#ef6f6c'],
    [700, 560, '#2f9c95'],
    [866, 452, '#ef6f6c'],
    [930, 560, '#f97316'],
    [760, 640, '#ffd166'],
    [990, 400, '#2f9c95'],
    [1010, 220, '#f97316'],
    [930, 160, '#ef6f6c'],
  ] as const;
  return [
    polygon(
      [
        [650, 800],
        [668, 660],
        [690, 540],
        [676, 470],
        [734, 360],
        [742, 250],
        [800, 180],
        [806, 110],
        [880, 60],
        [960, 90],
        [1040, 20],
        [1130, 60],
        [1210, 10],
        [1210, 800],
      ],
      '#d9b59a',
    ),
    polygon(
      [
        [880, 60],
        [960, 90],
        [930, 210],
        [980, 330],
        [930, 470],
        [990, 640],
        [960, 800],
        [1210, 800],
        [1210, 10],
        [1130, 60],
        [1040, 20],
        [960, 90],
      ],
      '#c79c86',
    ),
    polygon(
      [
        [1130, 60],
        [1210, 10],
        [1210, 800],
        [1100, 800],
        [1120, 620],
        [1070, 480],
        [1130, 300],
        [1090, 180],
      ],
      '#b08577',
    ),
    polygon(
      [
        [734, 360],
        [742, 250],
        [800, 180],
        [790, 300],
        [820, 380],
        [760, 440],
      ],
      '#e8c9b0',
    ),
    polygon(
      [
        [668, 660],
        [690, 540],
        [740, 560],
        [720, 690],
        [760, 800],
        [650, 800],
      ],
      '#e8c9b0',
    ),
    stroke(
      'M820 380L850 470L820 560M980 330L1020 360M760 440L800 470M990 640L1040 660M1070 480L1030 520',
      '#a87a6b',
      5,
      0.6,
    ),
    ...holds.map(
      ([x, y, colour]) => ellipse(x, y + 4, 19, 13, '#8a5f50', 0.5) + ellipse(x, y, 19, 12, colour),
    ),
    path(
      'M660 800C680 740 760 750 800 770C860 740 960 760 1000 780C1060 750 1160 760 1210 744V800Z',
      '#6aa152',
    ),
  ].join('');
}

function backpack(): string {
  return group(170, 744, 1, [
    ellipse(0, 2, 70, 11, '#2b1d14', 0.16),
    rect(-46, -112, 92, 112, '#e2702f', 26),
    rect(-36, -62, 72, 52, '#c2410c', 14),
    path('M-46-86C-46-130 46-130 46-86Q0-74-46-86Z', '#f59a57'),
    rect(-7, -92, 14, 34, '#fff3df', 4),
    rect(-60, -136, 120, 26, '#2f9c95', 13),
    circle(-47, -123, 13, '#23807a'),
    circle(-47, -123, 6, '#7fd0c8'),
  ]);
}
