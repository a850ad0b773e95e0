import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import type { PaymentRecord } from '@feria/shared';
import { useState } from 'react';
import { useGetMany, useListContext } from 'react-admin';
import { payments } from '../payment/section';
import { MakeDialog } from './make-dialog';
import { useReceiptWords } from './words';

/** Makes receipts for the selected payments, all or none. */
export function MakeSelectedButton() {
  const [isOpen, setOpen] = useState(false);
  const words = useReceiptWords();
  return (
    <>
      <Button startIcon={<ReceiptLong />} onClick={() => setOpen(true)}>
        {words('make_selected')}
      </Button>
      {isOpen && <Selected onClose={() => setOpen(false)} />}
    </>
  );
}

function Selected({ onClose }: { onClose: () => void }) {
  const { selectedIds = [], onUnselectItems } = useListContext<PaymentRecord>();
  const { data } = useGetMany<PaymentRecord>(payments.route, { ids: selectedIds });
  return data ? <MakeDialog payments={data} onMade={onUnselectItems} onClose={onClose} /> : null;
}
