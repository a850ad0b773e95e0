import ChildCare from '@mui/icons-material/ChildCare';
import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonChild, StaffPerson, StaffPersonDetail } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, ShowBase, Title, useCreatePath, useGetResourceLabel, useRecordContext } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { BackButton } from '../../resource-kit/form/BackButton';
import { PageTitle } from '../../resource-kit/PageTitle';
import { FamilyData } from './FamilyData';
import { PersonFacts } from './PersonFacts';
import { PersonWeeks } from './PersonWeeks';

const { child, person } = resources;

/** A parent to look at: who it is, the children, and their registrations now and before (spec §2.3). */
export function PersonShow() {
  return (
    <ShowBase resource={person.route}>
      <Shown />
    </ShowBase>
  );
}

function Shown() {
  const record = useRecordContext<StaffPerson & Partial<StaffPersonDetail>>();
  const label = useGetResourceLabel();
  // Until the answer is there, react-admin shows what the list knew: a parent without children.
  if (!record?.childrens) return null;
  const name = `${record.first_name} ${record.last_name}`;
  return (
    <>
      <Title title={<PageTitle text={`${label(person.route, 1)}: ${name}`} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Typography variant="h5" component="h2" sx={{ mb: 2, fontWeight: 700 }}>
            {name}
          </Typography>
          <PersonFacts person={record} />
          <Children childrens={record.childrens} />
          <Buttons id={record.id} />
        </CardContent>
      </Card>
      <PersonWeeks childrens={record.childrens} />
      <FamilyData id={record.id} name={name} />
    </>
  );
}

function Children({ childrens }: { childrens: readonly PersonChild[] }) {
  const createPath = useCreatePath();
  const text = useText();
  const can = useCan();
  const opens = can(child.permissions.update);
  if (childrens.length === 0)
    return <Typography color="textSecondary">{text('people.no_children')}</Typography>;
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {childrens.map(({ id, first_name, last_name }) => {
        const label = `${first_name} ${last_name}`;
        return (
          <li key={id}>
            {opens ? (
              <Chip
                icon={<ChildCare />}
                label={label}
                component={LinkBase}
                to={createPath({ resource: child.route, type: 'edit', id })}
                clickable
              />
            ) : (
              <Chip icon={<ChildCare />} label={label} />
            )}
          </li>
        );
      })}
    </Stack>
  );
}

function Buttons({ id }: { id: number }) {
  const createPath = useCreatePath();
  const text = useText();
  const can = useCan();
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
      <BackButton route={person.route} />
      {can(person.permissions.update) && (
        <Button
          component={LinkBase}
          to={createPath({ resource: person.route, type: 'edit', id })}
          variant="contained"
          startIcon={<Edit />}
        >
          {text('people.edit')}
        </Button>
      )}
    </Stack>
  );
}
