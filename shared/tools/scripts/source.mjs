/**
 * `node shared/tools/scripts/source.mjs FILE [ARGUMENTS]`: runs a tool or a bench of the API from its TypeScript sources.
 */
import './lib/node-version.mjs';
import { ensureGenerated } from './lib/generated.mjs';
import { runNode } from './lib/processes.mjs';

await ensureGenerated({ onlyMissing: true });
const { code } = await runNode(
  [
    '--conditions=@feria/source',
    '--import=@swc-node/register/esm-register',
    ...process.execArgv,
    ...process.argv.slice(2),
  ],
  { env: { SWC_NODE_PROJECT: 'api/tsconfig.json' }, interactive: true },
);
process.exitCode = code;
