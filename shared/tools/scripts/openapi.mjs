/**
 * `npm run openapi [-- --check]`: describes the API anew (`api/tools/openapi.ts`). Other commands do it by themselves when the
 * description is missing or old.
 */
import './lib/node-version.mjs';
import { describeApi } from './lib/generated.mjs';

const { code } = await describeApi({}, process.argv.slice(2));
process.exitCode = code;
