import Receipt from '@mui/icons-material/ReceiptLong';
import Typography from '@mui/material/Typography';
import { formatDate, type ArchivedParentRecord } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n';
import { RowIconButton } from '../../resource-kit/confirm';
import { SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { archive } from './section';
import { useArchiveWords } from './words';

const SharesDialog = lazy(async () => ({ default: (await import('./shares-dialog')).SharesDialog }));

/** Parents whose data are erased and of whom the ledger has payments (product/money.md#accounting-archive). */
export function ArchiveList() {
  const text = useText();
  const words = useArchiveWords();
  return (
    <>
      <Typography sx={{ mt: 1, maxWidth: '80ch' }}>{words('help')}</Typography>
      <ResourceList<ArchivedParentRecord>
        section={archive}
        columns={[
          { source: 'last_name', label: words('columns.name'), render: nameOf },
          { source: 'tax', label: words('columns.tax'), sortBy: false, render: ({ tax }) => tax },
          {
            source: 'address',
            label: words('columns.address'),
            sortBy: false,
            render: ({ address, plz, place }) =>
              [address, [plz, place].filter(Boolean).join(' ')].filter(Boolean).join(', '),
          },
          {
            source: 'last_booked_on',
            label: words('columns.last_booked_on'),
            render: ({ last_booked_on }) => formatDate(last_booked_on),
          },
          {
            source: 'kept_until',
            label: words('columns.kept_until'),
            sortBy: false,
            render: ({ kept_until }) => formatDate(kept_until),
          },
        ]}
        filters={[<SearchFilter key="q" source="q" label={text('list.search')} />]}
        sort={{ field: 'last_name', order: 'ASC' }}
        rowClick={false}
        rowActions={(row) => <PaymentsButton row={row} />}
        titleOf={nameOf}
        empty={{ title: words('empty'), help: words('empty_help') }}
      />
    </>
  );
}

function nameOf({ first_name, last_name }: ArchivedParentRecord): string {
  return `${last_name} ${first_name}`;
}

function PaymentsButton({ row }: { row: ArchivedParentRecord }) {
  const [isOpen, setOpen] = useState(false);
  const words = useArchiveWords();
  return (
    <>
      <RowIconButton
        icon={<Receipt fontSize="small" />}
        label={words('payments', { name: nameOf(row) })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SharesDialog id={row.id} name={nameOf(row)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
