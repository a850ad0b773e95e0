import { IMPORT_KINDS, PERMISSIONS, CONTENT_LANGUAGES } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import { explain } from './explanation.js';
import { Names, type NamesByResource } from './names.js';
import type { RawCell } from '../xlsx/sheet.js';
import { readCell } from './read-cell.js';
import { sameName } from './same-name.js';
import { sheetsOf } from './sheets.js';

const everything = { permissions: [...PERMISSIONS] };
const record = { id: 1, name: 'See', name_it: 'Lago' };
const names: NamesByResource = new Map(
  ['location', 'courseType', 'courseCategory', 'municipality'].map((resource) => [
    resource,
    new Names([record]),
  ]),
);
const sheets = IMPORT_KINDS.flatMap((kind) => sheetsOf(kind, everything, 'write'));

it.each(sheets.map((sheet) => [sheet.name, sheet] as const))(
  'no head of %s means two columns, in whichever language',
  (_, { columns }) => {
    const owners = new Map<string, Set<string>>();
    for (const { name, header } of columns)
      for (const head of Object.values(header))
        owners.set(sameName(head), (owners.get(sameName(head)) ?? new Set()).add(name));
    expect([...owners].filter(([, columns]) => columns.size > 1)).toEqual([]);
  },
);

it.each(
  CONTENT_LANGUAGES.flatMap((language) => sheets.map((sheet) => [language, sheet.name, sheet] as const)),
)('in %s, the example of each column of %s is one that the import takes', (language, _, sheet) => {
  const { definition, columns } = sheet;
  const refused = explain(sheet, { language, names }).filter(({ example }, at) => {
    const cell = readCell(example as RawCell, columns[at]!, { definition, names });
    return example === null || 'problem' in cell;
  });
  expect(refused).toEqual([]);
});

it.each(CONTENT_LANGUAGES)('in %s, each text column has an example of its own', (language) => {
  const texts = sheets.flatMap((sheet) =>
    explain(sheet, { language, names }).filter((_, at) => /text/i.test(sheet.columns[at]!.field.type)),
  );
  const { text } = importWords[language].example;
  expect(texts.filter(({ example }) => example === text)).toEqual([]);
});
