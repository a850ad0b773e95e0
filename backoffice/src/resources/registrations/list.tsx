import Info from '@mui/icons-material/Info';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Payments from '@mui/icons-material/Payments';
import Button from '@mui/material/Button';
import { API, DOCUMENT, formatInstant, type StaffRegistration, type UiLanguage } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ListExportButton } from '../../resource-kit/export-button';
import { BooleanFilter, filterLabel, ReferenceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { RowIcons } from '../../resource-kit/list/row-icons';
import type { Column } from '../../resource-kit/types';
import { YearFilter } from '../course/year-filter';
import { CourseLink } from '../course/course-link';
import { BookPaymentsDialog } from './book-payments';
import { DayTypeCell, InfoIcon, PaidCell, PhotoPrivacyCell, WaitingCell, WeekCell } from './cells';
import { DayTypeFilter, PayedFilter, WeekFilter } from './filters';
import { registrations } from './section';

type Registration = StaffRegistration;

function column(
  source: string,
  render: (registration: Registration) => ReactNode,
  rest?: Partial<Column<Registration>>,
): Column<Registration> {
  return { source, render, ...rest };
}

function columnsIn(language: UiLanguage, photoPrivacy: boolean): Column<Registration>[] {
  return [
    column('created_at', ({ created_at }) => formatInstant(created_at)),
    column('people.first_name', ({ people }) => people.first_name),
    column('people.last_name', ({ people }) => people.last_name),
    column('people.tax', ({ people }) => <small>{people.tax}</small>),
    column('course.name', ({ course }) => <CourseLink course={course} />, {
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
    queryFn: () => dataProvider.api('GET', API.options),
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
    <ResourceList
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
      rowActions={(registration) => <RegistrationActions registration={registration} />}
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

/**
 * Comments, edit and delete of a row; for a registration on the waiting list the question before the delete names the list. The
 * comments stand above the other icons: four icons side by side would cover the last column at 1280 pixels.
 */
function RegistrationActions({ registration }: { registration: StaffRegistration }) {
  const text = useText();
  const { comment_internal, comment_user, people: child, is_waiting } = registration;
  const name = `${child.first_name} ${child.last_name}`;
  return (
    <>
      <div>
        {comment_internal && (
          <InfoIcon
            label={text('registrations.comment_internal', { comment: comment_internal })}
            color="error"
            icon={<Info fontSize="small" />}
          />
        )}
        {comment_user && (
          <InfoIcon
            label={text('registrations.comment_user', { comment: comment_user })}
            color="secondary"
            icon={<InfoOutlined fontSize="small" />}
          />
        )}
      </div>
      <RowIcons
        section={registrations}
        record={{ ...registration, display_name: name }}
        deleteQuestion={is_waiting ? text('registrations.delete_waiting') : undefined}
      />
    </>
  );
}
