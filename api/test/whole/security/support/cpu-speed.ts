/**
 * CPU time in ms of {@link referenceWork} on the machine for which the budgets were chosen (two cores, quiet). A budget is a multiple
 * of it: a slower machine, or one whose cores are shared, is slower at both.
 */
const REFERENCE_MS = 13;

const TEXT = JSON.stringify(
  Array.from({ length: 2_000 }, (_, n) => ({ n, name: `Kind ${n}`, html: '<a href="https://x">'.repeat(5) })),
);

/** How many times slower than the machine of the budgets this one is at the moment, by the best of three tries; at least 1. */
export function slowness(): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    referenceWork();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...times) / REFERENCE_MS);
}

/** What the app does with a large body: parse, look through texts, write. */
function referenceWork(): void {
  for (let round = 0; round < 4; round += 1) {
    const rows = JSON.parse(TEXT) as { html: string }[];
    for (const row of rows) row.html = row.html.replaceAll('<a', '<b');
    JSON.stringify(rows);
  }
}
