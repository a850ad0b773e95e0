import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyDialog } from '../components/lazy-dialog';
import { useT } from '../i18n';

const RefundAccountDialog = lazyDialog(() => import('./refund-account-dialog'));

/** Opens the form in which a parent enters to which account credit is paid back. */
export function RefundAccountButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIsOpen(true)}>
        {t('refund.title')}
      </Button>
      {isOpen && <RefundAccountDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
