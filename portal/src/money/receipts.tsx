import type { FamilyReceipt } from '@feria/shared/contracts/receipt';
import { DOCUMENT } from '@feria/shared/document-routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate, formatEuros } from '../i18n/format';
import { useT } from '../i18n';
import { DocumentItem } from './document-item';

/** The receipts of what the parent paid, the newest first, each in the language in which it was made. */
export function Receipts({ receipts }: { receipts: readonly FamilyReceipt[] }) {
  const t = useT();
  if (receipts.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ mt: 3, mb: 1.5, fontWeight: 800 }}>
        {t('family.receipts')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {receipts.map(({ id, number, date, amount, state, lang }) => (
          <DocumentItem
            key={id}
            path={() => DOCUMENT.receipt(id)}
            languages={[lang]}
            name={t('family.receipt', { number })}
          >
            <Typography variant="subtitle1" component="h4">
              {t('family.receipt', { number })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[
                formatDate(date),
                formatEuros(amount),
                ...(state === 'cancelled' ? [t('family.receipt_cancelled')] : []),
              ].join(' · ')}
            </Typography>
          </DocumentItem>
        ))}
      </Box>
    </>
  );
}
