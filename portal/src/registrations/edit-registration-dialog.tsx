import type { FamilyRegistration } from '@feria/shared/contracts/family';
import type { AnswerValue } from '@feria/shared/contracts/question';
import type { BodyOf } from '@feria/shared/contracts/client';
import { API } from '@feria/shared/routes';
import { offeredDayTypes, type DayType } from '@feria/shared/rules/day-type';
import { costOf, paymentOfRecord } from '@feria/shared/rules/payment';
import { answerText, askedQuestions } from '@feria/shared/rules/questions';
import { recordPricedAnew } from '@feria/shared/rules/sibling-discount';
import { toEuros } from '@feria/shared/rules/money';
import { CONTACT_NAME_MAX, samePhone } from '@feria/shared/rules/sign-up';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatPeriod, formatEuros } from '../i18n/format';
import { request } from '../api/client';
import { hasCode } from '../api/errors';
import { ContactText, useContact } from '../components/contact';
import { useSaveChanged } from '../components/changed/use-save-changed';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';
import { FormAlert } from '../components/form/form-alert';
import { FormDialog } from '../components/form/form-dialog';
import { PhoneInput } from '../components/form/phone-input';
import { isFilled, must } from '../components/form/rules';
import { SelectInput } from '../components/form/select-input';
import { TextInput } from '../components/form/text-input';
import { useDayTypeLabel } from '../catalogue/day-type-label';
import { familyQuery } from '../families/family';
import { OwnText } from '../components/own-text';
import { byId } from './questions/answers';
import { changedAnswers, NO_CHANGES, type AnswerValues } from './questions/changed-answers';
import { RegistrationAnswers } from './questions/registration-answers';
import { useOvertaken } from './use-overtaken';

interface Values extends AnswerValues {
  dayType: DayType;
  emergency_contact1_name: string;
  emergency_contact1_phone: string;
  emergency_contact2_name: string;
  emergency_contact2_phone: string;
  version: string;
}

const NAME = { maxLength: CONTACT_NAME_MAX };

interface EditRegistrationDialogProps {
  registration: FamilyRegistration;
  onClose: () => void;
}

/**
 * Day type (those that the week offers) of a registration; contacts and answers too for the parent who booked, who
 * alone sees them.
 */
export default function EditRegistrationDialog({ registration, onClose }: EditRegistrationDialogProps) {
  const { t, local, contentLanguage } = useI18n();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { office } = useContact();
  const labelOf = useDayTypeLabel();
  const { id, people, course, courseWeek, own_booking } = registration;
  const dayTypes = offeredDayTypes(courseWeek).map((value) => ({
    value,
    label: `${labelOf(course, value)} · ${formatEuros(costIn(registration, value))}`,
  }));

  const yesNo = { yes: t('changed.yes'), no: t('changed.no') };
  const answerWords = Object.fromEntries(
    course.questions.map((asked) => [
      `answers.${asked.id}`,
      {
        label: local(asked, 'label'),
        show: (value: unknown) => answerText(asked, value as AnswerValue, contentLanguage, yesNo),
        inForm: (value: unknown) => value ?? null,
        field: `${asked.health ? 'health' : 'answers'}.${asked.id}`,
      },
    ]),
  );
  const { save: saveChanged, question } = useSaveChanged();
  const isOvertaken = useOvertaken(id, onClose);
  // As it was when the form was opened: the page reads the family anew now and then.
  const [stored] = useState<Values>(() => ({
    dayType: registration.day_type,
    emergency_contact1_name: registration.emergency_contact1_name ?? '',
    emergency_contact1_phone: registration.emergency_contact1_phone ?? '',
    emergency_contact2_name: registration.emergency_contact2_name ?? '',
    emergency_contact2_phone: registration.emergency_contact2_phone ?? '',
    ...NO_CHANGES,
    version: registration.version,
  }));

  const inputOf = (values: Values) => {
    const { dayType, version: _, answers: _a, health: _h, health_consent: _c, ...contacts } = values;
    const body: BodyOf<'PUT', 'api/save-registration/{id}'> = {
      dayType,
      ...(own_booking && {
        ...contacts,
        emergency_contact1_name: contacts.emergency_contact1_name.trim() || null,
        emergency_contact2_name: contacts.emergency_contact2_name.trim() || null,
        emergency_contact2_phone: contacts.emergency_contact2_phone.trim() || null,
      }),
      ...(own_booking && changedAnswers(values, registration)),
    };
    return body;
  };

  const save = async (values: Values, form: UseFormReturn<Values>): Promise<void> => {
    try {
      await saveChanged({
        values,
        form,
        before: inputOf(stored),
        inputOf,
        put: (body) => request('PUT', `${API.saveRegistration}/{id}`, { params: { id }, body }),
        words: {
          dayType: { label: t('family.day_type'), show: (value) => labelOf(course, value as DayType) },
          emergency_contact1_name: { label: t('signup.contact1_name') },
          emergency_contact1_phone: { label: t('signup.contact1') },
          emergency_contact2_name: { label: t('signup.contact2_name') },
          emergency_contact2_phone: { label: t('signup.contact2') },
          ...answerWords,
        },
      });
    } catch (error) {
      // What was typed is for nothing then.
      if (hasCode(error, 'not_found') && (await isOvertaken(error))) return;
      throw error;
    }
    await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    notify('success', t('family.edit_saved'));
    onClose();
  };

  return (
    <FormDialog<Values>
      title={t('family.edit_title')}
      maxWidth="xs"
      defaultValues={stored}
      onSubmit={save}
      kept={{ form: `registration-${id}`, except: ['health', 'health_consent'] }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {people.first_name} {people.last_name} · <OwnText>{local(course, 'name')}</OwnText> ·{' '}
        <OwnText>{local(courseWeek, 'name')}</OwnText>, {formatPeriod(courseWeek.from, courseWeek.to)}
      </Typography>
      <FormAlert />
      <SelectInput<Values> name="dayType" label={t('family.day_type')} required choices={dayTypes} />
      {registration.cancellation && registration.cancellation.fee > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('family.fee_stays')}
        </Typography>
      )}
      {own_booking ? (
        <>
          <TextInput<Values>
            name="emergency_contact1_name"
            label={t('signup.contact1_name')}
            autoComplete="off"
            attributes={NAME}
          />
          <PhoneInput<Values>
            name="emergency_contact1_phone"
            label={t('signup.contact1')}
            required
            rules={{ filled: (value) => must(isFilled(value), 'signup.error_contact') }}
          />
          <TextInput<Values>
            name="emergency_contact2_name"
            label={t('signup.contact2_name')}
            autoComplete="off"
            attributes={NAME}
          />
          <PhoneInput<Values>
            name="emergency_contact2_phone"
            label={t('signup.contact2')}
            rules={{
              reachable: (value, { emergency_contact2_name: name }) =>
                must(isFilled(value) || !isFilled(name), 'signup.error_contact2_phone'),
              differs: (value, { emergency_contact1_phone: first }) =>
                must(!isFilled(value) || !samePhone(String(value), first), 'signup.error_contact_same'),
            }}
          />
        </>
      ) : (
        <Typography>
          <ContactText text={t('family.edit_not_own', { office })} />
        </Typography>
      )}
      {question}
      {own_booking && course.questions.length > 0 && <Questions registration={registration} />}
    </FormDialog>
  );
}

/** What is asked of the child for the chosen day type. */
function Questions({ registration }: { registration: FamilyRegistration }) {
  const { data: family } = useQuery(familyQuery);
  const dayType = useWatch<Values, 'dayType'>({ name: 'dayType' });
  const child = family?.childrens.find(({ id }) => id === registration.people.id);
  if (!child) return null;
  const asked = byId(askedQuestions(registration.course.questions, [dayType]));
  return <RegistrationAnswers child={child} registration={registration} asked={asked} />;
}

/** Euros that a registration costs with a day type: the one it has at the price that was copied then. */
function costIn(registration: FamilyRegistration, dayType: DayType): number {
  const { courseWeek, day_type } = registration;
  const anew = dayType === day_type ? {} : recordPricedAnew(courseWeek, dayType, registration);
  return toEuros(costOf(paymentOfRecord({ ...registration, ...anew })));
}
