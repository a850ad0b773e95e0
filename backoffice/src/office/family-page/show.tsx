import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffPerson, StaffPersonDetail } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { ShowBase, Title, useGetResourceLabel, useRecordContext } from 'react-admin';
import { RecordChanges } from '../../resource-kit/changes/record-changes';
import { BackButton } from '../../resource-kit/form/form-buttons';
import { PageTitle } from '../../resource-kit/page-title';
import { ComposeButton } from '../../mailing/compose/compose-button';
import { EditHere } from './edit-here';
import { Family } from './family';
import { FamilyData } from './family-data';
import { PersonFacts } from '../../families/person/person-facts';
import { PersonPlzChanges } from '../../families/person/plz-changes';
import { ViewButton } from './view-button';

const { parent } = resources;

/** The page of a parent: address and contacts, and the whole family (product/office.md#family-page). */
export function PersonShow() {
  return (
    <ShowBase resource={parent.route}>
      <Shown />
    </ShowBase>
  );
}

function Shown() {
  const record = useRecordContext<StaffPerson & Partial<StaffPersonDetail>>();
  const label = useGetResourceLabel();
  if (!record) return null;
  const name = `${record.first_name} ${record.last_name}`;
  return (
    <>
      <Title title={<PageTitle text={`${label(parent.route, 1)}: ${name}`} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Typography variant="h5" component="h2" sx={{ mb: 2, fontWeight: 700 }}>
            {name}
          </Typography>
          <PersonFacts person={record} />
          <PersonPlzChanges changes={record.plz_changes ?? []} />
          <Buttons id={record.id} name={name} />
        </CardContent>
      </Card>
      <Family personId={record.id} />
      <FamilyData id={record.id} name={name} />
      <RecordChanges resource={parent.name} id={record.id} />
    </>
  );
}

function Buttons({ id, name }: { id: number; name: string }) {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 3, flexWrap: 'wrap' }}>
      <BackButton route={parent.route} />
      <EditHere kind="parent" id={id} name={name} isMain />
      <ViewButton id={id} name={name} />
      <ComposeButton audience={{ kind: 'family', person_id: id }} about={name} />
    </Stack>
  );
}
