import { cloud, dolomites, hill, meadow, shadow, sky, spruces, sun } from './landscape.js';
import { kid } from './people.js';
import { circle, ellipse, group, path, picture, polygon, rect, round, scatter, stroke } from './svg.js';

/** A striped tent in the evening, a juggler, a unicycle, a clown. */
export function circus(): string {
  return picture(
    1200,
    800,
    sky(['#5d6fa8', '#d98e93', '#ffd1a1', '#ffe9c9']),
    scatter(81, 40, (rng) => circle(rng.int(0, 1200), rng.int(0, 210), 1.4 + rng.next() * 1.8, '#fff', 0.75)),
    sun(150, 390, 50, '#ffb347', '#ffe1b0'),
    cloud(980, 150, 0.7, '#ffd9c2', 0.6),
    dolomites({
      base: 520,
      height: 230,
      light: '#e6a493',
      shade: '#b9748a',
      mist: '#ffe0b8',
      shift: -40,
      stretch: 1.1,
    }),
    hill([500, 470, 490, 465, 490], '#7fa98d'),
    spruces(83, -20, 1220, 530, 84, 36, '#4d8577', '#3f7468'),
    hill([590, 560, 550, 560, 590], '#86b96a'),
    bigTop(),
    hill([690, 662, 652, 662, 690], '#74a857'),
    meadow(85, 70, [20, 680], [1180, 795], '#568f45', ['#ffd166', '#fff', '#ef6f6c']),
    shadow(330, 742, 70),
    kid({
      x: 330,
      y: 742,
      scale: 1.2,
      head: 'curls',
      hair: '#c9803c',
      shirt: '#2f9c95',
      trousers: '#7a5570',
      left: [-62, -140],
      right: [62, -140],
    }),
    juggling(330, 470),
    shadow(856, 750, 60),
    unicycle(856, 742),
    kid({
      x: 856,
      y: 640,
      scale: 1.1,
      head: 'tails',
      hair: '#3a241a',
      hat: '#f97316',
      skin: '#c68a63',
      shirt: '#ffd166',
      trousers: '#e2502f',
      left: [-84, -150],
      right: [84, -156],
      leftFoot: [-14, 34],
      rightFoot: [20, 10],
    }),
    shadow(1050, 730, 56),
    clown(1050, 728),
    drum(150, 744),
  );
}

function bigTop(): string {
  const colours = ['#f97316', '#fff3df'];
  const wall: string[] = [];
  const roof: string[] = [];
  const scallops: string[] = [];
  const count = 10;
  for (let index = 0; index < count; index += 1) {
    const colour = colours[index % 2] as string;
    const [x0, x1] = [-330 + index * 66, -264 + index * 66];
    wall.push(
      polygon(
        [
          [x0 * 0.92, 0],
          [x1 * 0.92, 0],
          [x1 * 0.92, -190],
          [x0 * 0.92, -190],
        ],
        colour,
      ),
    );
    const bend = (x: number): string => `Q${round(x * 0.42)} -270 0 -400`;
    roof.push(path(`M${x0}-190${bend(x0)}Q${round(x1 * 0.42)}-270 ${x1}-190Z`, colour));
    scallops.push(path(`M${x0}-192H${x1}A33 30 0 0 1 ${x0}-192Z`, colours[(index + 1) % 2] as string));
  }
  return group(590, 664, 1.02, [
    shadow(0, 4, 350, 0.2),
    stroke('M-330-186L-470 6M330-186L470 6', '#8a5a3b', 5),
    ...wall,
    path('M-304 0V-190H-160V0ZM304 0V-190H200V0Z', '#2b1d14', 0.07),
    ...roof,
    path('M0-400Q140-270 330-190H150Q60-280 0-400Z', '#2b1d14', 0.08),
    ...scallops,
    path('M-84 0C-84-120-40-176 0-186C40-176 84-120 84 0Z', '#4b2237'),
    path('M-40 0C-44-80-20-130 0-140C20-130 44-80 40 0Z', '#ffcf7d', 0.75),
    path('M-92 0C-98-110-60-170 0-188C-22-120-50-60-56 0Z', '#e2502f'),
    path('M92 0C98-110 60-170 0-188C22-120 50-60 56 0Z', '#e2502f'),
    rect(-5, -470, 10, 76, '#8a5a3b', 4),
    path('M5-470C40-486 60-452 96-468L84-440L96-416C60-404 40-436 5-424Z', '#ffd166'),
    circle(0, -474, 9, '#ffd166'),
    ...[-264, -132, 0, 132, 264].map((x) => circle(x, -166, 6, '#ffd166')),
  ]);
}

function juggling(x: number, y: number): string {
  const colours = ['#f97316', '#ffd166', '#ef6f6c', '#2f9c95', '#fff3df'];
  const balls = [
    [-84, 76],
    [-62, 6],
    [0, -28],
    [62, 6],
    [84, 76],
  ] as const;
  return (
    stroke(
      `M${x - 84} ${y + 76}C${x - 70} ${y - 60} ${x + 70} ${y - 60} ${x + 84} ${y + 76}`,
      '#fff',
      4,
      0.35,
    ) +
    balls
      .map(
        ([dx, dy], index) =>
          circle(x + dx, y + dy, 17, colours[index] as string) +
          circle(x + dx - 5, y + dy - 6, 5, '#fff', 0.6),
      )
      .join('')
  );
}

function unicycle(x: number, y: number): string {
  return group(x, y, 1, [
    `<circle cx="0" cy="-62" r="56" fill="none" stroke="#42352d" stroke-width="12"/>`,
    ...[0, 30, 60, 90, 120, 150].map((turn) =>
      group(0, -62, 1, stroke('M0-52V52', '#fff3df', 2.5, 0.8), turn),
    ),
    circle(0, -62, 10, '#f97316'),
    stroke('M-26-66L26-58', '#42352d', 7),
    stroke('M0-62V-160', '#8f8178', 9),
    path('M-32-172Q0-184 34-172Q20-156 0-158Q-22-156-32-172Z', '#42352d'),
  ]);
}

function clown(x: number, y: number): string {
  const ruff = [-30, -15, 0, 15, 30].map((dx) => circle(dx, -128, 13, '#fff3df')).join('');
  const dots = [-106, -84].map((dy, index) => circle(0, dy, 7, index ? '#ffd166' : '#f97316')).join('');
  return kid({
    x,
    y,
    scale: 1.08,
    head: 'curls',
    hair: '#f97316',
    shirt: '#5d8fb8',
    trousers: '#7a5570',
    left: [-58, -176],
    right: [54, -84],
    before:
      ruff +
      dots +
      circle(0, -163, 9, '#e2502f') +
      path('M-14-214L6-266L26-212Q6-206-14-214Z', '#ffd166') +
      circle(6, -266, 8, '#e2502f'),
  });
}

function drum(x: number, y: number): string {
  return group(x, y, 1, [
    ellipse(0, 4, 84, 12, '#2b1d14', 0.16),
    path('M-74-72V-8Q0 22 74-8V-72Z', '#e2502f'),
    stroke('M-74-66L-40 2L-6-54L30 4L74-66', '#fff3df', 5),
    ellipse(0, -74, 76, 20, '#ffd166'),
    ellipse(0, -76, 66, 15, '#fff3df'),
    stroke('M-30-96L34-74M44-104L-6-80', '#8a5a3b', 7),
  ]);
}
