import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  creditAmount,
  emergencyContacts,
  formatEuros,
  formatInstant,
  paymentOfRecord,
  toEuros,
  type StaffRegistration,
  type StaffRegistrationDetail,
} from '@feria/shared';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { PhoneLink } from '../../resource-kit/phone-link';
import { CourseLink } from '../../catalogue/course/course-link';
import { usePlzWords } from '../../families/person/plz-changes';
import { ParentLink } from '../../families/person/parent-link';
import { placeWords } from '../../families/person/place-words';
import { TogetherTag, WeekCell } from './cells';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** What was booked and cannot be changed here; read only. */
export function RegistrationSummary({
  registration,
}: {
  registration: StaffRegistration & Partial<Pick<StaffRegistrationDetail, 'exceptions'>>;
}) {
  const text = useText();
  const plzWords = usePlzWords();
  const { people: child, course } = registration;
  const credit = creditAmount(paymentOfRecord(registration));
  const contacts = emergencyContacts(registration);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        columnGap: 3,
        rowGap: 2,
        mt: 0,
        mb: 3,
      }}
    >
      <Fact label={text('registrations.edit.child')}>
        {`${child.first_name} ${child.last_name}`}
        <br />
        <small>{child.tax}</small>
      </Fact>
      {registration.parents.length > 0 && (
        <Fact label={text('registrations.edit.parents')}>
          {registration.parents.map((parent) => (
            <div key={parent.id}>
              <ParentLink parent={parent} />
            </div>
          ))}
        </Fact>
      )}
      <Fact label={text('registrations.edit.course')}>
        <CourseLink course={course} />
      </Fact>
      <Fact label={text('registrations.week')}>
        <WeekCell registration={registration} />
      </Fact>
      <Fact label={text('registrations.price')}>{formatEuros(registration.price)}</Fact>
      {registration.discount > 0 && (
        <Fact label={text('registrations.discount')}>
          {registration.sibling_percent > 0
            ? text('registrations.discount_percent', {
                discount: formatEuros(registration.discount),
                percent: registration.sibling_percent,
              })
            : formatEuros(registration.discount)}
        </Fact>
      )}
      {registration.plz && <Fact label={plzWords('booked_with')}>{registration.plz}</Fact>}
      {registration.payment_reference && (
        <Fact label={text('registrations.edit.reference')}>{registration.payment_reference}</Fact>
      )}
      {credit > 0 && (
        <Fact label={text('registrations.edit.credit_label')}>{formatEuros(toEuros(credit))}</Fact>
      )}
      <Fact label={text('registrations.edit.state')}>
        {placeWords(registration, text)}
        <TogetherTag registration={registration} />
        <br />
        <small>{formatInstant(registration.created_at)}</small>
      </Fact>
      {registration.exceptions?.map(({ at, reason }) => (
        <Fact key={at} label={text('registrations.exception.label')}>
          {reason}
          <br />
          <small>{formatInstant(at)}</small>
        </Fact>
      ))}
      <Fact label={text('registrations.edit.contacts')}>
        {contacts.map(({ name, phone }) => (
          <div key={phone}>
            {name && `${name}: `}
            <PhoneLink phone={phone} />
          </div>
        ))}
      </Fact>
    </Box>
  );
}

/** What the parents wrote. */
export function UserComment({ comment }: { comment: string | null }) {
  const text = useText();
  return (
    <TextField
      label={text('registrations.edit.comment_user')}
      value={comment ?? ''}
      multiline
      minRows={2}
      sx={{ mt: 2.5 }}
      slotProps={{ input: { readOnly: true } }}
    />
  );
}
