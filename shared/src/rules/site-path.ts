/**
 * Reads a path of this site out of a text that comes from outside: the query of an address, a stored location, a link
 * that somebody wrote. The text is judged by what a browser makes of it, not by how it looks: `/.//host`, `/<tab>/host`
 * and `/\host` all lead to another host, though they start with one slash.
 *
 * @param origin the origin of this site, such as `https://feria.example`
 * @returns path, query and hash, as a browser writes them; `null` for everything that is not a path of this site
 */
export function sitePath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks. Nothing of ours needs either.
  if (/[\\\p{Cc}]/u.test(value) || !URL.canParse(value, origin)) return null;
  const { origin: leadsTo, pathname, search, hash } = new URL(value, origin);
  if (leadsTo !== origin || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
