import type { FamilyRegistration } from '@feria/shared/contracts/family';
import type { DeleteResult } from '@feria/shared/contracts/http';
import { API } from '@feria/shared/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/client';
import { useNotify } from '../../app/toasts';
import { useI18n } from '../../i18n';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { messageOf } from '../../ui/ErrorNotice';
import { familyQuery } from './queries';

interface DeleteRegistrationDialogProps {
  registration: FamilyRegistration;
  onClose: () => void;
}

/** Asks before a place, or a place in the queue, is given up. */
export default function DeleteRegistrationDialog({ registration, onClose }: DeleteRegistrationDialogProps) {
  const { t, local } = useI18n();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { people, courseWeek, is_waiting, id } = registration;
  const remove = useMutation({
    mutationFn: () => request<DeleteResult>(`${API.registration}/${id}`, { method: 'DELETE' }),
    onSuccess: async ({ success, message }) => {
      if (!success) return setRefusal(message);
      notify('success', message);
      onClose();
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    },
    onError: (error) => setRefusal(messageOf(error, t)),
  });
  const names = { child: people.first_name, week: local(courseWeek, 'name') };
  return (
    <ConfirmDialog
      isDangerous
      title={t(is_waiting ? 'family.delete_waiting_title' : 'family.delete_title')}
      question={t(is_waiting ? 'family.delete_waiting_question' : 'family.delete_question', names)}
      yes={t('action.delete')}
      isBusy={remove.isPending}
      error={refusal}
      onYes={() => remove.mutate()}
      onNo={onClose}
    />
  );
}
