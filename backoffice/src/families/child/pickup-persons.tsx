import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { PickupPerson, StaffChildDetail } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { PhoneLink } from '../../resource-kit/phone-link';
import { recordAs, type ResourceRecord } from '../../resource-kit/types';
import { rows } from '../person/rows';
import { useOnSiteWords } from './on-site-words';

const PickupDialog = lazy(async () => ({ default: (await import('./pickup-dialog')).PickupDialog }));

/** Who may pick up the child besides its parents, for those who may see these. */
export function ChildPickupPersons({ record }: { record: ResourceRecord }) {
  // Until the request is answered, react-admin shows the record of the list, which has no such persons.
  const child = recordAs<Partial<StaffChildDetail>>(record);
  if (!child.pickup_persons) return null;
  return (
    <Persons
      key={record.id}
      id={record.id}
      name={`${child.first_name} ${child.last_name}`}
      stored={{ persons: child.pickup_persons, version: child.pickup_version }}
    />
  );
}

interface StoredList {
  persons: readonly PickupPerson[];
  version: string | undefined;
}

function Persons({ id, name, stored }: { id: number; name: string; stored: StoredList }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  // Kept here: a record that is read anew would take what is typed in the form of the child along.
  const [saved, setSaved] = useState<StoredList | null>(null);
  const [isOpen, setOpen] = useState(false);
  const words = useOnSiteWords();
  const can = useCan();
  const { persons, version } = saved ?? stored;
  // A save answers the list alone; its version is read with the child.
  const read = async (): Promise<void> => {
    const child = await api('GET', 'api/child/{id}', { params: { id } });
    setSaved({ persons: child.pickup_persons ?? [], version: child.pickup_version });
  };
  return (
    <Card component="section" aria-label={words('pickup')} sx={{ mb: 3 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {words('pickup')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {words('pickup_help')}
        </Typography>
        {persons.length === 0 ? (
          <Typography>{words('pickup_none')}</Typography>
        ) : (
          <Box component="ul" sx={rows}>
            {persons.map((person) => (
              <li key={person.id}>
                <PickupPersonText person={person} />
              </li>
            ))}
          </Box>
        )}
        {can(resources.child.permissions.update) && (
          <Button variant="outlined" startIcon={<Edit />} onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
            {words('pickup_edit')}
          </Button>
        )}
        {isOpen && (
          <Suspense fallback={null}>
            <PickupDialog
              child={{ id, name }}
              persons={persons}
              version={version}
              onSaved={read}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </CardContent>
    </Card>
  );
}

/** Name, relation and telephone number in one line. */
export function PickupPersonText({ person: { name, relation, phone } }: { person: PickupPerson }) {
  return (
    <>
      {relation ? `${name} (${relation})` : name} <PhoneLink phone={phone} />
    </>
  );
}
