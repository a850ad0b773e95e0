import { formatDate, HEALTH_READ_VIA, type HealthRead } from '@feria/shared';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ChoiceFilter, filterLabel, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import type { Column } from '../../resource-kit/types';
import { healthReadLog } from './section';

function childOf({ child, child_id }: HealthRead): string {
  if (child_id === null) return '';
  return child ? `${child.last_name} ${child.first_name}` : `#${child_id}`;
}

/** @param named whether the reader may know of which child */
function columns(word: (via: string) => string, named: boolean): Column<HealthRead>[] {
  const child: Column<HealthRead> = { source: 'child.last_name', render: childOf };
  return [
    { source: 'date', render: ({ date }) => formatDate(date) },
    { source: 'user.name', render: ({ user, user_id }) => user?.name ?? `#${user_id}` },
    ...(named ? [child] : []),
    { source: 'via', render: ({ via }) => word(via) },
  ];
}

/** The list of the log. */
export default function HealthReadList() {
  const text = useText();
  const can = useCan();
  const translate = useTranslate();
  const word = (via: string): string => translate(`resources.healthReadLog.via.${via}`);
  return (
    <ResourceList
      section={healthReadLog}
      columns={columns(word, can('child.health') && can('child.index'))}
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
