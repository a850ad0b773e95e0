/**
 * Import circles and what a worker thread loads, looked for by `npm run lint`. Layers are ESLint's (eslint.config.mjs): it names the line in the editor.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that import each other cannot be read or tested apart. Two entities may: a relation has two ends.',
      severity: 'error',
      from: {},
      to: { circular: true, via: { pathNot: '\\.entity\\.ts$' } },
    },
    {
      name: 'small-tasks',
      comment:
        'A thread is started for each task, and loads all that the task imports: name the module, not the whole of a package.',
      severity: 'error',
      from: { path: '\\.task\\.ts$' },
      to: { path: '^@feria/shared$', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@feria/source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
