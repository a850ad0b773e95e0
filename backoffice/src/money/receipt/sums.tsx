import Typography from '@mui/material/Typography';
import { formatEuros } from '@feria/shared';
import { useListContext } from 'react-admin';
import { useSummary } from './use-summary';
import { useReceiptWords } from './words';

/** What the receipts come to that search and filters find, valid and cancelled ones apart. */
export function Sums() {
  const { filterValues } = useListContext();
  const words = useReceiptWords();
  const { data, error } = useSummary((filterValues ?? {}) as Record<string, unknown>);
  const cancelled = data && data.cancelled > 0 && [data.cancelled, data.cancelled_amount];
  return (
    <Typography role="status" sx={{ mr: 'auto', alignSelf: 'center', minHeight: 24 }}>
      {error && !data && words('sums_failed')}
      {data && words('sums', { smart_count: data.valid, amount: formatEuros(data.valid_amount) })}
      {cancelled &&
        ` · ${words('sums_cancelled', { smart_count: data.cancelled, amount: formatEuros(data.cancelled_amount) })}`}
    </Typography>
  );
}
