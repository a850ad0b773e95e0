import Call from '@mui/icons-material/Call';
import Button, { type ButtonProps } from '@mui/material/Button';
import { telAddress } from '../../resource-kit/phone-link';

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  name: string | null;
  phone: string;
}

/** Calls somebody by one tap; name and number can be read. */
export function CallButton({ name, phone, ...props }: Props) {
  return (
    <Button
      {...props}
      href={telAddress(phone)}
      startIcon={<Call />}
      sx={{ justifyContent: 'flex-start', textAlign: 'start', minHeight: 52, overflowWrap: 'anywhere' }}
    >
      <span>
        {name !== phone && name}
        {name && name !== phone && <br />}
        {phone}
      </span>
    </Button>
  );
}
