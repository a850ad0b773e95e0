import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks. */
const EVERY_MS = 250;
/** After its start an app has this long (ms) to come to rest. */
const REST_MS = 12_000;

/** Memory of a process over time. */
export interface Samples {
  /** Seconds since the begin, and MB. */
  points: readonly { at: number; megabytes: number }[];
  most: number;
}

/** Looks at the memory of a process, again and again. */
export class Resident {
  private timer: NodeJS.Timeout | undefined;
  private began = 0;
  private points: { at: number; megabytes: number }[] = [];

  constructor(private readonly megabytes: () => number) {}

  /** What it takes when it has come to rest after its start. */
  async idle(): Promise<number> {
    await sleep(REST_MS);
    return this.megabytes();
  }

  begin(): void {
    this.began = performance.now();
    this.points = [];
    this.timer = setInterval(() => this.look(), EVERY_MS);
    this.look();
  }

  end(): Samples {
    clearInterval(this.timer);
    return { points: this.points, most: Math.max(0, ...this.points.map(({ megabytes }) => megabytes)) };
  }

  private look(): void {
    this.points.push({ at: (performance.now() - this.began) / 1_000, megabytes: this.megabytes() });
  }
}

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 48;
const BOTTOM = 32;
const TOP = 24;
/** Megabytes at the upper end, and the goal, which has a line of its own. */
const MOST = 500;
const GOAL = 450;
const COLOURS = ['#1b5e8c', '#b3541e', '#4a7a2a'];

/** Memory over the minute as SVG, a line for each name. */
export function pictureOf(lines: Readonly<Record<string, Samples>>): string {
  const seconds = Math.ceil(
    Math.max(1, ...Object.values(lines).flatMap(({ points }) => points.map(({ at }) => at))),
  );
  const most = Math.max(MOST, ...Object.values(lines).map((line) => Math.ceil(line.most / 100) * 100));
  const x = (at: number): string => (LEFT + ((WIDTH - LEFT - 16) * at) / seconds).toFixed(1);
  const y = (megabytes: number): string =>
    (HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * megabytes) / most).toFixed(1);
  const step = seconds > 20 ? 5 : 2;
  const drawn = Object.entries(lines).map(([name, { points }], index) => {
    const colour = COLOURS[index % COLOURS.length];
    const path = points.map(({ at, megabytes }) => `${x(at)},${y(megabytes)}`).join(' ');
    const label = `<text x="${LEFT + 8 + index * 120}" y="16" fill="${colour}">${name}</text>`;
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>\n${label}`;
  });
  const rows = Array.from({ length: most / 100 + 1 }, (_, at) => at * 100).map(
    (megabytes) =>
      `<line x1="${LEFT}" x2="${WIDTH - 16}" y1="${y(megabytes)}" y2="${y(megabytes)}" stroke="#ddd"/>` +
      `<text x="${LEFT - 6}" y="${Number(y(megabytes)) + 4}" text-anchor="end">${megabytes}</text>`,
  );
  const columns = Array.from({ length: Math.floor(seconds / step) + 1 }, (_, at) => at * step).map(
    (at) => `<text x="${x(at)}" y="${HEIGHT - 12}" text-anchor="middle">${at} s</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>Resident size of the app over the opening minute, MB</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...rows,
    ...columns,
    `<line x1="${LEFT}" x2="${WIDTH - 16}" y1="${y(GOAL)}" y2="${y(GOAL)}" stroke="#a00" stroke-dasharray="6 4"/>`,
    `<text x="${WIDTH - 20}" y="${Number(y(GOAL)) - 4}" text-anchor="end" fill="#a00">goal ${GOAL} MB</text>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}
