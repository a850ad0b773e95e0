/**
 * `npm run audit`: fails when a package that is deployed has an advisory of high or critical severity that
 * `.github/SECURITY.md` does not explain. Needs a registry that answers audits.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { highFindings, unexplained } from './lib/audit.mjs';
import { fromRoot } from './lib/paths.mjs';

/** npm ends with 1 when it finds anything; what it found is in the report all the same. */
const report = await new Promise((resolve) => {
  const options = { cwd: fromRoot(), maxBuffer: 64 * 1024 * 1024 };
  execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => resolve(stdout));
});

try {
  const findings = highFindings(JSON.parse(report || '{}'));
  const open = unexplained(findings, await readFile(fromRoot('.github', 'SECURITY.md'), 'utf8'));
  for (const { id, name, severity, title, url } of open)
    console.error(
      `${severity}: ${name}: ${title}\n  ${url}\n  update it, or explain ${id} in .github/SECURITY.md`,
    );
  console.log(
    `${findings.length} findings of high or critical severity, ${open.length} of them not explained`,
  );
  process.exitCode = open.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
