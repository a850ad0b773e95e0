import type { FamilyPayment } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import { formatDate, formatEuros } from '../i18n/format';
import { useT } from '../i18n';

/** What was paid and given back, the newest first. Folded: most parents look at what is open. */
export function PaymentHistory({ payments }: { payments: readonly FamilyPayment[] }) {
  const t = useT();
  if (payments.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 1.25, fontWeight: 800 }}>
        {t('family.payments', { smart_count: payments.length })}
      </Box>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {payments.map(({ id, date, amount, method, kind, paid_by }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <span>
              {[
                formatDate(date),
                t(`family.payment_method.${method}`),
                ...(kind === 'payment' ? [] : [t(`family.payment_kind.${kind}`)]),
                ...(paid_by ? [t('family.paid_by', { name: paid_by })] : []),
              ].join(' · ')}
            </span>
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {formatEuros(amount)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
