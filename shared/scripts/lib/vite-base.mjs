/**
 * What both frontends configure alike. Typed by `vite-base.d.mts`, because TypeScript configurations import it.
 */
import { defaultClientConditions } from 'vite';

/** Everything the API serves outside the two frontends. */
const apiPaths = '^/(api|auth|uploads|health|confirmation|excelExport|export|mail-preview)(/|\\?|$)';

/** @type {typeof import('./vite-base.mjs').frontendConfig} */
export function frontendConfig({ base, port, plugins, chunks = [], proxy = {} }) {
  const targets = { [apiPaths]: `http://127.0.0.1:${process.env.PORT || '3000'}`, ...proxy };
  return {
    base,
    plugins,
    // @feria/shared is bundled from its sources: no build of it is needed first, and what is not used falls away.
    resolve: { conditions: ['@feria/source', ...defaultClientConditions] },
    build: {
      sourcemap: false,
      manifest: true,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        output: {
          // Few files instead of dozens: on a slow network each costs more to ask for than to send.
          codeSplitting: {
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
              { name: 'start', tags: ['$initial'] },
              ...chunks,
            ].map((group, index, { length }) => ({ ...group, priority: length - index })),
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        Object.entries(targets).map(([path, target]) => [path, { target, ws: true }]),
      ),
    },
  };
}
