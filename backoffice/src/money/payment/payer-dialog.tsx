import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatDate, formatEuros, type PaymentRecord } from '@feria/shared';
import { possiblePayers } from '@feria/shared/rules/payer-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { familyPayers } from './family-payers';
import { isPayerChosen, payerBody, PayerField, stillChosen, type ChosenPayer } from './payer-field';
import { usePayerWords } from './payer-words';
import { paidForIn } from './paid-for';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

interface Props {
  payment: PaymentRecord;
  onClose: () => void;
}

/** Says who paid a payment that is booked. */
export function PayerDialog({ payment, onClose }: Props) {
  const { id, person, paid_by, payer, amount, date } = payment;
  const words = usePayerWords();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { api } = useDataProvider<FeriaDataProvider>();
  const [asked, setChosen] = useState<ChosenPayer>(paid_by?.id ?? (payer ? 'other' : null));
  const [name, setName] = useState(payer ?? '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: detail, isLoading: isReading } = useQuery({
    queryKey: ['payment', id],
    queryFn: () => api('GET', 'api/payment/{id}', { params: { id } }),
  });
  const { data: family, isLoading: isLoadingFamily } = useQuery({
    queryKey: ['family', person?.id],
    queryFn: () => api('GET', 'api/family/{id}', { params: { id: person?.id ?? 0 } }),
    enabled: person !== null,
  });
  // Who may not see families has the parent who owes.
  const parents = family
    ? possiblePayers(familyPayers(family), person?.id, paidForIn(detail?.shares ?? []))
    : person
      ? [person]
      : [];
  const isLoading = isReading || isLoadingFamily;
  const chosen = isLoading ? asked : stillChosen(asked, parents);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await api('PUT', 'api/payment/{id}/payer', { params: { id }, body: payerBody(chosen, name) });
      notify(words('saved'), { type: 'success' });
      refresh();
      onClose();
    } catch (failure) {
      setProblem(messageOf(failure, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={words('title', { amount: formatEuros(amount), date: formatDate(date) })}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={isBusy} />
          <Button
            onClick={() => void save()}
            variant="contained"
            loading={isBusy}
            disabled={isLoading || !isPayerChosen(chosen, name)}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {isLoading ? (
        <LinearProgress />
      ) : (
        <PayerField
          parents={parents}
          family={family}
          chosen={chosen}
          name={name}
          onChoose={setChosen}
          onName={setName}
        />
      )}
    </TitledDialog>
  );
}
