import { API } from '@feria/shared/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/client';
import { ConfirmDialog } from '../components/confirm-dialog';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';
import { refreshAfterRemoval } from './refresh';
import { isOffered, useOvertaken } from './use-overtaken';

interface DeclineOfferDialogProps {
  id: number;
  /** Child and week, in words. */
  names: { child: string; week: string };
  onClose: () => void;
}

/** Asks before the offer of a seat is declined: the child leaves the waiting list, and the next one is asked. */
export default function DeclineOfferDialog({ id, names, onClose }: DeclineOfferDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isOvertaken = useOvertaken(id, onClose, isOffered);
  const decline = async (): Promise<void> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const { message } = await request('POST', `${API.registration}/{id}/decline-offer`, { params: { id } });
      notify('success', message);
      onClose();
      await refreshAfterRemoval(queryClient);
    } catch (error) {
      if (await isOvertaken(error)) return;
      setRefusal(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isDangerous
      title={t('family.decline_title')}
      question={t('family.decline_question', names)}
      confirmLabel={t('family.offer_decline')}
      isBusy={isBusy}
      error={refusal === null ? null : messageOf(refusal, i18n)}
      onConfirm={() => void decline()}
      onCancel={onClose}
    />
  );
}
