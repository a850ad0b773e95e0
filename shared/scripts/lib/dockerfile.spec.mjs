import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** Nothing here builds the image, so what it takes from each project is compared with what there is. */
describe('docker/Dockerfile', () => {
  const read = (/** @type {string[]} */ ...path) => readFileSync(fromRoot(...path), 'utf8');
  const lines = read('docker', 'Dockerfile').split('\n');

  it.each(JSON.parse(read('package.json')).workspaces)(
    'installs what %s needs and takes what it builds',
    (name) => {
      expect(lines).toContain(`COPY ${name}/package.json ${name}/`);
      expect(lines).toContain(`COPY --from=build /app/${name}/dist ${name}/dist`);
    },
  );

  it('runs on the Node that the project is developed with', () => {
    const [major] = read('.nvmrc').trim().split('.');
    const bases = lines.filter((line) => /^FROM node/.test(line));
    expect(bases.length).toBeGreaterThan(0);
    for (const line of bases) expect(line).toMatch(new RegExp(`^FROM node:${major}-slim\\b`));
  });
});
