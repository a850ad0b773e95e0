import { AUDIT_ACTIONS, formatInstant, type AuditEntry } from '@feria/shared';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { ChoiceFilter, filterLabel, SearchFilter } from '../../resource-kit/list/filters';
import { KitList } from '../../resource-kit/list/KitList';
import type { Column, KitRecord } from '../../resource-kit/types';
import { auditLog } from './section';

const entryOf = (record: KitRecord): AuditEntry => record as unknown as AuditEntry;

function columns(word: (action: string) => string): Column[] {
  return [
    { source: 'at', render: (record) => formatInstant(entryOf(record).at) },
    {
      source: 'user.name',
      render: (record) => entryOf(record).user?.name ?? `#${entryOf(record).user_id}`,
    },
    { source: 'action', render: (record) => word(entryOf(record).action) },
    { source: 'resource', render: (record) => entryOf(record).resource },
    { source: 'record_id', align: 'right', render: (record) => entryOf(record).record_id ?? '–' },
    { source: 'fields', sortBy: false, render: (record) => entryOf(record).fields.join(', ') },
  ];
}

/** The list of the log. */
export default function AuditLogList() {
  const text = useText();
  const translate = useTranslate();
  const word = (action: string): string => translate(`resources.auditLog.action.${action}`);
  return (
    <KitList
      section={auditLog}
      columns={columns(word)}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <ChoiceFilter
          key="action"
          source="action"
          label={filterLabel(auditLog, 'action')}
          choices={AUDIT_ACTIONS.map((id) => ({ id, name: word(id) }))}
        />,
      ]}
      sort={{ field: 'at', order: 'DESC' }}
    />
  );
}
