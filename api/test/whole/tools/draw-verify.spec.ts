import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DrawFile } from '@feria/shared';
import { makeDrawFile } from '../../../src/registrations/draws/domain/draw-file.js';
import { itInWhole } from '../../support/short.js';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** Three children, two of them siblings that stay together, and two weeks with too few seats. */
const GOOD = makeDrawFile(
  17,
  {
    weeks: [
      { id: 1, from: '2026-07-06', to: '2026-07-10', seats: 2 },
      { id: 2, from: '2026-07-13', to: '2026-07-17', seats: 1 },
    ],
    children: [
      { id: 11, group: 5, wishes: [1, 2], places: 0, blocked: [] },
      { id: 12, group: 5, wishes: [1], places: 0, blocked: [] },
      { id: 13, group: null, wishes: [2, 1], places: 0, blocked: [] },
      { id: 14, group: null, wishes: [1, 2], places: 0, blocked: [] },
    ],
    placesPerChild: 1,
  },
  'f'.repeat(32),
);

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'feria-draw-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `npm run draw:verify` as somebody types it in the folder of the file, without any setting of the app. */
function verify(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const command = ['--prefix', REPOSITORY, '--silent', 'run', 'draw:verify', ...args];
  return new Promise((done) => {
    execFile('npm', command, { cwd: folder, env }, (error, stdout, stderr) =>
      done({
        code: typeof error?.code === 'number' ? error.code : 0,
        said: stdout + stderr.replace(/^npm warn .*\n/gm, ''),
      }),
    );
  });
}
async function verifyText(text: string): Promise<{ code: number; said: string }> {
  await writeFile(join(folder, 'draw.json'), text);
  return verify('draw.json');
}
/** Verifies the good file with a change. */
function changed(change: (file: DrawFile) => void): Promise<{ code: number; said: string }> {
  const file = structuredClone(GOOD);
  change(file);
  return verifyText(JSON.stringify(file));
}

const inWhole = itInWhole('the program is run for a right and a wrong outcome, and a damaged file');

describe('npm run draw:verify', () => {
  it('says that the outcome is the same', async () => {
    expect(await verifyText(JSON.stringify(GOOD))).toEqual({
      code: 0,
      said:
        'The outcome is the same. The draw of project 17 was repeated from seed and input in this file.\n' +
        '4 children, 2 weeks, 3 places given. 3 children have a week, 3 their first wish.\n',
    });
  });

  inWhole('does not mind in which order weeks, children and places stand', async () => {
    const { code } = await changed(({ input, outcome }) => {
      input.weeks.reverse();
      input.children.reverse();
      outcome.given.reverse();
      outcome.queues.reverse();
    });
    expect(code).toBe(0);
  });

  it('names a place that somebody else got', async () => {
    const { code, said } = await changed(({ outcome }) => {
      outcome.given.find(({ week }) => week === 2)!.child = 14;
    });
    expect(said).toContain('The outcome is NOT the same');
    expect(said).toContain('- Child 14, week 2: in the file given in round 1, repeated not given.\n');
    expect(said).toContain('- Child 13, week 2: in the file not given, repeated given in round 1.\n');
    expect(code).toBe(1);
  });

  inWhole('notices another seed', async () => {
    const { code, said } = await changed((file) => (file.seed = '0'.repeat(32)));
    expect(said).toContain('- The draw order is not the same. The first difference is place 1: ');
    expect(code).toBe(1);
  });

  inWhole('notices another input', async () => {
    const { code, said } = await changed(({ input }) => (input.weeks[1]!.seats = 0));
    expect(said).toContain('- Child 13, week 2: in the file given in round 1, repeated not given.\n');
    expect(said).toContain('- The waiting list of week 2 is not the same.');
    expect(code).toBe(1);
  });

  inWhole.each([
    ['is not JSON', 'no draw', 'This is not the file of a draw: it is not JSON.\n'],
    ['is cut off', JSON.stringify(GOOD).slice(0, -9), 'This is not the file of a draw: it is not JSON.\n'],
    ['is something else', '[1]', 'This is not the file of a draw.\n'],
  ])('refuses a file that %s', async (_, text, said) => {
    expect(await verifyText(text)).toEqual({ code: 2, said });
  });

  it('refuses a file that contradicts itself', async () => {
    expect(await changed(({ input }) => (input.children[1]!.id = 11))).toEqual({
      code: 2,
      said: 'This file is damaged: child 11 is in the draw twice.\n',
    });
  });

  inWhole('refuses to do without a file', async () => {
    expect(await verify()).toEqual({ code: 2, said: 'Name the file: npm run draw:verify FILE\n' });
    expect(await verify('nothing.json')).toEqual({
      code: 2,
      said: 'The file nothing.json cannot be read (ENOENT).\n',
    });
  });
});
