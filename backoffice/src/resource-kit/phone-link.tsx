import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';

/** The address that a phone or a softphone dials: digits and a leading plus only. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
}

/** A telephone number as a link to call it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link
      href={telAddress(phone)}
      // In a row of a list a click would open the record.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {phone}
    </Link>
  );
}
