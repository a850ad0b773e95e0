import Typography from '@mui/material/Typography';
import { formatDate, formatEuros, type CreditRecord } from '@feria/shared';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ChoiceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { ParentLink } from '../../families/person/parent-link';
import { AccountButton } from './account-button';
import { MakeFileButton } from './make-file-button';
import { SepaFiles } from './sepa-files';
import { credits } from './section';
import { Total } from './total';
import { useCreditWords } from './words';

/** What families have as credit, and the files by which it is paid out (product/money.md#paying-out-credit). */
export function CreditList() {
  const text = useText();
  const words = useCreditWords();
  const can = useCan();
  return (
    <>
      <Total />
      <ResourceList<CreditRecord>
        section={credits}
        isKnown
        columns={[
          {
            source: 'name',
            label: words('columns.name'),
            render: ({ person }) => (person ? <ParentLink parent={person} /> : words('erased')),
          },
          {
            source: 'credit',
            label: words('columns.credit'),
            align: 'right',
            render: ({ credit }) => formatEuros(credit),
          },
          {
            source: 'to_pay_out',
            label: words('columns.to_pay_out'),
            sortBy: false,
            render: ({ to_pay_out, file }) =>
              file
                ? words('in_file_of', { amount: formatEuros(to_pay_out), date: formatDate(file.created_on) })
                : '–',
          },
          {
            source: 'since',
            label: words('columns.since'),
            sortBy: false,
            render: ({ since }) => formatDate(since),
          },
          {
            source: 'account',
            label: words('columns.account'),
            sortBy: false,
            render: (row) => <Account row={row} />,
          },
        ]}
        filters={[
          <SearchFilter key="q" source="q" label={text('list.search')} />,
          <ChoiceFilter
            key="to_pay_out"
            source="to_pay_out"
            label={words('filters.to_pay_out')}
            choices={[
              { id: '1', name: words('in_file') },
              { id: '0', name: words('not_in_file') },
            ]}
          />,
        ]}
        sort={{ field: 'credit', order: 'DESC' }}
        rowClick={false}
        rowActions={(row) => <AccountButton row={row} />}
        bulkActions={can(credits.permissions.create) ? <MakeFileButton /> : undefined}
        titleOf={({ person }) => (person ? `${person.first_name} ${person.last_name}` : words('erased'))}
        empty={{ title: words('empty'), help: words('empty_help') }}
      />
      <SepaFiles />
    </>
  );
}

/** What is known of the account, and from where. */
function Account({ row: { account, has_returned } }: { row: CreditRecord }) {
  const words = useCreditWords();
  if (!account) return words('no_account');
  return (
    <>
      {account.masked}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {words(`sources.${account.source}`)}
      </Typography>
      {has_returned && (
        <Typography component="span" variant="body2" color="error">
          {' '}
          {words('returned_mark')}
        </Typography>
      )}
    </>
  );
}
