import { AUDIT_ACTIONS, type AuditEntry, formatInstant } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { ChoiceFilter, filterLabel, NumberFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import type { Column } from '../../resource-kit/types';
import { usePermissionWords } from '../role/permission-words';
import { auditLog, CALLS } from './section';

/** The resource that a call of the portal changes. */
const RESOURCES: Record<string, string> = {
  'my-family/children': 'child',
  'my-family/parent': 'person',
  'save-registration': 'peopleCourseWeekRegistration',
};

/** The choices of the filter `resource`: resources, and calls that change more than one of them. */
const NAMES = [...allResources.map(({ name }) => name), 'peopleCourseWeekRegistration', 'option', ...CALLS];

interface Words {
  action: (action: string) => string;
  /** The label of a resource or of a call. */
  place: (resource: string) => string;
  field: (resource: string, name: string) => string;
}

/** Labels of actions, resources and fields. Those without a translation keep their technical name. */
function useWords(): Words {
  const translate = useTranslate();
  const { groupOf, routeOf } = usePermissionWords();
  return {
    action: (action) => translate(`resources.auditLog.action.${action}`),
    place: (resource) => translate(`resources.auditLog.calls.${resource}`, { _: groupOf(resource) }),
    field: (resource, name) => {
      // The other end of a link, as the log names it: `parent 12`.
      const [kind = '', number] = name.split(' ');
      if (number) return `${translate(`resources.${routeOf(kind)}.name`, { smart_count: 1 })} ${number}`;
      const [first = ''] = (RESOURCES[resource] ?? resource).split('/');
      return translate(`resources.${routeOf(first)}.fields.${name}`, { _: name });
    },
  };
}

function fieldsOf({ resource, fields }: AuditEntry, words: Words): string {
  return fields.map((name) => words.field(resource, name)).join(', ');
}

function columns(words: Words): Column<AuditEntry>[] {
  return [
    { source: 'at', render: ({ at }) => formatInstant(at) },
    {
      source: 'user.name',
      render: ({ user, user_id }) => user?.name ?? `#${user_id}`,
    },
    { source: 'action', render: ({ action }) => words.action(action) },
    { source: 'resource', render: ({ resource }) => words.place(resource) },
    { source: 'record_id', align: 'right', render: ({ record_id }) => record_id ?? '–' },
    { source: 'fields', sortBy: false, render: (entry) => fieldsOf(entry, words) },
  ];
}

/** The list of the log. */
export default function AuditLogList() {
  const text = useText();
  const words = useWords();
  return (
    <ResourceList
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
