import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../i18n';
import { useKnownOfChild } from './use-known-of-child';
import type { RegisterChildValues } from './use-register-child';

const FIELDS = [
  'emergency_contact1_name',
  'emergency_contact1_phone',
  'emergency_contact2_name',
  'emergency_contact2_phone',
] as const;

/**
 * Offers the emergency contacts of the last registration of the child that is chosen, to who may see them, until some are typed. What was
 * answered for it in the project is filled in: it counts for all its weeks there.
 */
export function LastContactsButton() {
  const text = useText();
  const { setValue } = useFormContext<RegisterChildValues>();
  const [childId, courseId] = useWatch<RegisterChildValues, ['child_id', 'course_id']>({
    name: ['child_id', 'course_id'],
  });
  const typed = useWatch<RegisterChildValues, typeof FIELDS>({ name: FIELDS });
  const data = useKnownOfChild(childId, courseId);
  const answers = data?.answers;
  useEffect(() => {
    if (answers) setValue('answers', answers);
  }, [answers, setValue]);
  const contacts = data?.contacts;
  if (!contacts || typed.some(Boolean)) return null;
  const { emergency_contact1_name: name, emergency_contact1_phone: phone } = contacts;
  return (
    <Button
      variant="outlined"
      sx={{ gridColumn: '1 / -1', justifySelf: 'start', overflowWrap: 'anywhere' }}
      onClick={() => {
        for (const field of FIELDS)
          setValue(field, contacts[field], { shouldDirty: true, shouldValidate: true });
      }}
    >
      {text('registrations.create.last_contacts', { contact: name ? `${name}, ${phone}` : phone })}
    </Button>
  );
}
