import { circle, ellipse, group, path, picture, polygon, rect, stroke } from './svg.js';

/** The logo of the association: a marmot that looks over a ridge at sunrise. Transparent around the round mark. */
export function logo(): string {
  return picture(
    512,
    512,
    '<clipPath id="mark"><circle cx="256" cy="256" r="248"/></clipPath>',
    circle(256, 256, 248, '#ffe3bd'),
    '<g clip-path="url(#mark)">',
    circle(256, 250, 150, '#ffb84d'),
    circle(256, 250, 196, '#ffb84d', 0.3),
    polygon(
      [
        [-10, 420],
        [90, 236],
        [130, 292],
        [176, 220],
        [250, 400],
      ],
      '#e08a4f',
    ),
    polygon(
      [
        [260, 410],
        [340, 226],
        [376, 280],
        [420, 210],
        [530, 420],
      ],
      '#e08a4f',
    ),
    polygon(
      [
        [90, 236],
        [130, 292],
        [176, 220],
        [206, 292],
        [150, 420],
        [110, 420],
      ],
      '#c2683a',
    ),
    polygon(
      [
        [340, 226],
        [376, 280],
        [420, 210],
        [450, 280],
        [400, 420],
        [360, 420],
      ],
      '#c2683a',
    ),
    marmot(),
    path('M0 430C120 370 180 392 256 400C332 392 400 370 512 430V512H0Z', '#c2410c'),
    path('M0 470C140 430 200 440 256 446C312 440 380 430 512 470V512H0Z', '#9a3412'),
    '</g>',
    '<circle cx="256" cy="256" r="240" fill="none" stroke="#c2410c" stroke-width="16"/>',
  );
}

function marmot(): string {
  return group(256, 430, 1.05, [
    path('M-96 40C-112-60-92-120-70-160H70C92-120 112-60 96 40Z', '#a8693c'),
    path('M-52 40C-62-40-50-96 0-100C50-96 62-40 52 40Z', '#f2cfa2'),
    circle(-70, -226, 26, '#8a5230'),
    circle(70, -226, 26, '#8a5230'),
    circle(-70, -226, 13, '#f2cfa2'),
    circle(70, -226, 13, '#f2cfa2'),
    path('M-92-160C-96-262 96-262 92-160C88-106 40-92 0-92C-40-92-88-106-92-160Z', '#b97842'),
    path('M-46-136C-46-170 46-170 46-136C46-104 20-96 0-96C-20-96-46-104-46-136Z', '#f7dfbd'),
    circle(-38, -182, 12, '#3a241a'),
    circle(38, -182, 12, '#3a241a'),
    circle(-34, -187, 4, '#fff'),
    circle(42, -187, 4, '#fff'),
    ellipse(0, -154, 17, 12, '#3a241a'),
    stroke('M0-142V-130M-16-128Q0-118 16-128', '#3a241a', 5),
    path('M-12-122H12V-106Q0-100-12-106Z', '#fffaf0'),
    stroke('M0-122V-105', '#d9c3a5', 2),
    circle(-62, -144, 13, '#f08a62', 0.5),
    circle(62, -144, 13, '#f08a62', 0.5),
    path('M-70-40C-60-74-34-70-28-50C-30-34-52-26-70-40Z', '#8a5230'),
    path('M70-40C60-74 34-70 28-50C30-34 52-26 70-40Z', '#8a5230'),
  ]);
}

/** Partner of the association: an invented apple growers' union. */
export function orchard(): string {
  return picture(
    560,
    200,
    group(100, 100, 1, [
      circle(0, 0, 84, '#e4f0d8'),
      path('M0-34C-30-58-72-38-66 8C-62 46-30 66 0 52C30 66 62 46 66 8C72-38 30-58 0-34Z', '#e2502f'),
      path('M26-42C60-44 72-14 64 18C58 42 36 58 16 56C44 30 48-8 26-42Z', '#b53a1c', 0.5),
      ellipse(-30, -10, 10, 18, '#fff', 0.4),
      stroke('M0-34Q2-56 14-66', '#7a4f35', 7),
      path('M10-54C22-84 56-82 62-70C50-48 26-44 10-54Z', '#5da35f'),
    ]),
    ...[0, 1, 2].map((index) =>
      rect(
        216,
        56 + index * 36,
        [292, 232, 168][index] as number,
        18,
        ['#5da35f', '#9cc58c', '#c9dfbd'][index] as string,
        9,
      ),
    ),
  );
}

/** Partner of the association: an invented mountain railway. */
export function railway(): string {
  return picture(
    560,
    200,
    group(100, 100, 1, [
      circle(0, 0, 84, '#dcebf0'),
      polygon(
        [
          [-76, 40],
          [-30, -40],
          [-6, -8],
          [24, -58],
          [78, 40],
        ],
        '#8fb0c4',
      ),
      polygon(
        [
          [-30, -40],
          [-6, -8],
          [-18, 40],
          [-40, 40],
          [-24, 6],
        ],
        '#7496ac',
      ),
      polygon(
        [
          [24, -58],
          [78, 40],
          [30, 40],
          [34, -6],
        ],
        '#7496ac',
      ),
      stroke('M-80-20L80-56', '#42352d', 5),
      stroke('M2-38V-14', '#42352d', 5),
      rect(-38, -14, 80, 54, '#f97316', 14),
      rect(-30, -4, 20, 22, '#fff3df', 4),
      rect(-6, -4, 20, 22, '#fff3df', 4),
      rect(18, -4, 16, 22, '#fff3df', 4),
      rect(-38, 24, 80, 6, '#c2410c'),
    ]),
    ...[0, 1, 2].map((index) =>
      rect(
        216,
        56 + index * 36,
        [250, 300, 140][index] as number,
        18,
        ['#42758f', '#8fb0c4', '#c6d8e2'][index] as string,
        9,
      ),
    ),
  );
}
