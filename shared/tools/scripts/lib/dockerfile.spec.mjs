import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { secretVariables } from './app-env.mjs';
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

  it('leaves the demo data and its seeder out', () => {
    expect(read('docker', 'Dockerfile.dockerignore').split('\n')).toContain('api/demo');
    expect(lines).toContain('RUN npm run build && rm -rf api/dist/seed/demo');
    expect(existsSync(fromRoot('api', 'demo'))).toBe(true);
    expect(existsSync(fromRoot('api', 'src', 'seed', 'demo'))).toBe(true);
  });

  it('runs on the Node that the project is developed with', () => {
    const [major] = read('.nvmrc').trim().split('.');
    const bases = lines.filter((line) => /^FROM node/.test(line));
    expect(bases.length).toBeGreaterThan(0);
    for (const line of bases)
      expect(line).toMatch(new RegExp(`^FROM node:${major}-slim@sha256:[0-9a-f]{64}\\b`));
  });
});

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {object} [build]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string[]} [cap_add]
 * @property {string[]} [security_opt]
 * @property {boolean} [privileged]
 * @property {string} [user]
 * @property {string[]} [volumes]
 * @property {string[]} [secrets]
 * @property {Record<string, string>} [environment]
 */

/** No Docker runs here either: what the files say of each service is looked at, laid over each other as Compose does. */
describe('the compose files', () => {
  const [base, scale] = ['compose.yaml', 'compose.scale.yaml'].map((name) => {
    // Compose's own tag, which no parser knows.
    const text = readFileSync(fromRoot('docker', name), 'utf8').replaceAll('!reset ', '');
    return /** @type {{ services: Record<string, Service>, secrets?: Record<string, { file: string }> }} */ (
      parse(text, { merge: true })
    );
  });
  const names = [...new Set([...Object.keys(base.services), ...Object.keys(scale.services)])];
  const services = names.map(
    (name) => /** @type {const} */ ([name, { ...base.services[name], ...scale.services[name] }]),
  );

  it('are read: four services', () => {
    expect(names.sort()).toEqual(['app', 'db', 'mail', 'proxy']);
  });

  it.each(services)('%s has no privilege and writes only where it must', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.privileged).toBeUndefined();
    for (const volume of service.volumes ?? []) expect(volume).not.toContain('docker.sock');
  });

  it('give a capability to the proxy alone, for its ports', () => {
    const given = services.flatMap(([name, { cap_add = [] }]) => cap_add.map((cap) => `${name} ${cap}`));
    expect(given).toEqual(['proxy NET_BIND_SERVICE']);
  });

  it('name every image by its digest', () => {
    for (const [name, { image, build }] of services) {
      if (build) continue;
      expect([name, image]).toEqual([name, expect.stringMatching(/^[\w/]+:v?[\d.]+@sha256:[0-9a-f]{64}$/)]);
    }
  });

  it('hand over secrets as files, and only those that the service reads', () => {
    for (const [name, { environment = {}, secrets = [] }] of services) {
      const files = Object.entries(environment).filter(([key]) => key.endsWith('_FILE'));
      expect([name, files.map(([, path]) => path).sort()]).toEqual([
        name,
        secrets.map((secret) => `/run/secrets/${secret}`).sort(),
      ]);
      const plain = Object.keys(environment).filter((key) => !key.endsWith('_FILE'));
      expect(plain.filter((key) => secretVariables.includes(key) || /SECRET|_KEY$|TOKEN$/.test(key))).toEqual(
        [],
      );
      for (const secret of secrets)
        expect(base.secrets).toHaveProperty(secret, { file: `./secrets/${secret}` });
    }
    const app = Object.keys(base.services.app?.environment ?? {});
    expect(app).toEqual(expect.arrayContaining(secretVariables.map((key) => `${key}_FILE`)));
  });

  it('keep the secrets out of the repository and of the image', () => {
    expect(readFileSync(fromRoot('.gitignore'), 'utf8').split('\n')).toContain('docker/secrets/');
    expect(readFileSync(fromRoot('docker', 'Dockerfile.dockerignore'), 'utf8').split('\n')).toContain(
      'docker/secrets',
    );
  });
});
