import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EXPORT_SECTIONS, type ExportSection } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useFamilyDataWords } from './family-data-words';
import { useCan } from '../../resource-kit/account';

const DeleteDialog = lazy(async () => ({
  default: (await import('../../resource-kit/delete-dialog')).DeleteDialog,
}));

const { parent } = resources;

/** What a family may request from the office: a copy of its data, and that the data is erased (shared/docs/privacy.md). */
export function FamilyData({ id, name }: { id: number; name: string }) {
  const words = useFamilyDataWords();
  const can = useCan();
  const { busy, download, erase } = useFamilyData(id);
  const [asks, setAsks] = useState(false);
  const leftOut = (Object.keys(EXPORT_SECTIONS) as ExportSection[]).filter(
    (section) => !can(EXPORT_SECTIONS[section]),
  );
  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h3" sx={{ mb: 1.5 }}>
          {words('title')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" loading={busy === 'export'} onClick={() => void download()}>
            {words('export')}
          </Button>
          {can(parent.permissions.update) && (
            <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
              {words('erase')}
            </Button>
          )}
        </Stack>
        {leftOut.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {words('left_out', {
              sections: leftOut.map((section) => words(`section_${section}`)).join(', '),
            })}
          </Typography>
        )}
      </CardContent>
      {asks && (
        <Suspense fallback={null}>
          <DeleteDialog
            question={words('question', { name })}
            confirm={words('confirm')}
            preview={{ path: 'api/parent/{id}/erase-preview', id }}
            busy={busy === 'erase'}
            onConfirm={() => void erase().then(() => setAsks(false))}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function useFamilyData(id: number) {
  const provider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  const doing = async (what: 'export' | 'erase', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(null);
  };
  return {
    busy,
    download: () =>
      doing('export', () => provider.downloadJson(`api/parent/${id}/export`, `feria-family-${id}.json`)),
    erase: () =>
      doing('erase', async () => {
        const { message } = await provider.api('POST', 'api/parent/{id}/erase', { params: { id } });
        notify(message, { type: 'success', messageArgs: { _: message } });
        redirect('list', parent.route);
      }),
  };
}
