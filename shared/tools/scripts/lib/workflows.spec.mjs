import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from './paths.mjs';
import { groups, suites } from './suites.mjs';

/** Nothing here runs the workflows, so what they name is compared with what there is. */
const FILES = readdirSync(fromRoot('.github', 'workflows'));
const read = (/** @type {string[]} */ ...path) => readFileSync(fromRoot(...path), 'utf8');
const ci = parse(read('.github', 'workflows', 'ci.yml'));

describe.each(FILES)('%s', (file) => {
  const text = read('.github', 'workflows', file);

  it('names every action by its commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('names every image by its digest', () => {
    const images = [...text.matchAll(/\b(?:mariadb|mysql):[^\s']+/g)]
      .map(([image]) => image)
      .filter((image) => !image.startsWith('mysql://'));
    for (const image of images) expect(image).toMatch(/^\w+:[\d.]+@sha256:[0-9a-f]{64}$/);
  });

  it('may write nothing to the repository', () => {
    expect(parse(text).permissions).toEqual({ contents: 'read' });
  });

  it('calls scripts and suites that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    for (const [, name] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([String(name)]);
    for (const [, names] of text.matchAll(/npm test -- ([a-z0-9 ]+)/g))
      for (const name of String(names).trim().split(' '))
        expect({ ...suites, ...groups }).toHaveProperty([name]);
  });
});

it('every suite runs, each in its long form', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const steps = Object.values(ci.jobs).flatMap(
    (/** @type {{ steps: { run?: string }[] }} */ { steps }) => steps,
  );
  const named = steps.flatMap(({ run = '' }) => {
    const [, script] = /^npm run ([\w:]+)$/m.exec(run) ?? [];
    const command = script ? String(scripts[script]) : run;
    const [, names] = /(?:npm test --|test\.mjs) ([a-z0-9 -]+?)(?: --)?$/m.exec(command) ?? [];
    return names?.split(' ') ?? [];
  });
  expect([...new Set(named)].sort()).toEqual([...groups.all].sort());
});

it('the suites run on the oldest Node that is supported, on the newest LTS, and on all three databases', () => {
  const { node, database, include } = ci.jobs.engines.strategy.matrix;
  const [, oldest] = /^>=(.+)$/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
  expect(node).toContain(oldest);
  expect(node).toContain(read('.nvmrc').trim());
  expect([...database, ...include.map((/** @type {{ database: string }} */ one) => one.database)]).toEqual([
    'sqlite',
    'mariadb',
    'mysql',
  ]);
});
