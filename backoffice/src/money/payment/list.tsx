import { formatDate, formatEuros, formatInstant, type PaymentRecord } from '@feria/shared';
import { useText } from '../../i18n';
import { SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { ParentLink } from '../../families/person/parent-link';
import { FundingButton } from './funding-button';
import { PaymentState } from './payment-state';
import { ReverseButton } from './reverse-button';
import { payments } from './section';
import { usePaymentText } from '../../ledger/payment-text';

/** Every payment and refund, the newest first. */
export function PaymentList() {
  const text = useText();
  const words = usePaymentText();
  return (
    <ResourceList<PaymentRecord>
      section={payments}
      columns={[
        { source: 'date', render: ({ date }) => formatDate(date) },
        {
          source: 'amount',
          align: 'right',
          render: (payment) => (
            <>
              <PaymentState payment={payment} /> {formatEuros(payment.amount)}
            </>
          ),
        },
        { source: 'method', render: ({ method }) => words(`methods.${method}`) },
        {
          source: 'person',
          sortBy: false,
          render: ({ person }) => (person ? <ParentLink parent={person} /> : '–'),
        },
        { source: 'payer', sortBy: false, render: ({ payer }) => payer ?? '–' },
        { source: 'reference', sortBy: false, render: ({ reference }) => reference ?? '–' },
        { source: 'note', sortBy: false, render: ({ note }) => note ?? '–' },
        { source: 'booked_by', sortBy: false, optional: true, render: ({ booked_by }) => booked_by ?? '–' },
        { source: 'created_at', optional: true, render: ({ created_at }) => formatInstant(created_at) },
      ]}
      filters={[<SearchFilter key="q" source="q" label={text('list.search')} />]}
      sort={{ field: 'id', order: 'DESC' }}
      actions={<FundingButton />}
      rowActions={(payment) => <ReverseButton payment={payment} />}
      empty={{ title: words('empty'), help: words('empty_help') }}
    />
  );
}
