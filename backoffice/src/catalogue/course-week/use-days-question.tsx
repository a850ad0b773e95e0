import type { WeekDaysPreview } from '@feria/shared';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { useText } from '../../i18n';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { MovedQuestion, type MovedAnswer } from './moved-question';

const HOURS = ['time_from', 'time_to', 'time_from_half_day', 'time_to_half_day'] as const;
const ASKED = ['from', 'to', ...HOURS] as const;

type Week = { id: number | string; from: string; to: string } & Record<string, unknown>;
type Answer = boolean | MovedAnswer;

/**
 * Asks before a week gets other days or hours that somebody has to know of: children who are there and would have no place any more today,
 * and the parents, who get a mail (product/registrations.md#changing-the-dates-of-a-week).
 */
export function useDaysQuestion(): {
  /**
   * @param data what was changed of the week
   * @returns whether it is to be saved, and what the parents are told
   */
  askDays: (week: Week, data: Record<string, unknown>) => Promise<boolean | Record<string, unknown>>;
  /** To be shown. */
  daysQuestion: ReactNode;
} {
  const { api } = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const [asked, setAsked] = useState<{ preview: WeekDaysPreview; answer: (given: Answer) => void } | null>(
    null,
  );
  const answer = (given: Answer): void => {
    asked?.answer(given);
    setAsked(null);
  };
  const question = (preview: WeekDaysPreview): ReactNode =>
    preview.mail ? (
      <MovedQuestion
        mail={preview.mail}
        presentToday={preview.present_today}
        onConfirm={answer}
        onClose={() => answer(false)}
      />
    ) : (
      <ConfirmDialog
        open
        destructive
        question={preview.present_today ?? ''}
        confirm={text('weeks.save_anyway')}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    );
  return {
    askDays: async (week, data) => {
      if (!ASKED.some((name) => name in data)) return true;
      const { from, to } = { ...week, ...data } as Week;
      // What is no day is refused by the save.
      if (!from || !to) return true;
      const hours = HOURS.filter((name) => name in data).map((name) => [name, data[name] ?? '']);
      const preview = await api('GET', 'api/courseWeek/{id}/days-preview', {
        params: { id: Number(week.id) },
        query: { from, to, ...(Object.fromEntries(hours) as Record<string, string>) },
      });
      if (preview.present_today === null && preview.mail === null) return true;
      return new Promise<Answer>((resolve) => setAsked({ preview, answer: resolve })).then((given) =>
        typeof given === 'boolean' ? given : { ...given },
      );
    },
    daysQuestion: asked && question(asked.preview),
  };
}
