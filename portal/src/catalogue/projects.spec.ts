import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { isOpening } from './projects';

const OPENS = Date.UTC(2026, 2, 2, 8);

/** A project that was loaded at a time by the server's clock. */
function loadedAt(time: number, opensAt: number | null = OPENS): FrontendProjectDetail {
  return {
    server_time: new Date(time).toISOString(),
    opens_at: opensAt === null ? null : new Date(opensAt).toISOString(),
  } as FrontendProjectDetail;
}

it.each([
  ['21 seconds before the opening', loadedAt(OPENS - 60_000), 39_000, false],
  ['20 seconds before the opening', loadedAt(OPENS - 60_000), 40_000, true],
  ['after the opening, with what was loaded before', loadedAt(OPENS - 60_000), 90_000, true],
  ['with what was loaded at the opening', loadedAt(OPENS), 0, false],
  ['without an opening', loadedAt(OPENS, null), 0, false],
])('whether the opening alone asks for the project: %s', (_, project, age, expected) => {
  expect(isOpening(project, age)).toBe(expected);
});
