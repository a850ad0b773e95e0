import { isPermission, shownRole } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import { useGetMany, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../account';
import { definitionNamed, nameOf } from '../definitions';
import { StoredFile } from '../inputs/file-preview';
import { fieldValue } from '../list/columns';
import { usePermissionWords } from '../permission-words';
import type { ResourceRecord } from '../types';
import { useChangedWords } from './words';

interface ValueProps {
  definition: ResourceDefinition;
  name: string;
  /** As a body has it: references as ids. */
  value: unknown;
  /** The other value: of lists, only what is not in the other is of interest. */
  other: unknown;
}

/** A value of a field as people read it: dates, amounts, choices and records by their names, formatted text as text. */
export function ChangedValue({ definition, name, value, other }: ValueProps) {
  const language = useLanguage();
  const translate = useTranslate();
  const words = useChangedWords();
  const { groupOf, actionOf } = usePermissionWords();
  const field = definition.fields[name];
  const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0);
  if (!field || (isEmpty && field.type !== 'boolean')) return words('empty');
  switch (field.type) {
    case 'reference':
      return <Names resource={field.resource} ids={[Number(value)]} />;
    case 'referenceMany':
      return <Names resource={field.resource} ids={(value as unknown[]).map(Number)} />;
    case 'richText':
      return linesOf(String(value));
    case 'text':
      return String(value);
    case 'boolean':
      return translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false');
    case 'image':
    case 'file':
      return <StoredFile address={String(value)} field={field} name={name} />;
    case 'names': {
      const own = value as string[];
      const others = Array.isArray(other) ? (other as string[]) : [];
      const shown = name === 'roles' ? own : own.filter((entry) => !others.includes(entry));
      const names = shown.map((entry) =>
        isPermission(entry)
          ? `${groupOf(entry.slice(0, entry.indexOf('.')))}: ${actionOf(entry)}`
          : shownRole(entry, language),
      );
      if (shown.length === own.length) return names.join('\n');
      return words('only_here', { count: own.length, names: names.join('\n') || '–' });
    }
    default:
      return fieldValue(definition, name, { id: 0, [name]: value } as ResourceRecord, language, translate);
  }
}

/** The words of formatted text, each paragraph and point on a line of its own. */
function linesOf(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  body.querySelectorAll('p, li, h1, h2, h3, h4, br').forEach((element) => element.after('\n'));
  return (body.textContent ?? '').trim();
}

/** Records by their names; by their numbers for those who may not list them. */
function Names({ resource, ids }: { resource: string; ids: number[] }) {
  const definition = definitionNamed(resource);
  const language = useLanguage();
  const words = useChangedWords();
  const can = useCan();
  const { data, isPending } = useGetMany<ResourceRecord>(
    definition.route,
    { ids },
    { enabled: can(definition.permissions.index) },
  );
  if (isPending && can(definition.permissions.index)) return '…';
  return ids
    .map((id) => {
      const record = data?.find((one) => one?.id === id);
      return record ? nameOf(record, language) : words('number', { id });
    })
    .join(', ');
}
