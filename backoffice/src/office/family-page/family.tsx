import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { usePaymentText } from '../../ledger/payment-text';
import { FamilyChildren } from './children';
import { FamilyMails } from './mails';
import { FamilyMoney } from './money';
import { FamilyDocuments } from './payment-documents';
import { AccountChip, OtherGuardians } from './other-guardians';
import { FamilySeasons } from './seasons';
import { useFamilyWords } from './words';
import { LoadFailed } from '../../resource-kit/load-failed';

const FamilyCalls = lazy(() => import('../calls/family-calls'));

/** The family of a parent: calls, other parents, children, registrations, mails. The server leaves out what the reader may not see. */
export function Family({ personId }: { personId: number }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useFamilyWords();
  const payment = usePaymentText();
  const can = useCan();
  const { data, error, refetch } = useQuery({
    queryKey: ['family', personId],
    queryFn: () => api('GET', 'api/family/{id}', { params: { id: personId } }),
  });
  const { data: documents } = useQuery({
    queryKey: ['family', personId, 'documents'],
    queryFn: () => api('GET', 'api/family/{id}/payment-documents', { params: { id: personId } }),
    enabled: can('payment.index'),
  });
  if (error && !data) {
    return <LoadFailed onRetry={refetch}>{words('failed')}</LoadFailed>;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const [person, ...others] = data.guardians;
  return (
    <>
      {person && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', my: 2 }}>
          <span>{words('account.label')}:</span>
          <AccountChip account={person.account} />
        </Stack>
      )}
      {data.calls && (
        <FamilyCard title={words('calls')}>
          <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
            <FamilyCalls personId={personId} calls={data.calls} />
          </Suspense>
        </FamilyCard>
      )}
      {data.children && (
        <FamilyCard title={words('children')}>
          <FamilyChildren childrens={data.children} person={person} />
        </FamilyCard>
      )}
      <FamilyCard title={words('guardians')}>
        <OtherGuardians guardians={others} childrens={data.children ?? []} />
      </FamilyCard>
      {data.seasons && (
        <FamilyCard title={words('registrations')}>
          <FamilySeasons seasons={data.seasons} />
        </FamilyCard>
      )}
      {data.money && person && (
        <FamilyCard title={payment('title')}>
          <FamilyMoney
            person={person}
            guardians={data.guardians}
            money={data.money}
            seasons={data.seasons ?? []}
          />
        </FamilyCard>
      )}
      {documents && documents.years.length > 0 && (
        <FamilyCard title={words('documents.title')}>
          <FamilyDocuments documents={documents} />
        </FamilyCard>
      )}
      <FamilyCard title={words('mails')}>
        <FamilyMails mails={data.mails} own={person?.email ?? null} />
      </FamilyCard>
    </>
  );
}

function FamilyCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ my: 2 }}>
      <CardContent>
        <Typography id={id} variant="h6" component="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
