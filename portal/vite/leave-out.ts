import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** A module of a library that the portal never runs, and what stands in its place. */
interface LeftOut {
  module: RegExp;
  instead: string;
}

/**
 * Code that the libraries import and the portal never runs: 12 kB of the first page. What each stands for:
 * - MUI's themes with CSS variables; ours has none, see `portal/src/app/theme.ts`.
 * - MUI's ripple; the theme switches it off.
 * - Emotion's list of HTML attributes, for `styled('div')` without `shouldForwardProp`; MUI always gives one.
 * - Mutations of React Query; forms of the portal call the API themselves.
 * - Lists that grow while one scrolls, of React Query; the portal has none.
 * - Emotion's copying of static members, for `withTheme`, which nobody calls.
 */
const LEFT_OUT: LeftOut[] = [
  { module: /@mui\/material\/styles\/createThemeWithVars\.mjs$/, instead: neverRun('createThemeWithVars') },
  {
    module: /@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
    instead: `${neverRun('CssVarsProvider')} export { missing as CssVarsProvider };`,
  },
  { module: /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, instead: 'export default () => null;' },
  { module: /@emotion\/is-prop-valid\/dist\/[^/]*\.esm\.js$/, instead: 'export default () => true;' },
  {
    module: /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    instead: `${neverRun('infiniteQueryBehavior')} export { missing as infiniteQueryBehavior, missing as hasNextPage, missing as hasPreviousPage };`,
  },
  {
    module: /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    instead:
      'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
  },
  { module: /hoist-non-react-statics/, instead: 'export default (target) => target;' },
];

const ROUTER = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development([\\/])index\.m?js$/, 'production$1index.mjs');

function neverRun(name: string): string {
  return `export default function missing() { throw new Error('${name} is left out, see portal/vite/leave-out.ts'); }`;
}

/** Leaves {@link LEFT_OUT} out of the build. Fails when a library has moved one of the modules. */
export const leaveOut: Plugin = {
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  // The package names its development build, with all warnings, for whoever asks.
  resolveId(source, importer) {
    return source === 'react-router' ? this.resolve(ROUTER, importer, { skipSelf: true }) : null;
  },
  load(id) {
    return LEFT_OUT.find(({ module }) => module.test(id.split('?')[0] ?? ''))?.instead;
  },
  generateBundle(_options, bundle) {
    const used = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    if (used.some((id) => id.endsWith('/query-core/build/modern/mutationObserver.js')))
      this.error('useMutation needs what portal/vite/leave-out.ts leaves out.');
  },
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    const moved = LEFT_OUT.find(({ module }) => !ids.some((id) => module.test(id)));
    if (moved)
      this.error(
        `${String(moved.module)} is no module of the portal any more: correct portal/vite/leave-out.ts.`,
      );
  },
};
