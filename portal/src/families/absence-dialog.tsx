import type { OwnChild, RegistrationWeek } from '@feria/shared/contracts/family';
import type { FamilyAbsenceInput, ToldAbsence } from '@feria/shared/contracts/on-site';
import { API } from '@feria/shared/routes';
import { contactLine } from '@feria/shared/rules/contact';
import { romeToday } from '@feria/shared/rules/dates';
import { ABSENCE_REASON_MAX, lastAbsenceDay } from '@feria/shared/rules/on-site';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatPeriod } from '../i18n/format';
import { request } from '../api/client';
import { familyQuery } from './family';
import { useContact } from '../components/contact';
import { FormAlert } from '../components/form/form-alert';
import { FormDialog } from '../components/form/form-dialog';
import { isFilled, must } from '../components/form/rules';
import { TextInput } from '../components/form/text-input';
import { MessageDialog } from '../components/message-dialog';
import { useNotify } from '../components/toasts';
import { useT } from '../i18n';

interface Values {
  from: string;
  to: string;
  reason: string;
}

interface AbsenceDialogProps {
  child: OwnChild;
  /** The week that the parent thinks of: its first day that is not over is suggested. */
  week: Pick<RegistrationWeek, 'from'>;
  onClose: () => void;
}

/** Tells from when to when a child does not come. */
export default function AbsenceDialog({ child, week, onClose }: AbsenceDialogProps) {
  const t = useT();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { id, first_name } = child;
  const today = romeToday();
  const day = week.from > today ? week.from : today;
  const { contact } = useContact();
  const [presentIn, setPresentIn] = useState<string | null>(null);
  const send = async (body: FamilyAbsenceInput): Promise<ToldAbsence> => {
    try {
      return await request('POST', API.myFamilyAbsence, { body });
    } finally {
      // Also when it is refused: another parent may have told it.
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    }
  };
  const tell = async ({ from, to, reason }: Values): Promise<void> => {
    const period = formatPeriod(from, to);
    const { is_present } = await send({ child_id: id, from, to, reason: reason.trim() || null });
    if (is_present) {
      setPresentIn(period);
      return;
    }
    notify('success', t('on_site.absence_told', { child: first_name, period }));
    onClose();
  };
  // It is told, and must be read: nobody may believe now that the child is at home.
  if (presentIn !== null)
    return (
      <MessageDialog
        title={t('on_site.absence_present_title', { child: first_name })}
        messages={[
          t('on_site.absence_present', { child: first_name, period: presentIn }),
          contactLine(contact),
        ].filter(Boolean)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog<Values>
      title={t('on_site.absence_title', { child: first_name })}
      submit={t('on_site.absence_send')}
      maxWidth="xs"
      defaultValues={{ from: day, to: day, reason: '' }}
      onSubmit={tell}
      kept={{ form: `absence-${id}` }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('on_site.absence_text', { child: first_name })}</Typography>
      <FormAlert />
      <Days min={today} />
      <TextInput<Values>
        name="reason"
        label={t('on_site.absence_reason')}
        helperText={t('on_site.absence_reason_hint')}
        multiline
        maxRows={4}
        attributes={{ maxLength: ABSENCE_REASON_MAX }}
      />
    </FormDialog>
  );
}

/** First and last day. The last one follows the first, so that one day is told by one field. */
function Days({ min }: { min: string }) {
  const t = useT();
  const { getValues, setValue } = useFormContext<Values>();
  const from = useWatch<Values, 'from'>({ name: 'from' });
  useEffect(() => {
    if (from > getValues('to')) setValue('to', from);
  }, [from, getValues, setValue]);
  const attributes = { min, max: lastAbsenceDay(min) };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
      <TextInput<Values>
        name="from"
        label={t('on_site.absence_from')}
        type="date"
        isLabelUp
        required
        attributes={attributes}
      />
      <TextInput<Values>
        name="to"
        label={t('on_site.absence_to')}
        type="date"
        isLabelUp
        required
        attributes={attributes}
        rules={{
          validate: {
            filled: (value) => must(isFilled(value), 'field.required'),
            order: (value, values) => must(!values.from || value >= values.from, 'on_site.absence_order'),
          },
        }}
      />
    </Box>
  );
}
