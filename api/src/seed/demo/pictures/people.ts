import { circle, ellipse, group, path, stroke, type Point } from './svg.js';

/** What is on a head. */
export type Head =
  'short' | 'bob' | 'tails' | 'curls' | 'cap' | 'helmet' | 'chef' | 'beanie' | 'crown' | 'flower';

/** A child: 210 units tall, standing on its origin. */
export interface Kid {
  x: number;
  y: number;
  scale: number;
  skin?: string;
  hair?: string;
  head: Head;
  /** Colour of what is on the head. */
  hat?: string;
  shirt: string;
  trousers: string;
  /** Hands and feet from the origin. */
  left?: Point;
  right?: Point;
  leftFoot?: Point;
  rightFoot?: Point;
  turn?: number;
  flip?: boolean;
  /** Long sleeves. */
  warm?: boolean;
  skirt?: boolean;
  /** Drawn behind the child and in front of it, in its units. */
  behind?: string;
  before?: string;
}

const SHOULDERS = -124;

/** Draws a child. */
export function kid(one: Kid): string {
  const skin = one.skin ?? '#f4c7a1';
  const hair = one.hair ?? '#6b3f24';
  const { left = [-44, -72], right = [44, -72], leftFoot = [-16, -5], rightFoot = [16, -5] } = one;
  return group(
    one.x,
    one.y,
    one.scale,
    [
      one.behind ?? '',
      hairBehind(one.head, hair),
      leg(-12, leftFoot, one, skin),
      leg(12, rightFoot, one, skin),
      one.skirt ? path('M-26-92L26-92L42-44Q0-34-42-44Z', one.trousers) : '',
      path('M-25-126Q0-140 25-126L29-68Q0-58-29-68Z', one.shirt),
      path('M6-134Q18-133 25-126L29-68Q20-62 10-61Q20-96 6-134Z', '#2b1d14', 0.08),
      arm(-22, left, one, skin),
      arm(22, right, one, skin),
      path('M-9-142h18v14Q0-120-9-128Z', skin),
      path('M-9-138h18v5Q0-128-9-132Z', '#2b1d14', 0.1),
      face(skin),
      headgear(one.head, hair, one.hat ?? '#f97316'),
      one.before ?? '',
    ],
    one.turn ?? 0,
    one.flip ?? false,
  );
}

function leg(x: number, foot: Point, { trousers, skirt }: Kid, skin: string): string {
  const knee: Point = [(x + foot[0]) / 2 + (foot[0] > x ? 4 : -4), (-70 + foot[1]) / 2 + 2];
  const way = `M${x}-72Q${knee[0]} ${knee[1]} ${foot[0]} ${foot[1]}`;
  const colour = skirt ? skin : trousers;
  const side = foot[0] < 0 ? -5 : 5;
  return stroke(way, colour, skirt ? 15 : 23) + ellipse(foot[0] + side, foot[1] + 1, 16, 8.5, '#4a2f22');
}

function arm(x: number, hand: Point, { shirt, warm }: Kid, skin: string): string {
  const bend = hand[1] < SHOULDERS ? 10 : 16;
  const elbow: Point = [(x + hand[0]) / 2 + (x < 0 ? -bend : bend), (SHOULDERS + hand[1]) / 2 + 4];
  const way = `M${x} ${SHOULDERS + 6}Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`;
  const short: Point = [x + (elbow[0] - x) * 0.62, SHOULDERS + 6 + (elbow[1] - SHOULDERS - 6) * 0.62];
  const sleeve = warm
    ? stroke(way, shirt, 19)
    : stroke(`M${x} ${SHOULDERS + 6}L${short[0]} ${short[1]}`, shirt, 20);
  return (warm ? '' : stroke(way, skin, 14)) + sleeve + circle(hand[0], hand[1], 10, skin);
}

function face(skin: string): string {
  return [
    circle(-33, -168, 7, skin),
    circle(33, -168, 7, skin),
    ellipse(0, -172, 33, 34, skin),
    circle(-12, -170, 3.6, '#3a241a'),
    circle(12, -170, 3.6, '#3a241a'),
    circle(-20, -160, 6.5, '#f08a62', 0.45),
    circle(20, -160, 6.5, '#f08a62', 0.45),
    stroke('M-9-158Q0-148 9-158', '#8a3f2a', 3.4),
  ].join('');
}

const CAP_OF_HAIR = 'M-35-168C-42-224 42-224 35-168C30-190 16-194-4-192C-20-191-31-186-35-168Z';

function hairBehind(head: Head, hair: string): string {
  if (head === 'bob' || head === 'flower' || head === 'crown')
    return path('M-38-176C-44-130-34-128-24-134L24-134C34-128 44-130 38-176Z', hair);
  if (head === 'tails') {
    return (
      path('M-30-186C-62-196-66-150-52-132C-40-140-34-164-30-186Z', hair) +
      path('M30-186C62-196 66-150 52-132C40-140 34-164 30-186Z', hair)
    );
  }
  return '';
}

function headgear(head: Head, hair: string, hat: string): string {
  const cap = path(CAP_OF_HAIR, hair);
  switch (head) {
    case 'short':
      return cap + path('M-14-206Q-2-220 16-208Q4-204-14-206Z', hair);
    case 'bob':
      return cap;
    case 'tails':
      return cap + circle(-33, -184, 6, hat) + circle(33, -184, 6, hat);
    case 'curls':
      return [
        [-30, -186, 14],
        [-20, -203, 15],
        [0, -210, 16],
        [20, -203, 15],
        [30, -186, 14],
        [0, -194, 14],
      ]
        .map(([x, y, r]) => circle(x as number, y as number, r as number, hair))
        .join('');
    case 'cap':
      return (
        cap +
        path('M-36-182C-36-222 36-222 36-182Q0-192-36-182Z', hat) +
        path('M0-188Q44-194 60-178Q34-180 4-178Z', hat) +
        circle(0, -211, 4, '#fff')
      );
    case 'helmet':
      return (
        path('M-38-174C-42-226 42-226 38-174Q0-188-38-174Z', hat) +
        stroke('M-14-208L-10-184M14-208L10-184M0-211V-185', '#fff', 4, 0.75) +
        stroke('M-34-174Q-22-138-4-136M34-174Q22-138 4-136', '#4a2f22', 3)
      );
    case 'chef':
      return (
        cap +
        path(
          'M-32-188C-70-202-54-250-24-240C-14-264 22-262 26-240C56-248 68-202 32-188Q0-196-32-188Z',
          '#fffaf0',
        ) +
        path('M-32-200Q0-208 32-200V-186Q0-195-32-186Z', '#f1dfc8')
      );
    case 'beanie':
      return (
        cap +
        path('M-37-176C-40-226 40-226 37-176Q0-190-37-176Z', hat) +
        path('M-39-184Q0-198 39-184V-172Q0-186-39-172Z', '#fff3df') +
        circle(0, -220, 11, '#fff3df')
      );
    case 'crown':
      return (
        cap +
        path('M-30-192L-34-226L-14-210L0-232L14-210L34-226L30-192Q0-202-30-192Z', '#ffc44d') +
        circle(0, -208, 4, '#e2502f')
      );
    case 'flower':
      return (
        cap +
        [
          [-20, -198],
          [0, -204],
          [20, -198],
        ]
          .map(
            ([x, y], index) =>
              circle(x as number, y as number, 8, index === 1 ? '#fff' : hat) +
              circle(x as number, y as number, 3, '#ffc44d'),
          )
          .join('')
      );
  }
}
