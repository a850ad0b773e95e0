import { formatDate, HEALTH_READ_VIA, type HealthRead } from '@feria/shared';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { ChoiceFilter, filterLabel, SearchFilter } from '../../resource-kit/list/filters';
import { KitList } from '../../resource-kit/list/KitList';
import type { Column, KitRecord } from '../../resource-kit/types';
import { healthReadLog } from './section';

const readOf = (record: KitRecord): HealthRead => record as unknown as HealthRead;

function childOf({ child, child_id }: HealthRead): string {
  return child ? `${child.last_name} ${child.first_name}` : `#${child_id}`;
}

function columns(word: (via: string) => string): Column[] {
  return [
    { source: 'date', render: (record) => formatDate(readOf(record).date) },
    { source: 'user.name', render: (record) => readOf(record).user?.name ?? `#${readOf(record).user_id}` },
    { source: 'child.last_name', render: (record) => childOf(readOf(record)) },
    { source: 'via', render: (record) => word(readOf(record).via) },
  ];
}

/** The list of the log. */
export default function HealthReadList() {
  const text = useText();
  const translate = useTranslate();
  const word = (via: string): string => translate(`resources.healthReadLog.via.${via}`);
  return (
    <KitList
      section={healthReadLog}
      columns={columns(word)}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <ChoiceFilter
          key="via"
          source="via"
          label={filterLabel(healthReadLog, 'via')}
          choices={HEALTH_READ_VIA.map((id) => ({ id, name: word(id) }))}
        />,
      ]}
      sort={{ field: 'date', order: 'DESC' }}
    />
  );
}
