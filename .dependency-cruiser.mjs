import { AREAS, BACKOFFICE_FOLDERS, PORTAL_FOLDERS } from './shared/tools/scripts/lib/areas.mjs';

/**
 * Import circles, the order of the areas of the API and of the folders of portal and back office, and what a worker thread loads,
 * looked for by `npm run lint`. Layers are ESLint's (eslint.config.mjs): it names the line in the editor.
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
    ...AREAS.slice(0, -1).map((area, at) => ({
      name: `below-${area}`,
      comment:
        'An area imports those before it only (ADR 36). What it needs of a later one is an abstract class of its own that bindings.module.ts binds.',
      severity: 'error',
      from: { path: `^api/src/${area}/` },
      to: { path: `^api/src/(${AREAS.slice(at + 1).join('|')})/` },
    })),
    ...PORTAL_FOLDERS.slice(0, -1).map((folder, at) => ({
      name: `portal-below-${folder}`,
      comment:
        'A folder of the portal imports those before it only (ADR 36). What two areas need lies in the earlier one, what all need in components or api.',
      severity: 'error',
      from: { path: `^portal/src/${folder}/` },
      to: { path: `^portal/src/(${PORTAL_FOLDERS.slice(at + 1).join('|')})/` },
    })),
    ...BACKOFFICE_FOLDERS.slice(0, -1).map((folder, at) => ({
      name: `backoffice-below-${folder}`,
      comment:
        'A folder of the back office imports those before it only (ADR 36). A later area adds pages and buttons to a resource of an earlier one by an index.tsx of its own.',
      severity: 'error',
      from: { path: `^backoffice/src/${folder}/` },
      to: { path: `^backoffice/src/(${BACKOFFICE_FOLDERS.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'areas-know-no-app',
      comment: 'Areas are put together by app.module.ts and entities.ts; none of them knows the whole.',
      severity: 'error',
      from: { path: `^api/src/(${AREAS.join('|')})/`, pathNot: '\\.spec\\.ts$' },
      to: { path: '^api/src/[^/]+\\.ts$' },
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
