/**
 * What both frontends configure alike. Typed by `vite-base.d.mts`, because TypeScript configurations import it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defaultClientConditions } from 'vite';
import { hotTexts } from './hot-texts.mjs';

/**
 * Writes each script and style compressed beside it, for `core/frontends/frontends.ts` of the API: as small as can be, which
 * takes too long to do it for each visitor.
 * @type {import('vite').Plugin}
 */
const compressAssets = {
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css|svg)$/.test(fileName));
    await Promise.all(
      texts.map(async (part) => {
        const text = part.type === 'chunk' ? part.code : part.source;
        await writeFile(join(dir, `${part.fileName}.br`), await promisify(brotliCompress)(text));
      }),
    );
  },
};

/** @type {typeof import('./vite-base.mjs').frontendConfig} */
export function frontendConfig({ base, plugins, entry, early, chunks = [] }) {
  return {
    base,
    plugins: [...plugins, hotTexts, compressAssets],
    // @feria/shared is bundled from its sources: no build of it is needed first, and what is not used falls away.
    resolve: { conditions: ['@feria/source', ...defaultClientConditions] },
    build: {
      sourcemap: false,
      manifest: true,
      chunkSizeWarningLimit: 1500,
      ...(entry ? { outDir: `dist/${base.split('/').at(-2)}` } : {}),
      rolldownOptions: {
        ...(entry ? { input: entry } : {}),
        output: {
          // Few files instead of dozens: on a slow network each costs more to ask for than to send.
          codeSplitting: {
            groups: [
              ...(early ? [{ name: 'early', test: early }] : []),
              { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
              { name: 'start', tags: ['$initial'] },
              ...chunks,
            ].map((group, index, { length }) => ({ ...group, priority: length - index })),
          },
        },
      },
    },
  };
}
