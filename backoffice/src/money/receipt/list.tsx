import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { DOCUMENT, formatDate, formatEuros, RECEIPT_STATES, type ReceiptRecord } from '@feria/shared';
import { useListContext } from 'react-admin';
import { ParentLink } from '../../families/person/parent-link';
import { useText } from '../../i18n';
import { usePaymentText } from '../../ledger/payment-text';
import { ExportButton, ListExportButton } from '../../resource-kit/export-button';
import { ChoiceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { filterQuery } from '../../resource-kit/list/list-query';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { CancelButton } from './cancel-button';
import { DownloadButton } from './download-button';
import { receipts } from './section';
import { Sums } from './sums';
import { useSummary } from './use-summary';
import { useReceiptWords } from './words';

/** The receipts that were made, the newest first (product/money.md#receipts). */
export function ReceiptList() {
  const text = useText();
  const words = useReceiptWords();
  const payment = usePaymentText();
  const { data } = useSummary({});
  return (
    <ResourceList<ReceiptRecord>
      section={receipts}
      isKnown
      hasOwnExport
      columns={[
        { source: 'number', label: words('columns.number'), render: ({ number }) => number },
        { source: 'date', label: words('columns.date'), render: ({ date }) => formatDate(date) },
        {
          source: 'payer',
          label: words('columns.payer'),
          sortBy: false,
          // As the receipt says it, also where the parent has another name by now.
          render: ({ payer, person }) =>
            person && `${person.first_name} ${person.last_name}` === payer ? (
              <ParentLink parent={person} />
            ) : (
              (payer ?? words('erased'))
            ),
        },
        {
          source: 'paid_on',
          label: words('columns.paid'),
          sortBy: false,
          render: ({ paid_on, method }) =>
            words('paid', { method: payment(`methods.${method}`), date: formatDate(paid_on) }),
        },
        {
          source: 'amount',
          label: words('columns.amount'),
          align: 'right',
          render: ({ amount }) => formatEuros(amount),
        },
        {
          source: 'state',
          label: words('columns.state'),
          sortBy: false,
          render: (receipt) => <State receipt={receipt} />,
        },
      ]}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <ChoiceFilter
          key="year"
          source="year"
          label={words('filters.year')}
          choices={(data?.years ?? []).map((year) => ({ id: String(year), name: String(year) }))}
        />,
        <ChoiceFilter
          key="state"
          source="state"
          label={words('filters.state')}
          choices={RECEIPT_STATES.map((state) => ({ id: state, name: words(`states.${state}`) }))}
        />,
      ]}
      sort={{ field: 'number', order: 'DESC' }}
      rowClick={false}
      actions={
        <>
          <Sums />
          <ListExportButton path={DOCUMENT.receipts} label={words('pdf')} />
          <ListExportButton path={`${DOCUMENT.receipts}/zip`} label={words('zip')} />
          <ListExportButton path={`${DOCUMENT.receipts}/xlsx`} label={words('sheet')} />
        </>
      }
      bulkActions={<SelectedPdf />}
      rowActions={(receipt) => (
        <>
          <DownloadButton receipt={receipt} />
          <CancelButton receipt={receipt} />
        </>
      )}
      titleOf={({ number }) => number}
      empty={{ title: words('empty'), help: words('empty_help') }}
    />
  );
}

/** The selected receipts as one PDF. */
function SelectedPdf() {
  const { selectedIds = [] } = useListContext<ReceiptRecord>();
  const words = useReceiptWords();
  return (
    <ExportButton
      path={DOCUMENT.receipts}
      query={filterQuery({ id: selectedIds })}
      label={words('pdf_selected')}
      variant="text"
    />
  );
}

/** Whether it is valid, else since when not and why; and which one it replaces. */
function State({ receipt }: { receipt: ReceiptRecord }) {
  const words = useReceiptWords();
  const { state, cancelled_on, cancellation, cancel_reason, replaces } = receipt;
  const more = [
    state === 'cancelled' && words('cancelled_on', { date: formatDate(cancelled_on) }),
    cancellation !== null && cancellation !== 'office' && words(`cancellation.${cancellation}`),
    cancel_reason,
    replaces !== null && words('replaces', { number: replaces }),
  ].filter(Boolean);
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={state === 'valid' ? 'success' : 'error'}
        label={words(`states.${state}`)}
      />{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {more.join(' · ')}
      </Typography>
    </>
  );
}
