import { readFileSync } from 'node:fs';
import { fromRoot } from '../scripts/lib/paths.mjs';

/** How swc compiles the files of each project for the tests: as its `.swcrc` says, each as an ES module. */
export const compilers = Object.fromEntries(
  ['api', 'shared', 'backoffice', 'portal'].map((project) => {
    const { jsc } = JSON.parse(readFileSync(fromRoot(project, '.swcrc'), 'utf8'));
    return [project, { jsc, module: { type: 'es6' }, inlineSourcesContent: false }];
  }),
);
