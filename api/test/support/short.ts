/**
 * Whether the longest proofs run in their short form, with fewer examples: in `npm test` without a name. A suite by its name,
 * `npm test -- all` and CI run them whole. What a short form leaves out stands where it is used.
 */
export const SHORT = process.env.SHORT === '1';

/**
 * `it` in the whole form; in the short one the test is skipped, and the reason printed.
 * @param reason what another test of the short form shows instead
 */
export function itInWhole(reason: string): typeof it | typeof it.skip {
  if (!SHORT) return it;
  console.log(`skipped in the short form: ${reason}`);
  return it.skip;
}

/** All of them; in the short form one in `every`, of each list another: the one at the place `turn` (any number) comes first. */
export function some<Item>(all: readonly Item[], every: number, turn = 0): Item[] {
  return all.filter((_, index) => !SHORT || (index + turn) % every === 0);
}
