import type { ImportKind, PermissionHolder, ResourceDefinition, ContentLanguage } from '@feria/shared';
import { CONTENT_LANGUAGES } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import { child } from '@feria/shared/resources/child/index';
import { course } from '@feria/shared/resources/course/index';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { integer, type Field } from '@feria/shared/resources/fields';
import { writableFields } from '@feria/shared/resources/infer';
import { parent } from '@feria/shared/resources/parent/index';

/** A column of a sheet: a field of the resource, or the number that links two sheets. */
export interface ImportColumn {
  name: string;
  field: Field;
  header: Record<ContentLanguage, string>;
}

export type SheetName = 'courses' | 'weeks' | 'parents' | 'children';

/** A sheet: its rows are records of a resource. */
export interface ImportSheet {
  name: SheetName;
  title: Record<ContentLanguage, string>;
  definition: ResourceDefinition;
  columns: readonly ImportColumn[];
}

/** Column of the courses and, under the other name, of their weeks. */
export const NUMBER = 'number';
export const PROJECT = 'project';
/** Column of the parents without which there is no account. */
export const EMAIL = 'email';
/** Column of the children with the tax codes of their parents. */
export const PARENTS = 'parents';
const link = integer({ required: true, min: 1, max: 100_000 });

/**
 * The two sheets of an import, the second refers to the first. Their columns are the fields that the office may send, but for
 * uploads, and the consent to keep health data, which the parents give to each organiser anew.
 * @param user gets columns with a permission of their own, such as health, only with that (product/accounts.md#health-fields)
 */
export function sheetsOf(
  kind: ImportKind,
  user: PermissionHolder,
  use: 'read' | 'write',
): [ImportSheet, ImportSheet] {
  const fieldColumns = columnsFor(user, use);
  if (kind === 'projects')
    return [
      sheet('courses', course, [linkColumn(NUMBER), ...fieldColumns(course)]),
      sheet('weeks', courseWeek, [linkColumn(PROJECT), ...fieldColumns(courseWeek, ['course_id'])]),
    ];
  return [
    sheet('parents', parent, fieldColumns(parent).map(withoutAccount)),
    sheet('children', child, fieldColumns(child, ['health_consent', 'health_consent_way'])),
  ];
}

/** A second parent may have no account, and so no address: which rows must have one, `ImportFamilies` says. */
function withoutAccount(column: ImportColumn): ImportColumn {
  return column.name === EMAIL ? { ...column, field: { ...column.field, when: EMAIL } } : column;
}

function sheet(name: SheetName, definition: ResourceDefinition, columns: ImportColumn[]): ImportSheet {
  return { name, definition, columns, title: inLanguages((language) => importWords[language].sheet[name]) };
}

function linkColumn(name: typeof NUMBER | typeof PROJECT): ImportColumn {
  return { name, field: link, header: inLanguages((language) => importWords[language][name]) };
}

function columnsFor({ permissions }: PermissionHolder, use: 'read' | 'write') {
  return (definition: ResourceDefinition, without: readonly string[] = []): ImportColumn[] =>
    writableFields(definition).flatMap(([name, field]) => {
      const isFile = field.type === 'image' || field.type === 'file';
      // A second name of what has a column already.
      const isView = field.stored === false && field.hidden === true;
      if (isFile || isView || without.includes(name)) return [];
      // Such a field is written with the permission to change the record too, in a new one as well.
      const needed = [field.permission, use === 'write' ? definition.permissions.update : undefined];
      if (field.permission && !needed.every((one) => !one || permissions.includes(one))) return [];
      return [
        {
          name,
          field,
          header: inLanguages((language) => definition.messages[language].fields[name] ?? name),
        },
      ];
    });
}

function inLanguages<T>(of: (language: ContentLanguage) => T): Record<ContentLanguage, T> {
  return Object.fromEntries(CONTENT_LANGUAGES.map((language) => [language, of(language)])) as Record<
    ContentLanguage,
    T
  >;
}

/** The word for a value of an enum or of a choice, as the resource's own messages have it. */
export function wordFor(
  { messages }: ResourceDefinition,
  name: string,
  { value, language }: { value: string; language: ContentLanguage },
): string {
  const words = messages[language][name];
  const word = typeof words === 'object' ? words[value] : undefined;
  return typeof word === 'string' ? word : value;
}
