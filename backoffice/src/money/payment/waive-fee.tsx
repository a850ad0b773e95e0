import Button from '@mui/material/Button';
import { formatEuros, formatPeriod, OFFICE_API, type OfficeFamilyFee } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { messageOf } from '../../resource-kit/message-of';
import { ReasonDialog } from '../../registrations/registration/reason-dialog';
import { useFeeWords } from './fee-words';
import { payments } from './section';

/** Waives the fee of a place that was given back, with a reason (product/registrations.md#cancellation). The question says which. */
export function WaiveFee({
  fee: { id, people, course, courseWeek, amount },
}: {
  fee: Pick<OfficeFamilyFee, 'id' | 'people' | 'course' | 'courseWeek' | 'amount'>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { api } = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useFeeWords();
  const language = useLanguage();
  const can = useCan();
  const name = `${people.first_name} ${people.last_name}`;
  if (!can(payments.permissions.create)) return null;
  const waive = async (reason: string): Promise<void> => {
    setBusy(true);
    try {
      const { message } = await api('POST', `${OFFICE_API.cancellationFee}/{id}/waive`, {
        params: { id },
        body: { reason },
      });
      notify(message, { type: 'success' });
    } catch (problem) {
      notify(messageOf(problem, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    setOpen(false);
    refresh();
  };
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={words('waive_of', { name })}
        sx={{ ml: 'auto' }}
      >
        {words('waive')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={words('waive_title')}
          why={[
            `${name}, ${nameOf(course, language)}`,
            `${nameOf(courseWeek, language)}, ${formatPeriod(courseWeek.from, courseWeek.to)}`,
            words('amount', { amount: formatEuros(amount) }),
            words('waive_why'),
          ]}
          confirm={words('waive')}
          reason={{ label: words('waive_reason'), help: words('waive_help') }}
          isBusy={isBusy}
          onConfirm={(reason) => void waive(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
