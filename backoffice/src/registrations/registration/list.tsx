import { NAME_COLUMNS } from '@feria/shared/rules/content';
import Info from '@mui/icons-material/Info';
import EventBusy from '@mui/icons-material/EventBusy';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Payments from '@mui/icons-material/Payments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  API,
  DOCUMENT,
  formatEuros,
  formatInstant,
  type StaffRegistration,
  type OfficeLanguage,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { ListExportButton } from '../../resource-kit/export-button';
import { BooleanFilter, filterLabel, ReferenceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { RowIcons } from '../../resource-kit/list/row-icons';
import { useYesNo } from '../../resource-kit/questions/words';
import type { Column } from '../../resource-kit/types';
import { YearFilter } from '../../catalogue/course/year-filter';
import { CourseLink } from '../../catalogue/course/course-link';
import { ComposeForFilter, ComposeForSelection } from '../../mailing/compose/compose-button';
import { useMessageText } from '../../mailing/compose/words';
import { BookPaymentsDialog } from './book-payments';
import {
  DayTypeCell,
  InfoIcon,
  PaidCell,
  ParentsCell,
  PeriodCell,
  PhotoPrivacyCell,
  WaitingCell,
} from './cells';
import { MoveIcon, moveItem, useMayMove } from './move-actions';
import { MoveDialog } from './move-dialog';
import { DayTypeFilter, OfferedFilter, PayedFilter, WeekFilter } from './filters';
import { PasteReferencesButton } from './paste-references';
import { OnlyOwnQuestions, questionColumns, questionFilters, useListedQuestions } from './question-columns';
import { questionOf } from './question-source';
import { registrations } from './section';
import { SelectionSummary } from './selection-summary';

type Registration = StaffRegistration;

function column(
  source: string,
  render: (registration: Registration) => ReactNode,
  rest?: Partial<Column<Registration>>,
): Column<Registration> {
  return { source, render, ...rest };
}

/** Names of projects are long: on this width they take two lines. */
function CourseCell({ course }: Pick<Registration, 'course'>) {
  return (
    <Box sx={{ minWidth: 150 }}>
      <CourseLink course={course} />
    </Box>
  );
}

/** @param shows what accounts see that may not see everything, and what the organiser does not ask for */
function columnsIn(
  language: OfficeLanguage,
  shows: { photoPrivacy: boolean; family: boolean; places: boolean; amounts: boolean },
): Column<Registration>[] {
  return [
    column('people.last_name', ({ people }) => people.last_name),
    column('people.first_name', ({ people }) => people.first_name),
    column('age', ({ age }) => age, { align: 'right', optional: true }),
    column('people.tax', ({ people }) => <small>{people.tax}</small>, { optional: true }),
    ...(shows.family
      ? [
          column('parents', ({ parents }) => <ParentsCell parents={parents} />, { sortBy: false }),
          column('plz', ({ plz }) => plz, { sortBy: false, optional: true }),
          ...(shows.places
            ? [
                column('place', ({ place }) => place, { sortBy: false, optional: true }),
                column('municipality', ({ municipality }) => municipality && nameOf(municipality, language), {
                  sortBy: false,
                  optional: true,
                }),
              ]
            : []),
          column('payment_reference', ({ payment_reference }) => payment_reference, { sortBy: false }),
        ]
      : []),
    column('course.name', ({ course }) => <CourseCell course={course} />, {
      sortBy: `course.${NAME_COLUMNS[language]}`,
    }),
    column('courseWeek.from', (registration) => <PeriodCell registration={registration} />),
    column('courseWeek.name', ({ courseWeek }) => nameOf(courseWeek, language), {
      sortBy: `courseWeek.${NAME_COLUMNS[language]}`,
      optional: true,
    }),
    column('day_type', (registration) => <DayTypeCell registration={registration} />),
    column(
      'payed',
      (registration) => (
        // Who waits has nothing to pay yet: one column for both leaves room for the icons of the row.
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center' }}>
          <PaidCell registration={registration} />
          <WaitingCell registration={registration} />
        </Stack>
      ),
      { align: 'center' },
    ),
    ...(shows.amounts
      ? [
          column(
            'open_amount',
            ({ open_amount }) => (open_amount === undefined ? '' : formatEuros(open_amount)),
            { align: 'right', optional: true },
          ),
        ]
      : []),
    column('is_waiting', (registration) => <WaitingCell registration={registration} />, {
      align: 'center',
      optional: true,
    }),
    column('created_at', ({ created_at }) => formatInstant(created_at), { optional: true }),
    ...(shows.photoPrivacy
      ? [
          column('photo_privacy', (registration) => <PhotoPrivacyCell registration={registration} />, {
            align: 'center',
            optional: true,
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

/** Loaded when somebody writes. */
const ComposeDialog = lazy(async () => ({
  default: (await import('../../mailing/compose/compose-dialog')).ComposeDialog,
}));

/** Loaded with the question. */
const CancelSeveralDialog = lazy(() => import('./cancel-several'));

/** Cancels what is selected, after a question. */
function CancelSelectedButton({ onCancel }: { onCancel: (ids: readonly number[]) => void }) {
  const { selectedIds } = useListContext();
  const text = useText();
  return (
    <Button startIcon={<EventBusy />} color="error" onClick={() => onCancel(selectedIds as number[])}>
      {text('registrations.cancel')}
    </Button>
  );
}

/** What parents (and staff for them) have booked, and what of it is paid. */
export function RegistrationList() {
  const [booking, setBooking] = useState<readonly number[] | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const [cancelling, setCancelling] = useState<readonly number[] | null>(null);
  const [writing, setWriting] = useState<readonly number[] | null>(null);
  const text = useText();
  const messageText = useMessageText();
  const language = useLanguage();
  const can = useCan();
  const mayBook = can(registrations.permissions.update);
  const mayMove = useMayMove();
  const mayWrite = can('message.create');
  const listed = useListedQuestions();
  const questions = listed ?? [];
  const yesNo = useYesNo();
  const filter = (source: string) => ({ source, label: filterLabel(registrations, source) });
  return (
    <ResourceList
      section={registrations}
      isKnown
      columns={[
        ...columnsIn(language, {
          photoPrivacy: usePhotoPrivacy(),
          family: can(resources.parent.permissions.index, registrations.permissions.update),
          places: can(resources.parent.permissions.index),
          amounts: can('payment.index', registrations.permissions.update),
        }),
        ...questionColumns(questions, language, yesNo),
      ]}
      titleOf={({ people: child }) => `${child.first_name} ${child.last_name}`}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <ReferenceFilter key="course_id" {...filter('course_id')} reference="course" />,
        <WeekFilter key="course_week_id" {...filter('course_week_id')} />,
        <BooleanFilter key="active" {...filter('active')} />,
        <BooleanFilter key="open" {...filter('open')} />,
        <OnlyOwnQuestions key="questions" questions={listed} />,
        <OfferedFilter key="offered" {...filter('offered')} />,
        <BooleanFilter key="is_waiting" {...filter('is_waiting')} />,
      ]}
      moreFilters={[
        <PayedFilter key="payed" {...filter('payed')} />,
        <YearFilter key="year" {...filter('year')} />,
        <DayTypeFilter key="day_type" {...filter('day_type')} />,
        ...(can(resources.parent.permissions.index)
          ? [
              <ReferenceFilter
                key="municipality_id"
                {...filter('municipality_id')}
                reference={resources.municipality.name}
              />,
              <BooleanFilter key="municipality_known" {...filter('municipality_known')} />,
            ]
          : []),
        ...questionFilters(questions, language),
      ]}
      filterDefaults={{ active: '1' }}
      // The questions come with the project, and whether parents are asked about photos with the options.
      comesLater={(name) => questionOf(name) !== null || name === 'photo_privacy'}
      sort={{ field: 'created_at', order: 'DESC' }}
      rowActions={(registration) => (
        <RegistrationActions registration={registration} onMove={mayMove ? setMoving : undefined} />
      )}
      actions={
        <>
          {mayBook && <PasteReferencesButton onBook={setBooking} />}
          {mayBook && (
            <ListExportButton path={DOCUMENT.paymentsExport} label={text('registrations.export_payments')} />
          )}
          <ComposeForFilter />
          {booking && <BookPaymentsDialog ids={booking} onClose={() => setBooking(null)} />}
          {moving !== null && <MoveDialog id={moving} onClose={() => setMoving(null)} />}
          <Suspense>
            {cancelling && <CancelSeveralDialog ids={cancelling} onClose={() => setCancelling(null)} />}
          </Suspense>
          {writing && (
            <Suspense>
              <ComposeDialog
                audience={{ kind: 'registrations', ids: [...writing] }}
                onClose={() => setWriting(null)}
              />
            </Suspense>
          )}
        </>
      }
      bulkActions={
        mayBook || mayWrite ? (
          <>
            {mayBook && <BookButton onBook={setBooking} />}
            <ComposeForSelection />
            {mayBook && <CancelSelectedButton onCancel={setCancelling} />}
          </>
        ) : undefined
      }
      selectionSummary={<SelectionSummary />}
      rowMenu={[
        ...(mayBook
          ? [{ label: text('registrations.book.title'), icon: <Payments />, onSelect: setBooking }]
          : []),
        ...(mayMove ? [moveItem(text('registrations.move.action'), setMoving)] : []),
        ...(mayWrite ? [{ label: messageText('write'), icon: <MailOutlined />, onSelect: setWriting }] : []),
        ...(mayBook
          ? [{ label: text('registrations.cancel'), icon: <EventBusy />, onSelect: setCancelling }]
          : []),
      ]}
    />
  );
}

/** Comments, move, edit and delete of a row; for a registration on the waiting list the question before the delete names the list. */
function RegistrationActions(props: { registration: StaffRegistration; onMove?: (id: number) => void }) {
  const { registration, onMove } = props;
  const text = useText();
  const { comment_internal, comment_user, people: child, is_waiting } = registration;
  const name = `${child.first_name} ${child.last_name}`;
  return (
    <>
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
          icon={<ChatBubble fontSize="small" />}
        />
      )}
      {onMove && <MoveIcon name={name} onClick={() => onMove(registration.id)} />}
      <RowIcons
        section={registrations}
        record={{ ...registration, display_name: name }}
        deleteQuestion={is_waiting ? text('registrations.delete_waiting') : undefined}
      />
    </>
  );
}
