import type { CancellationTerms, FamilyRegistration } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPeriod, formatEuros } from '../i18n/format';
import { request } from '../api/client';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';
import { creditTexts, termsTexts } from '../catalogue/cancellation-texts';
import { ConfirmDialog } from '../components/confirm-dialog';
import { messageOf } from '../components/error-notice';
import { refreshAfterRemoval } from './refresh';
import { useOvertaken } from './use-overtaken';
import { leavingOf } from './waiting';

const TITLES = {
  leave: 'family.delete_waiting_title',
  leave_held: 'family.delete_held_title',
  leave_wish: 'family.delete_wish_title',
} as const;
const QUESTIONS = {
  leave: 'family.delete_waiting_question',
  leave_held: 'family.delete_held_question',
  leave_wish: 'family.delete_wish_question',
} as const;

interface DeleteRegistrationDialogProps {
  registration: FamilyRegistration;
  onClose: () => void;
}

/** Asks before a registration, with a seat or on the waiting list, is deleted. */
export default function DeleteRegistrationDialog({ registration, onClose }: DeleteRegistrationDialogProps) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { people, course, courseWeek, id, removal_credit } = registration;
  const leave = leavingOf(registration);
  /** What is shown, and what the server is told: it refuses when it costs something else by now. */
  const [terms, setTerms] = useState<CancellationTerms | null>(registration.cancellation);
  const fee = terms?.fee ?? 0;
  const [isBusy, setIsBusy] = useState(false);
  const isOvertaken = useOvertaken(id, onClose);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const { success, message, cancellation } = await request('DELETE', `${API.registration}/{id}`, {
        params: { id },
        query: terms ? { fee } : {},
      });
      if (!success) {
        if (cancellation) setTerms(cancellation);
        return setRefusal(message);
      }
      notify('success', message);
      onClose();
      await refreshAfterRemoval(queryClient);
    } catch (error) {
      if (await isOvertaken(error)) return;
      setRefusal(messageOf(error, i18n));
    } finally {
      setIsBusy(false);
    }
  };
  const period = formatPeriod(courseWeek.from, courseWeek.to);
  const names = {
    child: people.first_name,
    week: `${local(course, 'name')}, ${local(courseWeek, 'name')}`,
    period,
  };
  return (
    <ConfirmDialog
      isDangerous
      title={t(leave ? TITLES[leave] : 'family.delete_title')}
      question={t(leave ? QUESTIONS[leave] : 'family.delete_question', names)}
      details={terms ? termsTexts(terms, t) : removal_credit ? creditTexts(removal_credit, t) : []}
      confirmLabel={
        fee > 0
          ? t('cancellation.confirm', { fee: formatEuros(fee) })
          : t(leave ? `family.${leave}` : 'family.delete')
      }
      isBusy={isBusy}
      error={refusal}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
