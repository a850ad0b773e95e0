/**
 * What the page of a project does around the opening of registration (product/catalogue.md#the-opening-minute). Nothing here knows of
 * clocks or chance: times are milliseconds, by the server's clock; `random` is from 0 to 1.
 */
import { OPENING_SPREAD_MS, REFRESH_MS } from '@feria/shared/config';
import { pauseBefore } from '../api/back-off';
import { QUIET_MS } from './projects';

/** So long before the opening a page begins to prepare for it. */
export const NEAR_MS = 120_000;

/**
 * How long to wait before the weeks are asked for that were loaded before the opening.
 * @param tries how often they were asked for since, without an answer from after the opening
 * @param retryAfter what the last failure asked for, in seconds
 */
export function reloadDelay(tries: number, retryAfter: number | null, random: number): number {
  return tries === 0 ? random * OPENING_SPREAD_MS : pauseBefore(tries, retryAfter, random);
}

/** How long to wait before login and family are renewed, when registration opens in `left`: spread, and over before it does. */
export function preparationDelay(left: number, random: number): number {
  return Math.max(0, left - QUIET_MS) * random;
}

/**
 * Whether the login is renewed before the opening: when it would end soon after, or when the page has been open for long, because
 * it then renews every half hour and that must not fall into the opening minute.
 * @param expiresAt the end of the login
 * @param hasWaited whether the page was open before it was near the opening
 */
export function isLoginToRenew(expiresAt: number, opensAt: number, hasWaited: boolean): boolean {
  return hasWaited || expiresAt < opensAt + REFRESH_MS;
}
