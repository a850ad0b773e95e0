import { kid } from './people.js';
import { circle, ellipse, gradient, group, path, picture, polygon, rect, scatter, stroke } from './svg.js';

/** A stage in carnival: a moon of cardboard, a queen, a drummer, a singer, confetti. */
export function theatre(): string {
  return picture(
    1200,
    800,
    `<defs>${gradient('night', ['#3b4a86', '#8566a0', '#e39a8e'])}${gradient('boards', ['#d39a63', '#a86f42'])}</defs>`,
    rect(0, 0, 1200, 800, 'url(#night)'),
    stars(),
    backdrop(),
    path('M0 620H1200V800H0Z', 'url(#boards)'),
    stroke('M0 660H1200M0 706H1200M0 760H1200', '#8a5a3b', 4, 0.4),
    spotlight(360, 700, '#ffe9b8'),
    spotlight(620, 730, '#ffe9b8'),
    spotlight(880, 700, '#ffe9b8'),
    kid({
      x: 360,
      y: 710,
      scale: 1.28,
      head: 'cap',
      hat: '#2f9c95',
      hair: '#2d1d16',
      skin: '#a86f4c',
      shirt: '#5d8fb8',
      trousers: '#42352d',
      left: [-40, -96],
      right: [40, -100],
      before: drum(),
    }),
    kid({
      x: 620,
      y: 748,
      scale: 1.42,
      head: 'crown',
      hair: '#c9803c',
      shirt: '#e2502f',
      trousers: '#c2410c',
      skirt: true,
      left: [-74, -154],
      right: [70, -164],
      behind: path('M-26-128C-70-90-84-40-92-6Q0 20 92-6C84-40 70-90 26-128Z', '#7a4b8c'),
    }),
    kid({
      x: 880,
      y: 710,
      scale: 1.28,
      head: 'tails',
      hair: '#6b3f24',
      hat: '#ffd166',
      shirt: '#ffd166',
      trousers: '#2f7d6b',
      left: [-52, -84],
      right: [22, -132],
      before: microphone() + mask(),
    }),
    notes(),
    confetti(),
    curtains(),
    footlights(),
  );
}

function stars(): string {
  return scatter(111, 26, (rng) => {
    const [x, y, r] = [rng.int(180, 1020), rng.int(90, 380), rng.int(4, 9)];
    return polygon(
      [
        [x, y - r],
        [x + r * 0.3, y - r * 0.3],
        [x + r, y],
        [x + r * 0.3, y + r * 0.3],
        [x, y + r],
        [x - r * 0.3, y + r * 0.3],
        [x - r, y],
        [x - r * 0.3, y - r * 0.3],
      ],
      '#ffe9b8',
      0.9,
    );
  });
}

function backdrop(): string {
  return [
    stroke('M820 0V150M430 0V190', '#2b1d14', 3, 0.5),
    path(
      'M800 140C740 150 716 240 770 292C820 336 900 318 916 262C868 286 806 262 796 212C792 186 794 160 800 140Z',
      '#ffd166',
    ),
    circle(800, 226, 5, '#8a5a3b'),
    group(430, 240, 1, [
      path(
        'M-90 20C-124 20-124-22-92-24C-90-66-30-76-14-46C6-68 66-60 66-22C108-22 110 20 80 20Z',
        '#fff3df',
      ),
    ]),
    polygon(
      [
        [150, 640],
        [290, 400],
        [350, 480],
        [430, 360],
        [540, 560],
        [620, 430],
        [700, 540],
        [800, 400],
        [900, 560],
        [980, 440],
        [1090, 640],
      ],
      '#6d5a94',
    ),
    polygon(
      [
        [430, 360],
        [540, 560],
        [500, 620],
        [440, 500],
      ],
      '#5a4a80',
    ),
    polygon(
      [
        [800, 400],
        [900, 560],
        [860, 620],
        [810, 520],
      ],
      '#5a4a80',
    ),
    polygon(
      [
        [290, 400],
        [350, 480],
        [330, 600],
        [290, 520],
      ],
      '#5a4a80',
    ),
    path('M140 640C260 560 380 600 480 590C620 560 760 610 860 590C960 570 1020 600 1080 640Z', '#4d7f78'),
  ].join('');
}

function spotlight(x: number, y: number, colour: string): string {
  return (
    path(`M${x - 20 + (600 - x) * 0.5} 0h40L${x + 130} ${y}H${x - 130}Z`, colour, 0.13) +
    ellipse(x, y + 6, 134, 26, colour, 0.4)
  );
}

function curtains(): string {
  const fold = (x: number, width: number, dark: boolean): string =>
    path(
      `M${x} 0H${x + width}C${x + width + 10} 300 ${x + width - 10} 560 ${x + width} 800H${x}C${x - 10} 560 ${x + 10} 300 ${x} 0Z`,
      dark ? '#b3341f' : '#d9482b',
    );
  const side = [0, 34, 68, 102, 136].map((x, index) => fold(x - 6, 40, index % 2 === 0)).join('');
  const swags = [0, 1, 2, 3, 4].map((index) => {
    const x = index * 240;
    return (
      path(`M${x} 0H${x + 240}C${x + 230} 150 ${x + 10} 150 ${x} 0Z`, index % 2 ? '#d9482b' : '#c93d23') +
      stroke(`M${x + 4} 40C${x + 40} 128 ${x + 200} 128 ${x + 236} 40`, '#ffd166', 9)
    );
  });
  const tie = (x: number): string =>
    path(`M${x - 6} 452H${x + 182}V490H${x - 6}Z`, '#ffd166') + circle(x + 182, 471, 20, '#f2b661');
  return [
    side,
    tie(0),
    `<g transform="translate(1200 0) scale(-1 1)">${side}${tie(0)}</g>`,
    rect(0, 0, 1200, 26, '#a12d1a'),
    ...swags,
    ...[240, 480, 720, 960].map(
      (x) => stroke(`M${x} 6V96`, '#f2b661', 8) + path(`M${x - 14} 94h28l6 40h-40Z`, '#ffd166'),
    ),
  ].join('');
}

function footlights(): string {
  return (
    rect(0, 770, 1200, 30, '#7a3b22') +
    [200, 360, 520, 680, 840, 1000]
      .map(
        (x) =>
          path(`M${x - 34} 772C${x - 34} 734 ${x + 34} 734 ${x + 34} 772Z`, '#42352d') +
          ellipse(x, 744, 18, 6, '#ffd166'),
      )
      .join('')
  );
}

function drum(): string {
  return (
    stroke('M-28-122Q0-60 30-70', '#fff3df', 6) +
    path('M-40-86V-36Q0-18 40-36V-86Z', '#f97316') +
    stroke('M-40-82L-20-32L0-78L20-32L40-82', '#fff3df', 4) +
    ellipse(0, -86, 42, 12, '#fff3df') +
    stroke('M-52-120L-14-92M56-126L16-94', '#8a5a3b', 6)
  );
}

function microphone(): string {
  return stroke('M20-128L6-146', '#42352d', 8) + circle(2, -150, 10, '#8f8178');
}

function mask(): string {
  return group(-58, -70, 0.62, [
    path('M-44-30C-20-42 20-42 44-30C48 10 24 46 0 50C-24 46-48 10-44-30Z', '#fff3df'),
    path('M-28-12Q-18-24-6-12Q-18-4-28-12ZM28-12Q18-24 6-12Q18-4 28-12Z', '#42352d'),
    path('M-22 14Q0 40 22 14Q0 22-22 14Z', '#e2502f'),
    stroke('M0-36C-10-70-30-74-40-70M0-36C10-70 30-74 40-70', '#f97316', 9),
  ]);
}

function notes(): string {
  const note = (x: number, y: number, scale: number, colour: string): string =>
    group(x, y, scale, [
      ellipse(-14, 26, 15, 11, colour),
      ellipse(34, 18, 15, 11, colour),
      stroke('M0 24V-34L48-42V16', colour, 6),
      stroke('M0-30L48-38', colour, 12),
    ]);
  return note(760, 420, 0.8, '#ffd166') + note(236, 430, 0.8, '#ffb37a') + note(960, 330, 0.7, '#fff3df');
}

function confetti(): string {
  const colours = ['#f97316', '#ffd166', '#ef6f6c', '#2f9c95', '#fff3df', '#7fb3d3'];
  return scatter(119, 80, (rng) =>
    group(
      rng.int(180, 1020),
      rng.int(150, 760),
      1,
      rect(-5, -3, 11, 7, rng.pick(colours), 2),
      rng.int(0, 180),
    ),
  );
}
