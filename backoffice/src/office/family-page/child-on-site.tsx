import Clear from '@mui/icons-material/Clear';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import EventBusy from '@mui/icons-material/EventBusy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPeriod, type Absence, type OfficeFamilyChild, OFFICE_API } from '@feria/shared';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import { ConfirmIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useOnSiteWords } from '../../families/child/on-site-words';
import { PickupPersonText } from '../../families/child/pickup-persons';
import { WhereToday } from './where-today';

const AbsenceDialog = lazy(async () => ({ default: (await import('./absence-dialog')).AbsenceDialog }));

const PickupDialog = lazy(async () => ({
  default: (await import('../../families/child/pickup-dialog')).PickupDialog,
}));

/** Of a child of the family: where it is today, who may pick it up, and its absences that are not over. */
export function ChildOnSite({ child, name }: { child: OfficeFamilyChild; name: string }) {
  const words = useOnSiteWords();
  const { pickup_persons, absences = [], today = [] } = child;
  return (
    <>
      {today.length > 0 && <WhereToday today={today} />}
      {pickup_persons.length > 0 && (
        <Typography variant="body2">
          {words('pickup_short')}{' '}
          {pickup_persons.map((person, index) => (
            <Fragment key={person.id}>
              {index > 0 && ' · '}
              <PickupPersonText person={person} />
            </Fragment>
          ))}
        </Typography>
      )}
      {absences.map((absence) => (
        <AbsenceLine key={absence.id} absence={absence} name={name} />
      ))}
    </>
  );
}

function AbsenceLine({ absence, name }: { absence: Absence; name: string }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const words = useOnSiteWords();
  const can = useCan();
  const { id, reason } = absence;
  const period = formatPeriod(absence.from, absence.to);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {reason ? words('absence_why', { period, reason }) : words('absence', { period })}
      </Typography>
      {can('peopleCourseWeekRegistration.update') && (
        <ConfirmIconButton
          icon={<Clear fontSize="small" />}
          label={words('absence_take_back', { name, period })}
          question={words('absence_take_back_question', { name, period })}
          confirm={words('absence_take_back_confirm')}
          destructive
          action={async () => {
            const { message } = await api('DELETE', `${OFFICE_API.absence}/{id}`, { params: { id } });
            refresh();
            return message;
          }}
        />
      )}
    </Stack>
  );
}

/** Edits who may pick up the child, in a dialog; for who may see the parents too. */
export function PickupButton({ child, name }: { child: OfficeFamilyChild; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  const words = useOnSiteWords();
  const can = useCan();
  if (!can('child.update') || !can('person.index')) return null;
  return (
    <Box component="span">
      <Button
        size="small"
        startIcon={<HowToRegOutlined />}
        aria-label={words('pickup_title', { name })}
        onClick={() => setOpen(true)}
      >
        {words('pickup_family')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PickupDialog
            child={{ id: child.id, name }}
            persons={child.pickup_persons}
            version={child.pickup_version}
            onSaved={async () => refresh()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** Notes an absence of the child, after a dialog. */
export function AbsenceButton({ child: { id }, name }: { child: { id: number }; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = useOnSiteWords();
  const can = useCan();
  if (!can('peopleCourseWeekRegistration.update')) return null;
  return (
    <Box component="span">
      <Button
        size="small"
        startIcon={<EventBusy />}
        aria-label={words('absence_title', { name })}
        onClick={() => setOpen(true)}
      >
        {words('absence_add')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AbsenceDialog child={{ id, name }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
