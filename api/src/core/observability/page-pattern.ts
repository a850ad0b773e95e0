import { BACKOFFICE, PORTAL } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';

/** Longest address that is looked at. */
const MAX_ADDRESS = 2_000;

const PORTAL_PAGES: readonly string[] = Object.values(PORTAL).map((page) =>
  typeof page === 'string' ? page : page(':id'),
);

/** Parts of the back office's addresses: its sections, and the pages of one. */
const BACKOFFICE_PARTS: ReadonlySet<string> = new Set([
  ...allResources.flatMap(({ name, route }) => [name, route]),
  'auditLog',
  'failedMail',
  'healthReadLog',
  'peopleCourseWeekRegistration',
  'create',
  'show',
  'overview',
]);

/**
 * The pattern of the page that an address belongs to, `/courseregistration/:id`; `other` for what is no page of ours.
 * Nothing of the address itself comes back but the names of our own pages.
 */
export function pagePattern(address: string): string {
  const cut = address.slice(0, MAX_ADDRESS);
  if (!URL.canParse(cut, 'http://localhost')) return 'other';
  const { pathname } = new URL(cut, 'http://localhost');
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? ':id' : part));
  const pattern = `/${parts.join('/')}`;
  if (PORTAL_PAGES.includes(pattern)) return pattern;
  const [base, ...rest] = parts;
  const known = `/${base}` === BACKOFFICE && rest.length <= 3;
  return known && rest.every((part) => part === ':id' || BACKOFFICE_PARTS.has(part)) ? pattern : 'other';
}
