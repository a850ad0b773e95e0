import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatDate,
  formatEuros,
  OVERDUE_AGES,
  REMINDER_HOLDS,
  type PaymentReminderRecord,
  type ReminderDebt,
} from '@feria/shared';
import { sentReminders } from '@feria/shared/i18n/reminder-text';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { ChoiceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { bankEntries } from '../bank-entry/section';
import { ParentLink } from '../../families/person/parent-link';
import { useNextWords } from './hold-words';
import { Overview } from './overview';
import { PauseButton } from './pause-button';
import { PreviewButton } from './preview-button';
import { paymentReminders } from './section';
import { useReminderWords } from './words';

/** What is overdue, by family: how old, for what, what was sent and what comes next, before it does. */
export function OverdueList() {
  const text = useText();
  const words = useReminderWords();
  const ages = OVERDUE_AGES.map((id) => ({ id, name: words(`ages.${id}`) }));
  const holds = REMINDER_HOLDS.map((id) => ({ id, name: words(`hold_filter.${id}`) }));
  return (
    <>
      <Overview />
      <ResourceList<PaymentReminderRecord>
        section={paymentReminders}
        isKnown
        columns={[
          {
            source: 'name',
            label: words('columns.name'),
            render: ({ person }) => <ParentLink parent={person} />,
          },
          {
            source: 'days',
            label: words('columns.days'),
            render: ({ days, due_on }) => words('days', { smart_count: days, date: formatDate(due_on) }),
          },
          {
            source: 'overdue',
            label: words('columns.overdue'),
            align: 'right',
            render: ({ overdue }) => formatEuros(overdue),
          },
          {
            source: 'open',
            label: words('columns.open'),
            align: 'right',
            render: ({ open }) => formatEuros(open),
          },
          {
            source: 'debts',
            label: words('columns.debts'),
            sortBy: false,
            render: ({ debts }) => <Debts debts={debts} />,
          },
          {
            source: 'sent',
            label: words('columns.sent'),
            sortBy: false,
            render: ({ debts }) => <Sent debts={debts} />,
          },
          { source: 'next', label: words('columns.next'), render: (row) => <Next row={row} /> },
        ]}
        filters={[
          <SearchFilter key="q" source="q" label={text('list.search')} />,
          <ChoiceFilter key="age" source="age" label={words('filters.age')} choices={ages} />,
          <ChoiceFilter
            key="next_run"
            source="next_run"
            label={words('filters.next_run')}
            choices={[{ id: '1', name: words('next_only') }]}
          />,
          <ChoiceFilter key="hold" source="hold" label={words('filters.hold')} choices={holds} />,
        ]}
        sort={{ field: 'days', order: 'DESC' }}
        rowClick={false}
        rowActions={(row) => (
          <>
            <PreviewButton row={row} />
            <PauseButton person={row.person} pause={row.pause} isIcon />
          </>
        )}
        titleOf={({ person }) => `${person.first_name} ${person.last_name}`}
        empty={{ title: words('empty'), help: words('empty_help') }}
      />
    </>
  );
}

const lines = { listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' } as const;

/** Everything that is open, with the last day to pay. */
function Debts({ debts }: { debts: readonly ReminderDebt[] }) {
  const words = useReminderWords();
  const language = useLanguage();
  return (
    <Stack component="ul" sx={lines}>
      {debts.map(({ registration_id, is_fee, people, course, courseWeek, open, due_on }) => (
        <li key={registration_id}>
          {words(is_fee ? 'fee' : 'debt', {
            child: `${people.first_name} ${people.last_name}`,
            course: nameOf(course, language),
            week: nameOf(courseWeek, language),
            open: formatEuros(open),
          })}{' '}
          <Typography component="span" color="textSecondary" sx={{ font: 'inherit' }}>
            ({due_on ? words('due', { date: formatDate(due_on) }) : words('no_due')})
          </Typography>
        </li>
      ))}
    </Stack>
  );
}

/** The mails that were written: a step and a day each, for however many registrations. */
function Sent({ debts }: { debts: readonly ReminderDebt[] }) {
  const words = useReminderWords();
  const mails = sentReminders(useLanguage(), debts);
  if (mails.length === 0) return words('none_sent');
  return (
    <Stack component="ul" sx={lines}>
      {mails.map((mail) => (
        <li key={mail}>{mail}</li>
      ))}
    </Stack>
  );
}

/** When the next mail comes, or why none does. */
function Next({ row }: { row: PaymentReminderRecord }) {
  const words = useReminderWords();
  const nextWords = useNextWords();
  const createPath = useCreatePath();
  const can = useCan();
  const { hold, entries } = row;
  return (
    <>
      {nextWords(row)}
      {hold === 'entry' && (
        <>
          {': '}
          {entries
            .map(({ amount, date }) =>
              words('entry', { amount: formatEuros(amount), date: formatDate(date) }),
            )
            .join(', ')}
          {can(bankEntries.permissions.index) && (
            <Button
              size="small"
              component={LinkBase}
              to={createPath({ resource: bankEntries.route, type: 'list' })}
            >
              {words('review')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
