import type { Plugin } from 'vite';

const START = 'src/app/start.ts';

/** The modules of the first script; none of them may import a library. */
export const EARLY = new RegExp(
  [
    'portal/src/(app/(start|first-requests|page-modules)|api/early|catalogue/(filter|picture-sizes|week-states))\\.ts',
    'shared/src/(config|routes|browser/(language|session|storage)|rules/(page-language|pictures|sort-key))\\.ts',
    'vite/preload-helper',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/**
 * Makes `start.ts` a script of its own in front of the application: it must not wait for the libraries, which an import of the
 * application's script would make it do.
 */
export const firstScript: Plugin = {
  name: 'first-script',
  config: (_config, { command }) =>
    command === 'build' ? { build: { rolldownOptions: { input: ['index.html', START] } } } : {},
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const scripts = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const start = scripts.find(({ facadeModuleId }) => facadeModuleId?.endsWith(START));
      const src = start ? `/${start.fileName}` : `/${START}`;
      return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' }];
    },
  },
};
