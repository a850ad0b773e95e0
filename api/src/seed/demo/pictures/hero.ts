import { fire, tent } from './camp.js';
import {
  birds,
  cloud,
  dolomites,
  hill,
  meadow,
  roundTree,
  shadow,
  sky,
  spruce,
  spruces,
  sun,
} from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, gradient, group, path, picture, polygon, rect, stroke } from './svg.js';

/** The welcome picture: a summer camp in front of the Dolomites in the morning. What counts is in the middle. */
export function hero(): string {
  return picture(
    1600,
    1000,
    sky(['#7fc4e0', '#c7e6e6', '#ffe9c6'], 1600, 1000),
    sun(1170, 240, 74, '#ffb84d', '#fff3d6'),
    cloud(360, 170, 1.1),
    cloud(820, 120, 0.8),
    cloud(1440, 190, 0.9),
    dolomites({
      base: 600,
      height: 300,
      light: '#e4cdd0',
      shade: '#c4a9bb',
      mist: '#ffe9c6',
      shift: -220,
      stretch: 1.7,
      width: 1600,
    }),
    dolomites({
      base: 650,
      height: 420,
      light: '#efb893',
      shade: '#c4848a',
      mist: '#ffe6c0',
      shift: 60,
      stretch: 1.32,
      width: 1600,
    }),
    hill([600, 560, 600, 550, 590], '#9fcb96', 1600, 1000),
    spruces(151, -20, 1620, 640, 120, 44, '#61a683', '#4f9271'),
    hill([670, 630, 650, 640, 650], '#8cc276', 1600, 1000),
    pond(),
    spruces(153, -40, 300, 760, 270, 80, '#3f8a6a', '#337657'),
    spruces(155, 1330, 1640, 750, 270, 80, '#3f8a6a', '#337657'),
    roundTree(390, 740, 220, '#5da35f', '#86c072'),
    hill([790, 750, 745, 760, 800], '#86bd63', 1600, 1000),
    tent(430, 812, 1.25, '#f97316', '#c2410c'),
    tent(1180, 800, 1.1, '#ffd166', '#e0a83c'),
    tent(1360, 832, 0.9, '#2f9c95', '#23807a'),
    bunting(),
    hill([900, 850, 830, 860, 910], '#77b056', 1600, 1000),
    meadow(157, 160, [30, 810], [1570, 990], '#5a9645', ['#f97316', '#ffd166', '#fff', '#ef6f6c']),
    fire(800, 902, 1.15),
    ...[-74, -44, -8, 30, 66].map((dx, index) =>
      ellipse(800 + dx, 918 - (index % 2) * 4, 20, 13, index % 2 ? '#a89a90' : '#8f8178'),
    ),
    stroke('M740 408C800 520 960 560 1166 736', '#7a5a44', 3, 0.8),
    shadow(640, 924, 66),
    kid({
      x: 640,
      y: 924,
      scale: 1.3,
      head: 'tails',
      hair: '#c9803c',
      hat: '#e2502f',
      shirt: '#f97316',
      trousers: '#3e6680',
      left: [-56, -84],
      right: [64, -106],
      before: stroke('M60-106L112-88', '#7a4f35', 6) + circle(114, -88, 10, '#fff3df'),
    }),
    shadow(966, 922, 66),
    kid({
      x: 966,
      y: 922,
      scale: 1.3,
      head: 'curls',
      hair: '#2d1d16',
      skin: '#a86f4c',
      shirt: '#2f9c95',
      trousers: '#7a5570',
      left: [-62, -170],
      right: [54, -86],
    }),
    shadow(520, 946, 60),
    kid({
      x: 520,
      y: 946,
      scale: 1.16,
      head: 'short',
      hair: '#d9a052',
      shirt: '#ffd166',
      trousers: '#2f7d6b',
      left: [-56, -170],
      right: [50, -176],
    }),
    shadow(1094, 948, 60),
    kid({
      x: 1094,
      y: 948,
      scale: 1.2,
      head: 'cap',
      hat: '#e2502f',
      hair: '#6b3f24',
      shirt: '#5d8fb8',
      trousers: '#42352d',
      left: [-48, -88],
      right: [62, -180],
    }),
    kite(760, 330),
    spruce(70, 1010, 520, '#2d6b52', '#245843'),
    spruce(1540, 1020, 560, '#2d6b52', '#245843'),
    birds(560, 260, '#8a6a66'),
  );
}

function pond(): string {
  return [
    `<defs>${gradient('pond', ['#bfe6ea', '#6fbccb'])}</defs>`,
    path('M560 690C640 664 900 660 1010 684C1060 704 980 730 800 732C640 734 520 716 560 690Z', 'url(#pond)'),
    stroke('M640 696h70M760 708h90M880 692h60M700 718h50', '#fff', 4, 0.7),
    polygon(
      [
        [782, 690],
        [782, 636],
        [820, 684],
      ],
      '#f97316',
    ),
    polygon(
      [
        [774, 690],
        [774, 648],
        [746, 686],
      ],
      '#fff3df',
    ),
    path('M736 690H832L816 706H752Z', '#a06c47'),
  ].join('');
}

function bunting(): string {
  const colours = ['#f97316', '#fff3df', '#2f9c95', '#ffd166', '#ef6f6c'];
  const flags = Array.from({ length: 16 }, (_, index) => {
    const t = (index + 0.5) / 16;
    const [x, y] = [520 + t * 600, 690 + Math.sin(t * Math.PI) * 58];
    return polygon(
      [
        [x - 14, y],
        [x + 16, y],
        [x + 1, y + 36],
      ],
      colours[index % colours.length] as string,
    );
  });
  return [
    rect(512, 664, 10, 150, '#8a5a3b', 4),
    rect(1118, 664, 10, 150, '#8a5a3b', 4),
    stroke('M517 684Q820 812 1123 684', '#8a5a3b', 4),
    ...flags,
  ].join('');
}

function kite(x: number, y: number): string {
  return group(
    x,
    y,
    1.15,
    [
      stroke('M0 82Q26 110 0 140T10 200', '#7a5a44', 3),
      ...[116, 150, 184].map((dy, index) =>
        group(
          index % 2 ? -4 : 8,
          dy,
          1,
          polygon(
            [
              [-14, -8],
              [0, 0],
              [-14, 8],
            ],
            '#2f9c95',
          ) +
            polygon(
              [
                [14, -8],
                [0, 0],
                [14, 8],
              ],
              '#2f9c95',
            ),
        ),
      ),
      polygon(
        [
          [0, -90],
          [60, -10],
          [0, 82],
        ],
        '#f97316',
      ),
      polygon(
        [
          [0, -90],
          [-60, -10],
          [0, 82],
        ],
        '#ffd166',
      ),
      polygon(
        [
          [0, -90],
          [60, -10],
          [-60, -10],
        ],
        '#fff',
        0.25,
      ),
      stroke('M0-90V82M-60-10H60', '#a8562a', 4),
    ],
    18,
  );
}
