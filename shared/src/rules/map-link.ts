/** Where something is; what is not known may be left out. Degrees. */
export interface OnMap {
  address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

const MAP = 'https://www.openstreetmap.org';

/** How near the map is shown: a few streets. */
const ZOOM = 17;

/**
 * Address of a map that shows a place, to be opened by who asks for it: nothing is loaded from there before. Of a place without coordinates
 * it looks for the address; `null` where neither is known.
 */
export function mapLink({ address, latitude, longitude }: OnMap): string | null {
  if (latitude != null && longitude != null)
    return `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
  return address ? `${MAP}/search?query=${encodeURIComponent(address)}` : null;
}
