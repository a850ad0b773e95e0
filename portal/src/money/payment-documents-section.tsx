import type { PaymentDocuments } from '@feria/shared/contracts/family';
import { DOCUMENT } from '@feria/shared/document-routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paymentDocumentsQuery } from '../ledger/payment-documents';
import { useIsNear } from '../components/use-is-near';
import { useI18n, useT } from '../i18n';
import { DocumentItem } from './document-item';
import { FailedSection } from '../components/failed-section';
import { PaymentHistory } from './payment-history';
import { Receipts } from './receipts';
import { Section } from '../components/section';

/**
 * The statement of each year, the receipts, and a confirmation for the tax return for each child for whom something was paid. Loaded when it
 * comes in sight, and not shown as long as there is nothing.
 */
export function PaymentDocumentsSection() {
  const i18n = useI18n();
  const { t } = i18n;
  const top = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({ ...paymentDocumentsQuery, enabled: useIsNear(top) });
  if (error && !data)
    return <FailedSection title={t('family.documents')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.years.length + data.receipts.length === 0) return <div ref={top} />;
  return (
    <Section title={t('family.documents')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('family.documents_help')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {data.years.map((year) => (
          <YearItems key={year.year} personId={data.person_id} documents={year} />
        ))}
      </Box>
      <Receipts receipts={data.receipts} />
      <PaymentHistory payments={data.payments} />
    </Section>
  );
}

interface YearItemsProps {
  personId: number;
  documents: PaymentDocuments['years'][number];
}

function YearItems({ personId, documents: { year, statement: isStated, childrens } }: YearItemsProps) {
  const t = useT();
  const statement = t('family.statement', { year });
  const confirmation = t('family.tax_confirmation', { year });
  return (
    <>
      {isStated && (
        <DocumentItem path={(language) => DOCUMENT.statement(personId, year, language)} name={statement}>
          <Typography variant="subtitle1" component="h3">
            {statement}
          </Typography>
        </DocumentItem>
      )}
      {childrens.map((child) => {
        const name = `${child.first_name} ${child.last_name}`;
        return (
          <DocumentItem
            key={child.id}
            path={(language) => DOCUMENT.taxConfirmation(child.id, year, language)}
            name={`${confirmation}, ${name}`}
          >
            <Typography variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography variant="subtitle1" component="h3">
              {confirmation}
            </Typography>
          </DocumentItem>
        );
      })}
    </>
  );
}
