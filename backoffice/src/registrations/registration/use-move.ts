import type { BodyOf } from '@feria/shared/contracts/client';
import type { DayType } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage, useText } from '../../i18n';
import { messageOf } from '../../resource-kit/message-of';

export type MoveValues = BodyOf<'POST', 'api/peopleCourseWeekRegistration/{id}/move'>;

/** Asks the server what a move would do. Never cached: it may have changed since the last question. */
export function useMovePreview(id: number, target: { course_week_id: number; day_type: DayType } | null) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const language = useLanguage();
  return useQuery({
    queryKey: ['move-preview', id, target, language],
    queryFn: () =>
      dataProvider.api('GET', 'api/peopleCourseWeekRegistration/{id}/move-preview', {
        params: { id },
        query: target ?? undefined,
      }),
    enabled: target !== null,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Moves a registration. The page around is read anew afterwards. */
export function useMove(id: number, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = useText();
  /** @returns whether it was moved; `error` says why not */
  const send = async (body: MoveValues): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      const path = 'api/peopleCourseWeekRegistration/{id}/move';
      const { is_waiting } = await dataProvider.api('POST', path, { params: { id }, body });
      notify(text(is_waiting ? 'registrations.move.done_waiting' : 'registrations.move.done'), {
        type: is_waiting ? 'warning' : 'success',
      });
      refresh();
      onDone();
      return true;
    } catch (problem) {
      setError(messageOf(problem, translate));
      // The seats of the weeks may be others by now.
      refresh();
      setBusy(false);
      return false;
    }
  };
  return { send, busy, error };
}
