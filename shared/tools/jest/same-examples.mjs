/**
 * Property tests try the same examples in each run, so that a change is red or green by what it changes and not by chance.
 * `LONG=1` tries many more of them, others each time; a failure prints its seed, and `PROPERTY_SEED` repeats it.
 */
import fc from 'fast-check';

const { LONG, PROPERTY_SEED } = process.env;
const seed = PROPERTY_SEED ?? (LONG === '1' ? undefined : '20260601');
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
