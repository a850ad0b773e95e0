import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** Who may not import what (`eslint.config.mjs`), and who may: file and import, then whether lint refuses it. */
const CASES = [
  ['api/src/x.ts', '@feria/shared/browser/session', true],
  ['api/test/x.ts', '@feria/shared/browser/session', true],
  ['api/src/money/x/domain/x.ts', '@feria/shared/browser/session', true],
  ['api/src/x.ts', '@feria/shared/rules/money', false],
  ['shared/src/x.ts', './browser/session.js', true],
  ['shared/src/rules/x.ts', '../browser/session.js', true],
  ['shared/src/browser/x.ts', 'react', true],
  ['shared/src/browser/x.ts', './session.js', false],
  ['portal/src/app/x.ts', '@feria/shared/browser/session', false],
  ['backoffice/src/app/x.ts', '@feria/shared/browser/session', false],
  ['backoffice/src/resource-kit/x.tsx', '../app/sections', true],
  ['backoffice/src/resource-kit/list/x.tsx', '../../accounts/role/form', true],
  ['backoffice/src/resource-kit/list/x.tsx', '../../i18n', false],
  ['backoffice/src/i18n/x.ts', '../resource-kit/types', true],
  ['backoffice/src/core/x.ts', '../resource-kit/data-provider', false],
  ['backoffice/src/core/x.ts', '../accounts/role/form', true],
  ['backoffice/src/catalogue/course/x.tsx', '../../registrations/draw/texts', true],
  ['backoffice/src/catalogue/course/x.tsx', '../../families/person/parent-link', false],
  ['backoffice/src/on-site/day/x.tsx', '../points/count', false],
  ['backoffice/src/office/import/projects/x.tsx', '../../../app/sections', true],
  ['backoffice/src/accounts/role/x.tsx', '../../resource-kit/data-provider', false],
  ['portal/src/families/x.tsx', '../app/theme', true],
  ['portal/src/families/x.tsx', '../registrations/signup/lines', true],
  ['portal/src/registrations/signup/x.tsx', '../../money/document-item', true],
  ['portal/src/families/x.tsx', '../my-family/family-page', true],
  ['portal/src/registrations/signup/x.tsx', '../../my-family/family-page', true],
  ['portal/src/families/x.tsx', '../../../backoffice/src/main', true],
  ['portal/src/families/x.tsx', '../accounts/login-form', false],
  ['portal/src/families/x.tsx', '../components/section', false],
  ['portal/src/families/x.tsx', './family', false],
  ['portal/src/my-family/x.tsx', '../app/theme', true],
  ['portal/src/my-family/x.tsx', '../families/family', false],
  ['portal/src/components/form/x.tsx', '../../registrations/signup/lines', true],
  ['portal/src/components/x.tsx', '../my-family/family-page', true],
  ['portal/src/components/x.tsx', '../app/theme', true],
  ['portal/src/components/x.tsx', '../api/client', false],
  ['portal/src/api/x.ts', '../components/text', true],
  ['portal/src/api/x.ts', '../families/family', true],
  ['portal/src/i18n/x.ts', '../components/text', true],
  ['portal/src/i18n/x.ts', '../api/client', false],
  ['portal/src/api/x.ts', 'react-admin', true],
  ['portal/src/app/x.tsx', '../registrations/signup/lines', false],
  ['portal/e2e/x.spec.ts', '../../backoffice/e2e/support/office', true],
  ['backoffice/e2e/x.spec.ts', '../../portal/e2e/support/test', true],
  ['shared/tools/e2e/x.ts', '../../../portal/src/i18n/de', true],
  ['portal/e2e/x.spec.ts', '../../shared/tools/e2e/app', false],
  ['portal/e2e/x.spec.ts', '../src/i18n/de', false],
];

// In a process of its own: Jest does not let ESLint import the configuration.
const LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId.endsWith('no-restricted-imports'),
  });
  const refused = [];
  for (const [filePath, from] of ${JSON.stringify(CASES)}) {
    const [{ messages }] = await eslint.lintText("import { x } from '" + from + "';", { filePath });
    refused.push([filePath, from, messages.length > 0]);
  }
  console.log(JSON.stringify(refused));
`;

it('lint holds the layers', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LINT], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(CASES);
});
