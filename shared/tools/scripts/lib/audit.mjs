/**
 * What `npm audit --json` found, against what is explained in `.github/SECURITY.md`.
 */

/**
 * @typedef {{ id: string, name: string, severity: string, title: string, url: string }} Finding
 * @typedef {{ name: string, severity: string, title: string, url: string }} Advisory
 */

/**
 * The advisories of high and critical severity, each once.
 * @param {{ vulnerabilities?: Record<string, { via: (string | Advisory)[] }>, message?: string }} report
 * @returns {Finding[]}
 * @throws when it is no report: the registry was out of reach
 */
export function highFindings({ vulnerabilities, message }) {
  if (!vulnerabilities) throw new Error(`npm audit has no report: ${message ?? 'it does not say why'}`);
  // A package that only depends on a vulnerable one names it by a string.
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((reason) => typeof reason !== 'string'),
  );
  const found = advisories
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, title, url }) => ({
      id: url.slice(url.lastIndexOf('/') + 1),
      name,
      severity,
      title,
      url,
    }));
  return [...new Map(found.map((finding) => [finding.id, finding])).values()];
}

/**
 * Those that the text does not name by their id (`GHSA-…`).
 * @param {Finding[]} findings
 * @param {string} text
 */
export function unexplained(findings, text) {
  return findings.filter(({ id }) => !text.includes(id));
}
