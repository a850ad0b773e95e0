/** Websites that a text may name. */
const MAX_ORIGINS = 20;
/** A host with a name, without anything that a policy of browsers would read as more. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/**
 * The websites that a text names, one on a line or with blanks between: `https://www.example.org`, as their origins. `undefined` where one is
 * no address of a website alone (with a path, without `https`, of many hosts), or where there are too many.
 */
export function parseOrigins(text: string): string[] | undefined {
  const names = text.split(/\s+/).filter(Boolean);
  const origins = names.map(originOf);
  const known = origins.filter((origin) => origin !== undefined);
  return known.length === names.length && names.length <= MAX_ORIGINS ? [...new Set(known)] : undefined;
}

function originOf(text: string): string | undefined {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isAlone = url.href === `${url.origin}/`;
  return isAlone && HOST.test(url.hostname) ? url.origin : undefined;
}

/** Whether a text is the address of a web page: absolute, `http` or `https`, with a host. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}
