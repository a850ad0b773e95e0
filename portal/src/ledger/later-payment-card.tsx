import { lazyDialog } from '../components/lazy-dialog';
import { Skeleton } from '../components/skeleton';

/** The same card where it is shown only when somebody asks how to pay: loaded then. */
export const LaterPaymentCard = lazyDialog(
  async () => ({ default: (await import('./payment-card')).PaymentCard }),
  { fallback: <Skeleton variant="rounded" height={320} /> },
);
