import { AUDIT_ACTIONS, type AuditEntry, formatInstant, LOG_PERMISSION } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { LOGGED_CALLS, LOGGED_REGISTRATION, LOGGED_UPLOADS } from '@feria/shared/resources/logged';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ChangeList } from '../../resource-kit/changes/change-list';
import { RecordName } from '../../resource-kit/changes/record-name';
import { type LogWords, useLogWords } from '../../resource-kit/changes/use-log-words';
import { nameOf } from '../../resource-kit/definitions';
import { ChoiceFilter, filterLabel, NumberFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import type { Column } from '../../resource-kit/types';
import { auditLog } from './section';

/** The choices of the filter `resource`: resources, and calls that change more than one of them. */
const NAMES = [
  ...allResources.map(({ name }) => name),
  LOGGED_REGISTRATION,
  'option',
  ...LOGGED_CALLS,
  ...LOGGED_UPLOADS,
];

/** The account, and the API key by which a program acted for it. */
const userOf = ({ user, user_id, api_key }: AuditEntry): string =>
  (user?.name ?? `#${user_id}`) + (api_key === null ? '' : ` (API: ${api_key})`);

/** The record by its name, as a link; by its number alone when it is gone or not for the reader. */
function LoggedRecord({ entry: { record, record_id } }: { entry: AuditEntry }) {
  const { text } = useLogWords();
  const language = useLanguage();
  if (record_id === null) return '–';
  if (!record) return text('number', { id: record_id });
  return (
    <RecordName record={record} text={text('numbered', { name: nameOf(record, language), id: record_id })} />
  );
}

function columns({ text, action, place }: LogWords, seesNames: boolean): Column<AuditEntry>[] {
  return [
    { source: 'at', render: ({ at }) => formatInstant(at) },
    { source: 'user.name', render: userOf, ...(seesNames ? {} : { sortBy: false as const }) },
    { source: 'action', render: (entry) => action(entry.action) },
    { source: 'resource', render: ({ resource }) => place(resource) },
    { source: 'record_id', label: text('record'), render: (entry) => <LoggedRecord entry={entry} /> },
    { source: 'fields', sortBy: false, render: (entry) => <ChangeList entry={entry} /> },
  ];
}

/** The list of the log. */
export default function AuditLogList() {
  const text = useText();
  const words = useLogWords();
  const seesNames = useCan()(LOG_PERMISSION, 'person.index');
  return (
    <ResourceList
      section={auditLog}
      columns={columns(words, seesNames)}
      titleOf={(entry) => `${formatInstant(entry.at)} · ${userOf(entry)}`}
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
