import HowToReg from '@mui/icons-material/HowToReg';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { AttendanceChild } from '@feria/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWords } from './context';
import { OtherPerson } from './other-person';
import {
  ALONE,
  authorisedPersons,
  departureWith,
  emergencyPersons,
  type Departure,
  type LeavePerson,
} from './people';

interface Props {
  child: AttendanceChild;
  /** Id of who is chosen; not there where a tap is the answer. */
  chosen?: string;
  /** Somebody whom nobody had named before; `null`: it is not such a person. */
  other: { name: string; phone: string } | null;
  isAsked: boolean;
  onChoose: (departure: Departure) => void;
  onOther: (other: { name: string; phone: string }) => void;
}

/**
 * Whom a child leaves with: first who may pick it up. Emergency contacts stand apart, with the warning that being called does not let
 * them; somebody else needs a name. Leaving alone is offered only to those who may.
 */
export function LeavePersons({ child, chosen, other, isAsked, onChoose, onOther }: Props) {
  const t = useWords();
  const contacts = emergencyPersons(child);
  const isChosen = (id: string): boolean | undefined => (chosen === undefined ? undefined : chosen === id);
  return (
    <>
      <People title={t('leave.authorised')}>
        {child.leave_alone && (
          <PersonButton
            person={{ name: t('leave.alone'), relation: t('leave.may_alone') }}
            isAuthorised
            isChosen={isChosen('alone')}
            onClick={() => onChoose(ALONE)}
          />
        )}
        {authorisedPersons(child).map((person) => (
          <PersonButton
            key={person.id}
            person={person}
            isAuthorised
            isChosen={isChosen(person.id)}
            onClick={() => onChoose(departureWith(person))}
          />
        ))}
      </People>
      {contacts.length > 0 && (
        <People title={t('leave.contacts')}>
          <Alert severity="warning" icon={<WarningAmber />}>
            {t('leave.contacts_warning')}
          </Alert>
          {contacts.map((person) => (
            <PersonButton
              key={person.id}
              person={person}
              isChosen={isChosen(person.id)}
              onClick={() => onChoose(departureWith(person))}
            />
          ))}
        </People>
      )}
      {other ? (
        <OtherPerson value={other} isAsked={isAsked} onChange={onOther} />
      ) : (
        <PersonButton
          person={{ name: t('leave.other'), relation: null }}
          isChosen={isChosen('other')}
          onClick={() => onOther({ name: '', phone: '' })}
        />
      )}
    </>
  );
}

function People({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      <Stack spacing={1}>{children}</Stack>
    </Box>
  );
}

function PersonButton({
  person: { name, relation },
  isAuthorised = false,
  isChosen,
  onClick,
}: {
  person: Pick<LeavePerson, 'name' | 'relation'>;
  isAuthorised?: boolean;
  /** `undefined`: a tap is the answer, and none is chosen before. */
  isChosen?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      color={isAuthorised ? 'success' : 'inherit'}
      startIcon={isAuthorised ? <HowToReg /> : undefined}
      onClick={onClick}
      sx={{
        minHeight: 56,
        fontSize: '1.05rem',
        justifyContent: 'flex-start',
        textAlign: 'start',
        overflowWrap: 'anywhere',
      }}
    >
      {relation ? `${name} (${relation})` : name}
    </Button>
  );
}
