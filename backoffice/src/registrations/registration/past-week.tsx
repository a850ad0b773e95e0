import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { romeToday } from '@feria/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { labelOf } from '../../resource-kit/definitions';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { pastWeekWarning, registrationMail } from './mail-rules';
import {
  useChosenCourse,
  useChosenWeek,
  type Course,
  type Week,
} from '../../catalogue/course-week/week-inputs';

/** Warns of a week that has started or ended, and lets choose whether the parents are told. */
export function MailInput() {
  const week = useChosenWeek();
  const chosen = useWatch<{ mail?: boolean }, 'mail'>({ name: 'mail' });
  const { setValue } = useFormContext<{ mail?: boolean }>();
  const text = useText();
  const weekId = week?.id;
  // Another week has another default.
  useEffect(() => setValue('mail', undefined), [weekId, setValue]);
  if (!week) return null;
  const today = romeToday();
  const warning = pastWeekWarning(week, today);
  return (
    <Box data-field="mail" sx={{ gridColumn: '1 / -1' }}>
      {warning && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text(warning.key, { date: warning.date })}
        </Alert>
      )}
      <MailCheckbox
        checked={registrationMail(week, chosen, today)}
        onChange={(checked) => setValue('mail', checked, { shouldDirty: true })}
      />
    </Box>
  );
}

interface Chosen {
  week: Week | undefined;
  course: Course | undefined;
}

/** Hands the week that is chosen in the form to the page around it. */
export function ChosenWeek({ onChange }: { onChange: (chosen: Chosen) => void }) {
  const week = useChosenWeek();
  const course = useChosenCourse();
  useEffect(() => onChange({ week, course }), [week, course, onChange]);
  return null;
}

/**
 * Asks before a child is registered for a week that has started or ended: mostly the office has picked the course of
 * another year by mistake.
 */
export function usePastWeekQuestion() {
  const chosen = useRef<Chosen>({ week: undefined, course: undefined });
  const [pending, setPending] = useState<{ question: string; resolve: (isMeant: boolean) => void } | null>(
    null,
  );
  const language = useLanguage();
  const text = useText();
  const setChosen = useCallback((now: Chosen) => {
    chosen.current = now;
  }, []);
  /**
   * Waits for the answer where there is a question.
   * @param mail what was ticked in the form
   * @returns whether to send the form, whether to tell the parents, and the project that is chosen
   */
  const confirmWeek = async (
    mail: boolean | undefined,
  ): Promise<{ isMeant: boolean; mail: boolean; course: Course | undefined }> => {
    const { week, course } = chosen.current;
    const today = romeToday();
    const warning = week && pastWeekWarning(week, today);
    const result = { isMeant: true, mail: registrationMail(week, mail, today), course };
    if (!warning) return result;
    const question = text('registrations.create.past_question', {
      course: labelOf(course, language),
      week: labelOf(week, language),
      what: text(warning.key, { date: warning.date }),
    });
    const isMeant = await new Promise<boolean>((resolve) => setPending({ question, resolve }));
    setPending(null);
    return { ...result, isMeant };
  };
  return {
    setChosen,
    confirmWeek,
    question: pending?.question ?? null,
    answer: (isMeant: boolean) => pending?.resolve(isMeant),
  };
}
