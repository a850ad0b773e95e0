import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import {
  formatDate,
  formatEuros,
  formatInstant,
  type OfficeLanguage,
  type Permission,
  type Question,
} from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { rowInWords } from '@feria/shared/resources/infer';
import { lazy, type ReactNode, Suspense } from 'react';
import { localisedField, nameOf } from '../definitions';
import { PhoneLink } from '../phone-link';
import type { Column, ResourceRecord, ListOverrides } from '../types';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Yes or no as an icon with a text for screen readers. */
function YesNo({ value, yes, no }: { value: boolean; yes: string; no: string }) {
  return value ? (
    <Check fontSize="small" color="success" titleAccess={yes} />
  ) : (
    <Close fontSize="small" sx={{ color: 'text.secondary' }} titleAccess={no} />
  );
}

function Thumbnail({ address }: { address: string }) {
  return (
    <img src={address} alt="" height={32} loading="lazy" style={{ display: 'block', borderRadius: 4 }} />
  );
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

const QuestionLines = lazy(() => import('../questions/question-lines'));

/** The value of a field as lists and read-only pages show it. */
export function fieldValue(
  definition: ResourceDefinition,
  name: string,
  record: ResourceRecord,
  language: OfficeLanguage,
  t: Translate,
): ReactNode {
  const field = definition.fields[name];
  if (!field) return '';
  const label = (value: unknown): string => t(`resources.${definition.route}.${name}.${String(value)}`);
  if (field.type === 'choices') return ((record[name] ?? []) as unknown[]).map(label).join('; ');
  if (field.type === 'rows')
    return ((record[name] ?? []) as Record<string, number>[])
      .map((row) => t(`resources.${definition.route}.${name}.row`, rowInWords(field, row)))
      .join('; ');
  if (field.type === 'questions')
    return (
      <Suspense>
        <QuestionLines questions={(record[name] ?? []) as Question[]} />
      </Suspense>
    );
  return field.type === 'enum' && record[name] != null
    ? label(record[name])
    : cell(field, record[name], record, language, t);
}

function cell(
  field: Field,
  value: unknown,
  record: ResourceRecord,
  language: OfficeLanguage,
  t: Translate,
): ReactNode {
  if (field.type === 'reference') return nameOf(record[field.as], language);
  if (value == null || value === '') return field.type === 'boolean' ? <YesNoOf value={false} t={t} /> : '';
  switch (field.type) {
    case 'boolean':
      return <YesNoOf value={value === true} t={t} />;
    case 'date':
      return formatDate(String(value));
    case 'dateTime':
      return formatInstant(String(value));
    case 'money':
      return formatEuros(Number(value));
    case 'referenceMany':
      return (value as unknown[]).map((entry) => nameOf(entry, language)).join(', ');
    case 'names':
    case 'texts':
      return (value as string[]).join(', ');
    case 'image':
      return <Thumbnail address={String(value)} />;
    case 'richText':
      return plainText(String(value)).slice(0, 120);
    case 'text':
      return field.format === 'phone' ? <PhoneLink phone={String(value)} /> : String(value);
    default:
      return String(value);
  }
}

function YesNoOf({ value, t }: { value: boolean; t: Translate }) {
  return <YesNo value={value} yes={t('ra.boolean.true')} no={t('ra.boolean.false')} />;
}

const RIGHT: readonly Field['type'][] = ['integer', 'decimal', 'money'];
const UNSORTABLE: readonly Field['type'][] = [
  'richText',
  'image',
  'file',
  'referenceMany',
  'names',
  'choices',
  'texts',
  'rows',
  'questions',
];

/** The columns that a definition declares and the account may see, with what the resource does differently. */
export function columnsOf(
  definition: ResourceDefinition,
  overrides: ListOverrides['columns'],
  language: OfficeLanguage,
  t: Translate,
  can: (permission: Permission) => boolean,
): Column[] {
  const { columns, optional = [] } = definition.list;
  return columns.flatMap((name): Column[] => {
    const source = localisedField(definition, name, language);
    const field = definition.fields[source];
    if (!field) throw new Error(`${definition.name} has no field ${source}.`);
    if (field.permission && !can(field.permission)) return [];
    const column: Column = {
      source,
      optional: optional.includes(name),
      align: RIGHT.includes(field.type) ? 'right' : 'left',
      sortBy: UNSORTABLE.includes(field.type) ? false : source,
      render: (record) => fieldValue(definition, source, record, language, t),
      ...overrides?.[name],
    };
    return [column];
  });
}
