import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatEuros } from '@feria/shared';
import { useCreditWords } from './words';
import { useSummary } from './use-summary';

/** The sum of all credit, and what of it is on its way. */
export function Total() {
  const words = useCreditWords();
  const { data, error, refetch } = useSummary();
  if (error && !data) {
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        {words('retry')}
      </Button>
    );
    return (
      <Alert severity="error" action={retry} sx={{ mt: 2 }}>
        {words('failed')}
      </Alert>
    );
  }
  // As high as it will be, so that the list does not jump.
  if (!data) return <Box sx={{ minHeight: 64 }} />;
  const { parents, credit, to_pay_out } = data;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {parents === 0
        ? words('no_credit')
        : words('total', { smart_count: parents, credit: formatEuros(credit) })}{' '}
      {to_pay_out > 0 && words('set_aside', { amount: formatEuros(to_pay_out) })}
    </Alert>
  );
}
