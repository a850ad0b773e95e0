import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { DOCUMENT, type PaymentReceipt } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { RowIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { useReceiptWords } from './words';

/** Downloads a receipt as PDF. */
export function DownloadButton({ receipt: { id, number } }: { receipt: PaymentReceipt }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useReceiptWords();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const name = await dataProvider.download(DOCUMENT.receipt(id));
      notify(words('downloaded', { name }), { type: 'success' });
    } catch (problem) {
      const message = messageOf(problem, translate);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
  };
  return (
    <RowIconButton
      icon={<ReceiptLong fontSize="small" color="success" />}
      label={words('download', { number })}
      onClick={() => {
        if (!busy) void download();
      }}
    />
  );
}
