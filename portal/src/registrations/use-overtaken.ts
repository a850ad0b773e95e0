import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../api/errors';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';
import { familyQuery } from '../families/family';
import { useI18n } from '../i18n';
import { refreshAfterRemoval } from './refresh';

/**
 * For calls about a registration, or its offer, that somebody else may have ended in the meantime: asks for the family anew, and where it
 * is not there any more says why, in the words of the server, which name who was first.
 * @param isThere whether what the call is about still is, by the registration as it is now
 * @returns asks that of a failure; `true` where it was told, and the dialog has closed
 */
export function useOvertaken(
  id: number,
  onClose: () => void,
  isThere: (now: FamilyRegistration | undefined) => boolean = Boolean,
): (error: unknown) => Promise<boolean> {
  const i18n = useI18n();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (error) => {
    if (!hasCode(error, 'not_found', 'validation')) return false;
    await refreshAfterRemoval(queryClient);
    const family = queryClient.getQueryData(familyQuery.queryKey);
    const all = [...(family?.registrations ?? []), ...(family?.waitingQueue ?? [])];
    if (!family || isThere(all.find((one) => one.id === id))) return false;
    notify('error', messageOf(error, i18n));
    onClose();
    return true;
  };
}

/** Whether a registration still has an offer to answer. */
export function isOffered(now: FamilyRegistration | undefined): boolean {
  return now?.offer_expires_at != null;
}
