import type { PhoneUses } from '@feria/shared/contracts/people';
import { API } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatPeriod } from '../i18n/format';
import { request } from '../api/client';
import { MINE } from '../api/query-client';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';

/** Offers to write a parent's new number where the old one stands: at children, and as emergency contact (product/registrations.md#a-new-telephone-number). */
export function PhoneUsesDialog({ uses, onClose }: { uses: PhoneUses; onClose: () => void }) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const id = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const places = [
    ...uses.children.map((child) => ({
      key: `child ${child.id}`,
      label: t('family.phone_uses.child', { child: child.name }),
    })),
    ...uses.registrations.map((one) => ({
      key: `registration ${one.id}`,
      label: t('family.phone_uses.registration', {
        child: one.child,
        course: local(one.course, 'name'),
        period: formatPeriod(one.from, one.to),
      }),
    })),
  ];
  const chosen = (kind: 'child' | 'registration', all: readonly { id: number }[]): number[] =>
    all.map((one) => one.id).filter((one) => !left.has(`${kind} ${one}`));
  const take = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await request('POST', API.myFamilyPhone, {
        body: {
          phone: uses.phone,
          children: chosen('child', uses.children),
          registrations: chosen('registration', uses.registrations),
        },
      });
      await queryClient.invalidateQueries({ queryKey: [MINE] });
      notify('success', t('family.phone_uses.done'));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const toggle = (key: string): void => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={id}>{t('family.phone_uses.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography>{t('family.phone_uses.text', { phone: uses.phone })}</Typography>
        {failure !== null && <Alert severity="error">{messageOf(failure, i18n)}</Alert>}
        {places.map(({ key, label }) => (
          <FormControlLabel
            key={key}
            label={label}
            control={<Checkbox checked={!left.has(key)} onChange={() => toggle(key)} />}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {t('family.phone_uses.leave')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={left.size === places.length}
          onClick={() => void take()}
        >
          {t('family.phone_uses.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
