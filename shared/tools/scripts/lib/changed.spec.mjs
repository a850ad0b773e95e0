import { suitesFor } from './changed.mjs';

const FOLDERS = ['core', 'core/audit', 'families', 'families/people', 'registrations'];
const of = (/** @type {string[]} */ ...files) => suitesFor(files, FOLDERS);

it('a feature of the API runs its own tests, or those of its area', () => {
  const file = 'api/src/families/people/child.service.ts';
  expect(of(file)).toEqual({ unit: ['--findRelatedTests', file], sqlite: ['test/families/people/'] });
  expect(of('api/src/registrations/use-cases/book.ts').sqlite).toEqual(['test/registrations/']);
});

it('a part of core runs the folder of its name, or what lies in that of core', () => {
  expect(of('api/src/core/audit/audit.ts').sqlite).toEqual(['test/core/audit/']);
  expect(of('api/src/core/http/errors.ts').sqlite).toEqual(['test/core/[^/]+$']);
  expect(of('api/src/app.ts').sqlite).toEqual(['test/core/[^/]+$']);
});

it('a changed spec runs itself, a helper its folder', () => {
  expect(of('api/test/families/people/child.spec.ts')).toEqual({
    sqlite: ['test/families/people/child.spec.ts'],
  });
  expect(of('api/test/families/people/phones.ts')).toEqual({ sqlite: ['test/families/people/'] });
  expect(of('api/test/registrations/support/book.ts')).toEqual({ sqlite: ['test/registrations/'] });
  expect(of('api/test/support/app.ts')).toEqual({ sqlite: ['test/core/[^/]+$'] });
});

it('a rule of shared runs the specs of both frontends, a document only those of shared', () => {
  expect(of('shared/src/rules/money.ts')).toEqual({ shared: [], portal: [], backoffice: [] });
  expect(of('shared/docs/product.md')).toEqual({ shared: [] });
});

it('of the end-to-end tests only changed ones run', () => {
  expect(of('portal/e2e/families/family.spec.ts')).toEqual({ e2e: ['portal/e2e/families/family.spec.ts'] });
  expect(of('backoffice/src/app/theme.ts')).toEqual({ backoffice: [] });
});

it('nothing runs for a file that no test knows', () => {
  expect(of('api/demo/texts.json')).toEqual({});
});
