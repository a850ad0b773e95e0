import { formatInstant, type StaffRegistration, type UiLanguage } from '@feria/shared';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../i18n';
import { BooleanFilter, filterLabel, ReferenceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { KitList } from '../../resource-kit/list/KitList';
import type { Column } from '../../resource-kit/types';
import { CourseCell, DayTypeCell, WaitingCell, WeekCell } from './cells';
import { PaidCell } from './PaidCell';
import { registrations } from './section';

type Registration = StaffRegistration;

function column(
  source: string,
  render: (registration: Registration) => ReactNode,
  rest?: Partial<Column>,
): Column {
  return { source, render: (record) => render(record as unknown as Registration), ...rest };
}

function columnsIn(language: UiLanguage): Column[] {
  return [
    column('created_at', ({ created_at }) => formatInstant(created_at)),
    column('people.first_name', ({ people }) => people.first_name),
    column('people.last_name', ({ people }) => people.last_name),
    column('people.tax', ({ people }) => people.tax),
    column('course.name', (registration) => <CourseCell registration={registration} />, {
      sortBy: language === 'it' ? 'course.name_it' : 'course.name',
    }),
    column('courseWeek.from', (registration) => <WeekCell registration={registration} />),
    column('day_type', (registration) => <DayTypeCell registration={registration} />),
    column('payed', (registration) => <PaidCell registration={registration} />, {
      sortBy: 'payed_amount',
      align: 'center',
    }),
    column('is_waiting', (registration) => <WaitingCell registration={registration} />, { align: 'center' }),
  ];
}

/** What parents (and staff for them) have booked. */
export function RegistrationList() {
  const text = useText();
  const language = useLanguage();
  const filter = (source: string) => ({ source, label: filterLabel(registrations, source) });
  return (
    <KitList
      section={registrations}
      columns={columnsIn(language)}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <BooleanFilter key="active" {...filter('active')} />,
        <BooleanFilter key="is_waiting" {...filter('is_waiting')} />,
        <ReferenceFilter key="course_id" {...filter('course_id')} reference="course" />,
      ]}
      filterDefaults={{ active: '1' }}
      sort={{ field: 'created_at', order: 'DESC' }}
    />
  );
}
