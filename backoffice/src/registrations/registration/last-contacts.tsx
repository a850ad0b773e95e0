import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import type { RegisterChildValues } from './use-register-child';

const FIELDS = [
  'emergency_contact1_name',
  'emergency_contact1_phone',
  'emergency_contact2_name',
  'emergency_contact2_phone',
] as const;

/** Offers the emergency contacts of the last registration of the child that is chosen, to who may see them, until some are typed. */
export function LastContactsButton() {
  const text = useText();
  const can = useCan();
  const { api } = useDataProvider<FeriaDataProvider>();
  const { setValue } = useFormContext<RegisterChildValues>();
  const childId = useWatch<RegisterChildValues, 'child_id'>({ name: 'child_id' });
  const typed = useWatch<RegisterChildValues, typeof FIELDS>({ name: FIELDS });
  const { data } = useQuery({
    queryKey: ['last-contacts', childId],
    queryFn: () => api('GET', 'api/child/{id}/last-contacts', { params: { id: childId ?? 0 } }),
    enabled: Boolean(childId) && can('peopleCourseWeekRegistration.index'),
    gcTime: 0,
  });
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
