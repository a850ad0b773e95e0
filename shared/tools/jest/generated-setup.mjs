import { ensureGenerated } from '../scripts/lib/generated.mjs';

/** Before a run of Jest, also one that an editor starts: the sources import the description of the API. */
export default () => ensureGenerated({ onlyMissing: true });
