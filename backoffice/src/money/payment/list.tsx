import { formatDate, formatEuros, formatInstant, PAYMENT_METHODS, type PaymentRecord } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useText } from '../../i18n';
import { ChoiceFilter, ReferenceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { ParentLink } from '../../families/person/parent-link';
import { useCan } from '../../resource-kit/account';
import { MakeSelectedButton } from '../receipt/make-selected-button';
import { ReceiptButton } from '../receipt/receipt-button';
import { receipts } from '../receipt/section';
import { useReceiptWords } from '../receipt/words';
import { AmountFilter, DayFilter } from './filters';
import { FundingButton } from './funding-button';
import { JournalButton } from './journal-button';
import { usePaymentListWords } from './list-words';
import { nameOfPayer } from './name-of-payer';
import { PayerButton } from './payer-button';
import { usePayerWords } from './payer-words';
import { PaymentState } from './payment-state';
import { ReverseButton } from './reverse-button';
import { payments } from './section';
import { useFeatures } from '../../resource-kit/features';
import { usePaymentText } from '../../ledger/payment-text';

/** Every payment and refund, the newest first. */
export function PaymentList() {
  const text = useText();
  const words = usePaymentText();
  const receiptWords = useReceiptWords();
  const payerWords = usePayerWords();
  const listWords = usePaymentListWords();
  const can = useCan();
  const isShown = useFeatures();
  return (
    <ResourceList<PaymentRecord>
      section={payments}
      isKnown
      columns={[
        { source: 'date', label: words('fields.date'), render: ({ date }) => formatDate(date) },
        {
          source: 'amount',
          label: words('fields.amount'),
          align: 'right',
          render: (payment) => (
            <>
              <PaymentState payment={payment} /> {formatEuros(payment.amount)}
            </>
          ),
        },
        {
          source: 'method',
          label: words('fields.method'),
          render: ({ method }) => words(`methods.${method}`),
        },
        {
          source: 'person',
          label: words('fields.person'),
          sortBy: false,
          render: ({ person }) => (person ? <ParentLink parent={person} /> : '–'),
        },
        {
          source: 'payer',
          label: words('fields.payer'),
          sortBy: false,
          render: (payment) => nameOfPayer(payment) ?? '–',
        },
        {
          source: 'reference',
          label: words('fields.reference'),
          sortBy: false,
          render: ({ reference }) => reference ?? '–',
        },
        { source: 'note', label: words('fields.note'), sortBy: false, render: ({ note }) => note ?? '–' },
        {
          source: 'booked_by',
          label: words('fields.booked_by'),
          sortBy: false,
          optional: true,
          render: ({ booked_by }) => booked_by ?? '–',
        },
        {
          source: 'created_at',
          label: words('fields.created_at'),
          optional: true,
          render: ({ created_at }) => formatInstant(created_at),
        },
      ]}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <DayFilter key="from" source="from" label={listWords('filters.from')} />,
        <DayFilter key="until" source="until" label={listWords('filters.until')} />,
        <ChoiceFilter
          key="method"
          source="method"
          label={words('fields.method')}
          choices={PAYMENT_METHODS.map((id) => ({ id, name: words(`methods.${id}`) }))}
        />,
      ]}
      moreFilters={[
        <ReferenceFilter
          key="course"
          source="course"
          reference={resources.course.route}
          label={listWords('filters.course')}
        />,
        <AmountFilter key="amount_from" source="amount_from" label={listWords('filters.amount_from')} />,
        <AmountFilter key="amount_until" source="amount_until" label={listWords('filters.amount_until')} />,
        <ChoiceFilter
          key="receipt"
          source="receipt"
          label={receiptWords('payment_filter')}
          choices={(['none', 'made'] as const).map((id) => ({
            id,
            name: receiptWords(`payment_filters.${id}`),
          }))}
        />,
        <ChoiceFilter
          key="payer_kind"
          source="payer_kind"
          label={payerWords('filter')}
          choices={(['other', 'parent'] as const).map((id) => ({ id, name: payerWords(`filters.${id}`) }))}
        />,
      ]}
      sort={{ field: 'id', order: 'DESC' }}
      actions={
        <>
          <JournalButton />
          {isShown('funding') && <FundingButton />}
        </>
      }
      rowActions={(payment) => (
        <>
          <PayerButton payment={payment} />
          <ReceiptButton payment={payment} />
          <ReverseButton payment={payment} />
        </>
      )}
      bulkActions={can(receipts.permissions.create) ? <MakeSelectedButton /> : undefined}
      empty={{ title: words('empty'), help: words('empty_help') }}
    />
  );
}
