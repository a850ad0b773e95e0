import type { FamilyRegistration } from '@feria/shared/contracts/family';
import type { BodyOf } from '@feria/shared/contracts/client';
import { API } from '@feria/shared/routes';
import { offeredDayTypes, type DayType } from '@feria/shared/rules/day-type';
import { costOf, paymentOfRecord } from '@feria/shared/rules/payment';
import { recordPricedAnew } from '@feria/shared/rules/sibling-discount';
import { toEuros } from '@feria/shared/rules/money';
import { CONTACT_NAME_MAX, samePhone } from '@feria/shared/rules/sign-up';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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
import { useOvertaken } from './use-overtaken';

interface Values {
  dayType: DayType;
  emergency_contact1_name: string;
  emergency_contact1_phone: string;
  emergency_contact2_name: string;
  emergency_contact2_phone: string;
  custom_field: string;
  version: string;
}

const NAME = { maxLength: CONTACT_NAME_MAX };

interface EditRegistrationDialogProps {
  registration: FamilyRegistration;
  onClose: () => void;
}

/**
 * Day type (those that the week offers) of a registration; contacts and custom field too for the parent who booked, who
 * alone sees them.
 */
export default function EditRegistrationDialog({ registration, onClose }: EditRegistrationDialogProps) {
  const { t, local, localSuffixed } = useI18n();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { office } = useContact();
  const labelOf = useDayTypeLabel();
  const { id, people, course, courseWeek, own_booking } = registration;
  const asksCustomField = own_booking && course.custom_field;
  const dayTypes = offeredDayTypes(courseWeek).map((value) => ({
    value,
    label: `${labelOf(course, value)} · ${formatEuros(costIn(registration, value))}`,
  }));

  const { save: saveChanged, question } = useSaveChanged();
  const isOvertaken = useOvertaken(id, onClose);
  // As it was when the form was opened: the page reads the family anew now and then.
  const [stored] = useState<Values>(() => ({
    dayType: registration.day_type,
    emergency_contact1_name: registration.emergency_contact1_name ?? '',
    emergency_contact1_phone: registration.emergency_contact1_phone ?? '',
    emergency_contact2_name: registration.emergency_contact2_name ?? '',
    emergency_contact2_phone: registration.emergency_contact2_phone ?? '',
    custom_field: registration.custom_field ?? '',
    version: registration.version,
  }));

  const inputOf = ({ dayType, custom_field, version: _, ...contacts }: Values) => {
    const body: BodyOf<'PUT', 'api/save-registration/{id}'> = {
      dayType,
      ...(own_booking && {
        ...contacts,
        emergency_contact1_name: contacts.emergency_contact1_name.trim() || null,
        emergency_contact2_name: contacts.emergency_contact2_name.trim() || null,
        emergency_contact2_phone: contacts.emergency_contact2_phone.trim() || null,
      }),
      ...(asksCustomField && { custom_field }),
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
          custom_field: { label: localSuffixed(course, 'custom_field') },
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
      kept={{ form: `registration-${id}` }}
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
                must(!isFilled(value) || !samePhone(value, first), 'signup.error_contact_same'),
            }}
          />
        </>
      ) : (
        <Typography>
          <ContactText text={t('family.edit_not_own', { office })} />
        </Typography>
      )}
      {question}
      {asksCustomField && (
        <TextInput<Values> name="custom_field" label={localSuffixed(course, 'custom_field')} required />
      )}
    </FormDialog>
  );
}

/** Euros that a registration costs with a day type: the one it has at the price that was copied then. */
function costIn(registration: FamilyRegistration, dayType: DayType): number {
  const { courseWeek, day_type } = registration;
  const anew = dayType === day_type ? {} : recordPricedAnew(courseWeek, dayType, registration);
  return toEuros(costOf(paymentOfRecord({ ...registration, ...anew })));
}
