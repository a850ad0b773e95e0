import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { useText } from '../../i18n';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

interface Days {
  from: string;
  to: string;
}

/** Asks before a week gets days that leave out today while children are there (product/registrations.md#changing-the-dates-of-a-week). */
export function useDaysQuestion(): {
  /** @param data what was changed of the week @returns whether it is to be saved */
  askDays: (week: Days & { id: number | string }, data: Record<string, unknown>) => Promise<boolean>;
  /** To be shown. */
  daysQuestion: ReactNode;
} {
  const { api } = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const [asked, setAsked] = useState<{ question: string; answer: (isMeant: boolean) => void } | null>(null);
  const answer = (isMeant: boolean): void => {
    asked?.answer(isMeant);
    setAsked(null);
  };
  return {
    askDays: async (week, data) => {
      if (!('from' in data || 'to' in data)) return true;
      const { from, to } = { ...week, ...data } as Days;
      // What is no day is refused by the save.
      if (!from || !to) return true;
      const params = { id: Number(week.id) };
      const { present_today } = await api('GET', 'api/courseWeek/{id}/days-preview', {
        params,
        query: { from, to },
      });
      if (present_today === null) return true;
      return new Promise((resolve) => setAsked({ question: present_today, answer: resolve }));
    },
    daysQuestion: asked && (
      <ConfirmDialog
        open
        destructive
        question={asked.question}
        confirm={text('weeks.save_anyway')}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    ),
  };
}
