import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { formatPeriod, type PhoneUses } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { recordAs, type ResourceRecord } from '../../resource-kit/types';
import { messageOf } from '../../resource-kit/message-of';
import { usePhoneWords } from './phone-words';

/** What the save of a parent answers, when its former number stands somewhere. */
function usesOf(saved: ResourceRecord): PhoneUses | undefined {
  return recordAs<{ phone_uses?: PhoneUses }>(saved).phone_uses;
}

/** Whether the former number of the saved parent stands somewhere. */
export function hasPhoneUses(saved: ResourceRecord): boolean {
  return usesOf(saved) !== undefined;
}

/** Offers to write the new number where the former one stands (product/registrations.md#a-new-telephone-number). */
export function PhoneUsesDialog({ saved, onClose }: { saved: ResourceRecord; onClose: () => void }) {
  const uses = usesOf(saved) ?? { phone: '', children: [], registrations: [] };
  const { api } = useDataProvider<FeriaDataProvider>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const notify = useNotify();
  const translate = useTranslate();
  const words = usePhoneWords();
  const language = useLanguage();
  const places = [
    ...uses.children.map(({ id, name }) => ({
      key: `child ${id}`,
      label: words('child', { child: name }),
    })),
    ...uses.registrations.map(({ id, child, course, from, to }) => ({
      key: `registration ${id}`,
      label: words('registration', {
        child,
        course: nameOf(course, language),
        period: formatPeriod(from, to),
      }),
    })),
  ];
  const chosen = (kind: 'child' | 'registration', all: readonly { id: number }[]): number[] =>
    all.map(({ id }) => id).filter((id) => !left.has(`${kind} ${id}`));
  const take = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await api('POST', 'api/parent/{id}/phone', {
        params: { id: saved.id },
        body: {
          phone: uses.phone,
          children: chosen('child', uses.children),
          registrations: chosen('registration', uses.registrations),
        },
      });
      notify(words('done'), { type: 'success' });
      onClose();
    } catch (error) {
      setFailure(messageOf(error, translate));
      setBusy(false);
    }
  };
  const toggle = (key: string): void => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  return (
    <TitledDialog
      title={words('title')}
      // A click beside the dialog is no answer.
      onClose={() => undefined}
      asks={false}
      sx={{ display: 'grid', gap: 1 }}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {words('leave')}
          </Button>
          <Button
            variant="contained"
            loading={isBusy}
            disabled={left.size === places.length}
            onClick={() => void take()}
          >
            {words('take')}
          </Button>
        </>
      }
    >
      <Typography>{words('text', { phone: uses.phone })}</Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {places.map(({ key, label }) => (
        <FormControlLabel
          key={key}
          label={label}
          control={<Checkbox checked={!left.has(key)} onChange={() => toggle(key)} />}
        />
      ))}
    </TitledDialog>
  );
}
