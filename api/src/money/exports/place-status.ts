import { type ContentLanguage, formatInstant, translate } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { type Waiting, waitingKind } from '@feria/shared/rules/waiting-kind';

/** How a registration waits, with the instant until which an offer stands. */
export type WaitingPlace = Omit<Waiting, 'offer_expires_at'> & { offer_expires_at: Date | null };

/**
 * How a registration stands, as in the lists of the office: only who waits for a turn is on the waiting list.
 * @param waits `null` for a confirmed one
 */
export function placeStatus(waits: WaitingPlace | null, lang: ContentLanguage): string {
  const words = documentMessages[lang].export;
  if (!waits) return words.confirmed;
  const kind = waitingKind(waits);
  if (kind === 'queue') return words.waiting;
  return translate(words, kind, {
    priority: waits.priority ?? '',
    until: waits.offer_expires_at ? formatInstant(waits.offer_expires_at) : '',
  });
}
