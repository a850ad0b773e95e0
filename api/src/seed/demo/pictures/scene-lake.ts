import { birds, cloud, dolomites, hill, sky, spruces, sun, meadow } from './landscape.js';
import { kid } from './people.js';
import {
  circle,
  ellipse,
  gradient,
  group,
  path,
  picture,
  polygon,
  rect,
  round,
  scatter,
  stroke,
} from './svg.js';

/** A raft with an orange sail on a lake, a jetty and bathers. */
export function lake(): string {
  return picture(
    1200,
    800,
    sky(['#8fd0e8', '#c9ebf2', '#fff1d6']),
    sun(270, 190, 58, '#ffc857', '#fff6d8'),
    cloud(880, 140, 0.95),
    cloud(1090, 210, 0.6),
    dolomites({
      base: 420,
      height: 230,
      light: '#d9c3c9',
      shade: '#b59fb3',
      mist: '#fff1d6',
      shift: -60,
      stretch: 1.1,
    }),
    hill([395, 350, 380, 340, 380], '#7fb894'),
    spruces(4, -20, 1220, 425, 90, 34, '#4f9677', '#3f8266'),
    water(),
    raft(),
    kid({
      x: 640,
      y: 566,
      scale: 0.86,
      head: 'curls',
      hair: '#3a241a',
      skin: '#a86f4c',
      shirt: '#ffd166',
      trousers: '#e2502f',
      left: [-60, -158],
      right: [58, -150],
    }),
    kid({
      x: 512,
      y: 566,
      scale: 0.86,
      head: 'short',
      hair: '#d9a052',
      shirt: '#e2502f',
      trousers: '#2f6f8f',
      left: [-46, -78],
      right: [46, -100],
      before: stroke('M48-150L40 60', '#8a5a3b', 9),
    }),
    swimmer(250, 640, '#f97316', '#6b3f24', '#f4c7a1'),
    swimmer(760, 700, '#ef6f6c', '#2d1d16', '#c68a63'),
    jetty(),
    kid({
      x: 1000,
      y: 560,
      scale: 1.02,
      head: 'tails',
      hair: '#8a4b22',
      hat: '#f97316',
      shirt: '#2f9c95',
      trousers: '#2f9c95',
      skirt: false,
      left: [-70, -186],
      right: [64, -190],
      leftFoot: [-26, -40],
      rightFoot: [28, -24],
      turn: -6,
    }),
    reeds(),
    dragonfly(330, 500, 0.8),
    dragonfly(838, 420, 0.6),
    birds(520, 170, '#6f8fa3'),
  );
}

function water(): string {
  const waves = scatter(9, 60, (rng) => {
    const y = 440 + rng.next() ** 1.3 * 350;
    const size = 16 + ((y - 440) / 350) * 46;
    return stroke(
      `M${round(rng.int(-20, 1200))} ${round(y)}q${round(size / 2)}-${round(size * 0.16)} ${round(size)} 0t${round(size)} 0`,
      '#fff',
      3,
      0.28,
    );
  });
  return [
    `<defs>${gradient('water', ['#9fdbe0', '#4fb3bf', '#22808f'])}</defs>`,
    rect(0, 424, 1200, 376, 'url(#water)'),
    ellipse(270, 446, 150, 9, '#fff3c9', 0.6),
    ellipse(270, 470, 96, 6, '#fff3c9', 0.5),
    ellipse(270, 492, 60, 5, '#fff3c9', 0.4),
    waves,
  ].join('');
}

function raft(): string {
  return group(580, 560, 1, [
    ellipse(0, 34, 230, 20, '#1b6a78', 0.35),
    rect(-6, -330, 12, 340, '#7a4f35', 5),
    path('M12-318C120-290 150-160 140-76L12-60Z', '#f97316'),
    path('M12-318C90-290 108-180 96-70L12-60Z', '#ff9345'),
    path('M-12-290C-70-220-92-140-96-80L-12-66Z', '#fff3df'),
    polygon(
      [
        [0, -330],
        [46, -346],
        [0, -362],
      ],
      '#e2502f',
    ),
    rect(-3, -364, 6, 40, '#7a4f35'),
    ...[-180, -90, 0, 90].map((x, index) =>
      rect(x - 6, -4 + (index % 2) * 2, 104, 20, index % 2 ? '#a06c47' : '#b57d52', 10),
    ),
    rect(-196, 12, 400, 22, '#8a5a3b', 11),
    rect(-190, 28, 388, 16, '#74482e', 8),
  ]);
}

function swimmer(x: number, y: number, ring: string, hair: string, skin: string): string {
  return group(x, y, 1, [
    ellipse(0, 16, 84, 15, '#1b6a78', 0.3),
    `<ellipse cx="0" cy="4" rx="58" ry="21" fill="none" stroke="${ring}" stroke-width="24"/>`,
    stroke('M-56-4l14 6M56-4l-14 6M-24 22l6-10M24 22l-6-10', '#fff3df', 10),
    path('M-24-4C-24-40 24-40 24-4Z', '#ffd166'),
    circle(0, -48, 31, skin),
    path('M-32-48C-38-98 38-98 32-48C26-70-22-74-32-48Z', hair),
    circle(-11, -47, 3.4, '#3a241a'),
    circle(11, -47, 3.4, '#3a241a'),
    circle(-18, -38, 6, '#f08a62', 0.45),
    circle(18, -38, 6, '#f08a62', 0.45),
    stroke('M-9-36Q0-27 9-36', '#8a3f2a', 3.4),
    stroke('M-30-6Q-64-20-74-52', skin, 14),
    stroke('M30-6Q54-2 62 8', skin, 14),
  ]);
}

function jetty(): string {
  const planks = Array.from({ length: 10 }, (_, index) =>
    rect(880 + index * 34, 560, 30, 22, index % 2 ? '#b57d52' : '#c38c5f', 4),
  );
  return (
    [930, 1060, 1180]
      .map((x) => rect(x, 575, 18, 120, '#7a4f35', 6) + ellipse(x + 9, 694, 30, 6, '#fff', 0.35))
      .join('') +
    rect(876, 576, 330, 14, '#8a5a3b') +
    planks.join('')
  );
}

function reeds(): string {
  const bank =
    path('M0 800V690C90 660 190 700 260 730C340 764 380 790 390 800Z', '#6fae62') +
    path('M0 800V740C80 716 160 748 220 770C260 784 280 796 290 800Z', '#5c9a5a');
  const stalks = [30, 62, 96, 132, 166].map(
    (x, index) =>
      stroke(`M${x} 790Q${x + 6} 690 ${x + 18 - index * 5} ${600 + index * 16}`, '#3f7a4d', 7) +
      ellipse(x + 18 - index * 5, 592 + index * 16, 10, 30, '#7a4f35'),
  );
  return (
    bank + stalks.join('') + meadow(17, 24, [10, 720], [300, 795], '#3f7a4d', ['#fff', '#ffd166', '#f97316'])
  );
}

function dragonfly(x: number, y: number, scale: number): string {
  return group(
    x,
    y,
    scale,
    [
      ellipse(-22, -14, 26, 8, '#fff', 0.8),
      ellipse(22, -14, 26, 8, '#fff', 0.8),
      ellipse(-18, 2, 20, 6, '#fff', 0.65),
      ellipse(18, 2, 20, 6, '#fff', 0.65),
      stroke('M0-22V44', '#e2502f', 6),
      circle(0, -24, 7, '#b53a1c'),
    ],
    24,
  );
}
