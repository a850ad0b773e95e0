import { formatDate, formatEuros, romeDate, type CancellationFeeRecord } from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import { resources } from '@feria/shared/resources/index';
import { CourseLink } from '../../catalogue/course/course-link';
import { ParentLink } from '../../families/person/parent-link';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { ChoiceFilter, ReferenceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { WaiveFee } from '../payment/waive-fee';
import { cancellationFees } from './section';
import { useFeeListWords } from './words';

/** Fees of places that were given back, paid ones too, the newest first (product/registrations.md#cancellation). */
export function CancellationFeeList() {
  const text = useText();
  const words = useFeeListWords();
  const language = useLanguage();
  const { columns } = listMessages[language].cancellationFee;
  return (
    <ResourceList<CancellationFeeRecord>
      section={cancellationFees}
      isKnown
      columns={[
        {
          source: 'created_at',
          label: columns.created_at,
          render: ({ created_at }) => formatDate(romeDate(new Date(created_at))),
        },
        { source: 'child', label: columns.child, render: ({ child }) => personName(child) },
        {
          source: 'person',
          label: columns.person,
          render: ({ person }) => (person ? <ParentLink parent={person} /> : '–'),
        },
        {
          source: 'course',
          label: columns.course,
          render: ({ course, courseWeek }) => <CourseLink course={course} weekId={courseWeek.id} />,
        },
        {
          source: 'courseWeek',
          label: columns.courseWeek,
          render: ({ courseWeek }) => nameOf(courseWeek, language),
        },
        {
          source: 'amount',
          label: columns.amount,
          align: 'right',
          render: ({ amount }) => formatEuros(amount),
        },
        {
          source: 'payed_amount',
          label: columns.payed_amount,
          align: 'right',
          optional: true,
          render: ({ payed_amount }) => formatEuros(payed_amount),
        },
        { source: 'open', label: columns.open, align: 'right', render: ({ open }) => formatEuros(open) },
        {
          source: 'due_on',
          label: columns.due_on,
          render: ({ due_on }) => (due_on ? formatDate(due_on) : '–'),
        },
      ]}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <ChoiceFilter
          key="open"
          source="open"
          label={words('filters.open')}
          choices={[
            { id: '1', name: words('open') },
            { id: '0', name: words('paid') },
          ]}
        />,
        <ReferenceFilter
          key="course"
          source="course"
          reference={resources.course.route}
          label={words('filters.course')}
        />,
      ]}
      sort={{ field: 'created_at', order: 'DESC' }}
      rowClick={false}
      rowActions={({ child, ...fee }) => fee.open > 0 && <WaiveFee fee={{ ...fee, people: child }} />}
      titleOf={({ child }) => personName(child)}
      empty={{ title: words('empty'), help: words('empty_help') }}
    />
  );
}

function personName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${last_name} ${first_name}`;
}
