import Payments from '@mui/icons-material/Payments';
import Button from '@mui/material/Button';
import { API, DOCUMENT, formatInstant, type StaffRegistration, type UiLanguage } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ListExportButton } from '../../resource-kit/ExportButton';
import { BooleanFilter, filterLabel, ReferenceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { KitList } from '../../resource-kit/list/KitList';
import type { Column, KitRecord } from '../../resource-kit/types';
import { YearFilter } from '../course/YearFilter';
import { BookPaymentsDialog } from './BookPayments';
import { CourseCell, DayTypeCell, PhotoPrivacyCell, WaitingCell, WeekCell } from './cells';
import { PaidCell } from './PaidCell';
import { RegistrationActions } from './RegistrationActions';
import { DayTypeFilter, PayedFilter, WeekFilter } from './RegistrationFilters';
import { registrations } from './section';

type Registration = StaffRegistration;

const registrationOf = (record: KitRecord): Registration => record as unknown as Registration;

function column(
  source: string,
  render: (registration: Registration) => ReactNode,
  rest?: Partial<Column>,
): Column {
  return { source, render: (record) => render(registrationOf(record)), ...rest };
}

function columnsIn(language: UiLanguage, photoPrivacy: boolean): Column[] {
  return [
    column('created_at', ({ created_at }) => formatInstant(created_at)),
    column('people.first_name', ({ people }) => people.first_name),
    column('people.last_name', ({ people }) => people.last_name),
    column('people.tax', ({ people }) => <small>{people.tax}</small>),
    column('course.name', (registration) => <CourseCell registration={registration} />, {
      sortBy: language === 'it' ? 'course.name_it' : 'course.name',
    }),
    column('courseWeek.from', (registration) => <WeekCell registration={registration} />),
    column('day_type', (registration) => <DayTypeCell registration={registration} />),
    column('payed', (registration) => <PaidCell registration={registration} />, { align: 'center' }),
    column('is_waiting', (registration) => <WaitingCell registration={registration} />, { align: 'center' }),
    ...(photoPrivacy
      ? [
          column('photo_privacy', (registration) => <PhotoPrivacyCell registration={registration} />, {
            align: 'center',
          }),
        ]
      : []),
  ];
}

/** Whether parents are asked for their consent to photos at all. */
function usePhotoPrivacy(): boolean {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['options'],
    queryFn: () => dataProvider.call<{ key: string; value: string | null }[]>('GET', API.options),
  });
  return data.some(({ key, value }) => key === 'photo_privacy' && value === '1');
}

/** The same as the menu of a row, for those without a mouse. */
function BookButton({ onBook }: { onBook: (ids: readonly number[]) => void }) {
  const { selectedIds } = useListContext();
  const text = useText();
  return (
    <Button startIcon={<Payments />} onClick={() => onBook(selectedIds as number[])}>
      {text('registrations.book.title')}
    </Button>
  );
}

/** What parents (and staff for them) have booked, and what of it is paid. */
export function RegistrationList() {
  const [booking, setBooking] = useState<readonly number[] | null>(null);
  const text = useText();
  const language = useLanguage();
  const can = useCan();
  const mayBook = can(registrations.permissions.update);
  const filter = (source: string) => ({ source, label: filterLabel(registrations, source) });
  return (
    <KitList
      section={registrations}
      columns={columnsIn(language, usePhotoPrivacy())}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <ReferenceFilter key="course_id" {...filter('course_id')} reference="course" />,
        <WeekFilter key="course_week_id" {...filter('course_week_id')} />,
        <BooleanFilter key="active" {...filter('active')} />,
        <PayedFilter key="payed" {...filter('payed')} />,
        <BooleanFilter key="is_waiting" {...filter('is_waiting')} />,
      ]}
      moreFilters={[
        <YearFilter key="year" {...filter('year')} />,
        <DayTypeFilter key="day_type" {...filter('day_type')} />,
      ]}
      filterDefaults={{ active: '1' }}
      sort={{ field: 'created_at', order: 'DESC' }}
      rowActions={(record) => <RegistrationActions registration={registrationOf(record)} />}
      actions={
        mayBook && (
          <>
            <ListExportButton path={DOCUMENT.paymentsExport} />
            {booking && <BookPaymentsDialog ids={booking} onClose={() => setBooking(null)} />}
          </>
        )
      }
      bulkActions={mayBook ? <BookButton onBook={setBooking} /> : undefined}
      rowMenu={
        mayBook
          ? [{ label: text('registrations.book.title'), icon: <Payments />, onSelect: setBooking }]
          : undefined
      }
    />
  );
}
