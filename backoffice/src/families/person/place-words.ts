import { formatInstant, type RegistrationRecord } from '@feria/shared';
import type { useText } from '../../i18n';

/** How a registration stands: confirmed, waiting, or until when it is decided and by what. */
export function placeWords(
  {
    is_waiting,
    held_back = false,
    priority = null,
    offer_expires_at = null,
  }: Pick<RegistrationRecord, 'is_waiting'> &
    Partial<Pick<RegistrationRecord, 'held_back' | 'priority' | 'offer_expires_at'>>,
  text: ReturnType<typeof useText>,
): string {
  if (!is_waiting) return text('registrations.confirmed');
  if (offer_expires_at) return text('registrations.state.offer', { until: formatInstant(offer_expires_at) });
  if (priority !== null) return text('registrations.state.wish', { priority });
  return text(held_back ? 'registrations.state.held_back' : 'registrations.waiting');
}
