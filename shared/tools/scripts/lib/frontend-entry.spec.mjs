import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/**
 * A file with a component is run again in the open page after a change in development. The entry of a frontend must not be
 * one: it would call `createRoot` a second time for the same element.
 */
it.each(['portal/src/app/main.tsx', 'backoffice/src/main.tsx'])('%s declares no component', (path) => {
  const source = readFileSync(fromRoot(...path.split('/')), 'utf8');
  expect(source).toContain('createRoot(');
  expect(source).not.toMatch(/(?:function|const|class) [A-Z][a-z]/);
});
