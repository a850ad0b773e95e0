import Call from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import { telAddress } from '../../resource-kit/phone-link';
import { useWords } from './context';

/** Calls the office. @param phone as the options have it; nothing where there is none */
export function CallOffice({ phone }: { phone: string | undefined }) {
  const t = useWords();
  if (!phone) return null;
  return (
    <Button
      href={telAddress(phone)}
      variant="outlined"
      color="inherit"
      startIcon={<Call />}
      sx={{ minHeight: 48, mt: 1 }}
    >
      {t('call_office')}
    </Button>
  );
}
