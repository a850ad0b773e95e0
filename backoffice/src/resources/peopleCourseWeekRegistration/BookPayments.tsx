import Payments from '@mui/icons-material/Payments';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { API, toEuros, type SetPayedResult, type StaffRegistration } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { useText } from '../../i18n';
import { TitledDialog } from '../../resource-kit/TitledDialog';
import { OpenAmounts } from './OpenAmounts';
import { openCents } from './openCents';
import { registrations } from './section';

/** Rows of one request: more would not fit into an address. */
const AT_ONCE = 200;

/** The selected registrations as they are now, also those of other pages. */
function useSelected(ids: readonly number[]) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  return useQuery({
    queryKey: ['bookPayments', ids],
    gcTime: 0,
    queryFn: async () => {
      const pages: StaffRegistration[] = [];
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        const { data } = await dataProvider.getMany<StaffRegistration>(registrations.route, {
          ids: ids.slice(start, start + AT_ONCE),
        });
        pages.push(...data);
      }
      return pages;
    },
  });
}

/** Books what is open of the selected registrations, after showing it (spec §2.3). */
export function BookPaymentsDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { data, error: failure, refetch } = useSelected(ids);
  const { onUnselectItems } = useListContext();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = useText();
  const waiting = (data ?? []).filter(({ is_waiting }) => is_waiting);
  const confirmed = (data ?? []).filter(({ is_waiting }) => !is_waiting);
  const open = confirmed.reduce((sum, registration) => sum + openCents(registration), 0);

  const book = async () => {
    setBusy(true);
    try {
      const answer = await dataProvider.call<SetPayedResult>('POST', API.setPayed, {
        data: confirmed.map((registration) => registration.id),
      });
      notify(answer.message, { type: 'success', messageArgs: { _: answer.message } });
      onUnselectItems();
      refresh();
      onClose();
    } catch (error) {
      setProblem(messageOf(error, translate));
      // What stood in the way may be gone, or paid by somebody else.
      await refetch();
      setBusy(false);
    }
  };
  const shown = problem ?? (failure ? messageOf(failure, translate) : null);
  return (
    <TitledDialog
      title={text('registrations.book.title')}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <Button onClick={onClose} color="inherit" disabled={busy}>
            {translate('ra.action.close')}
          </Button>
          <Button
            onClick={() => void book()}
            variant="contained"
            startIcon={<Payments />}
            loading={busy}
            loadingPosition="start"
            disabled={open === 0}
          >
            {text('registrations.book.action')}
          </Button>
        </>
      }
    >
      {shown && <Alert severity="error">{shown}</Alert>}
      {data && <OpenAmounts registrations={confirmed} total={toEuros(open)} />}
      {waiting.length > 0 && (
        <Alert severity="info">
          {text('registrations.book.waiting', {
            smart_count: waiting.length,
            names: waiting.map(({ people: child }) => `${child.first_name} ${child.last_name}`).join(', '),
          })}
        </Alert>
      )}
    </TitledDialog>
  );
}

function messageOf(error: unknown, translate: (key: string, options: object) => string): string {
  const errors = (error as { body?: { errors?: Record<string, string> } | null }).body?.errors;
  const message = error instanceof Error ? error.message : 'ra.notification.http_error';
  return [...new Set(Object.values(errors ?? { _: translate(message, { _: message }) }))].join('\n');
}
