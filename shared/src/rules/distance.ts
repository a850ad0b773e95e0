import type { OnMap } from './map-link.js';

/** Mean radius of the earth. */
const EARTH_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * How far two places are from each other as the crow flies, in kilometres (haversine); `null` where the coordinates of one are not known.
 * Roads and mountains make the way longer: say so where it is shown.
 */
export function distanceKm(a: OnMap, b: OnMap): number | null {
  if (a.latitude == null || a.longitude == null || b.latitude == null || b.longitude == null) return null;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const root =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(root)));
}
