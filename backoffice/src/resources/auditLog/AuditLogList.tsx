import { AUDIT_ACTIONS, formatInstant, type AuditEntry } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { ChoiceFilter, filterLabel, NumberFilter, SearchFilter } from '../../resource-kit/list/filters';
import { KitList } from '../../resource-kit/list/KitList';
import type { Column, KitRecord } from '../../resource-kit/types';
import { usePermissionWords } from '../role/words';
import { CALLS } from './messages';
import { auditLog } from './section';

const entryOf = (record: KitRecord): AuditEntry => record as unknown as AuditEntry;

/** Calls of the portal and what they change. */
const RESOURCES: Record<string, string> = {
  'my-family/children': 'child',
  'my-family/parent': 'person',
  'save-registration': 'peopleCourseWeekRegistration',
};

/** What can be filtered by, as calls name it: resources, and calls that are more than one of these. */
const NAMES = [...allResources.map(({ name }) => name), 'peopleCourseWeekRegistration', 'option', ...CALLS];

interface Words {
  action: (action: string) => string;
  /** A resource, or a call that is more than one. */
  place: (resource: string) => string;
  field: (resource: string, name: string) => string;
}

/** What calls and fields are called on the screens; those without a word keep their own name. */
function useWords(): Words {
  const translate = useTranslate();
  const { groupOf, routeOf } = usePermissionWords();
  return {
    action: (action) => translate(`resources.auditLog.action.${action}`),
    place: (resource) => translate(`resources.auditLog.calls.${resource}`, { _: groupOf(resource) }),
    field: (resource, name) => {
      const [first = ''] = (RESOURCES[resource] ?? resource).split('/');
      return translate(`resources.${routeOf(first)}.fields.${name}`, { _: name });
    },
  };
}

function fieldsOf({ resource, fields }: AuditEntry, words: Words): string {
  return fields.map((name) => words.field(resource, name)).join(', ');
}

function columns(words: Words): Column[] {
  return [
    { source: 'at', render: (record) => formatInstant(entryOf(record).at) },
    {
      source: 'user.name',
      render: (record) => entryOf(record).user?.name ?? `#${entryOf(record).user_id}`,
    },
    { source: 'action', render: (record) => words.action(entryOf(record).action) },
    { source: 'resource', render: (record) => words.place(entryOf(record).resource) },
    { source: 'record_id', align: 'right', render: (record) => entryOf(record).record_id ?? '–' },
    { source: 'fields', sortBy: false, render: (record) => fieldsOf(entryOf(record), words) },
  ];
}

/** The list of the log. */
export default function AuditLogList() {
  const text = useText();
  const words = useWords();
  return (
    <KitList
      section={auditLog}
      columns={columns(words)}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <ChoiceFilter
          key="action"
          source="action"
          label={filterLabel(auditLog, 'action')}
          choices={AUDIT_ACTIONS.map((id) => ({ id, name: words.action(id) }))}
        />,
        <ChoiceFilter
          key="resource"
          source="resource"
          label={filterLabel(auditLog, 'resource')}
          choices={NAMES.map((id) => ({ id, name: words.place(id) }))}
        />,
        <NumberFilter key="record_id" source="record_id" label={filterLabel(auditLog, 'record_id')} />,
      ]}
      sort={{ field: 'at', order: 'DESC' }}
    />
  );
}
