import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import {
  EditBase,
  Title,
  useGetResourceLabel,
  useNotify,
  useRecordContext,
  useRedirect,
  useSaveContext,
} from 'react-admin';
import { useLanguage } from '../../i18n';
import { RecordChanges } from '../changes/record-changes';
import { nameOf } from '../definitions';
import { DeleteIcon } from '../delete-icon';
import { PageTitle } from '../page-title';
import type { FormOverrides, ResourceRecord } from '../types';
import { BackButton, FormButtons } from './form-buttons';
import { ResourceForm, type SaveErrors } from './resource-form';

interface PageProps {
  definition: ResourceDefinition;
  overrides?: FormOverrides;
}

function EditForm({ definition, overrides }: PageProps) {
  const record = useRecordContext<ResourceRecord>();
  const { save } = useSaveContext();
  const label = useGetResourceLabel();
  const language = useLanguage();
  const redirect = useRedirect();
  if (!record || !save) return null;
  const { route } = definition;
  const { Above, Below } = overrides ?? {};
  return (
    <>
      <Title
        title={<PageTitle text={`${label(route, 1)}: ${nameOf(record, language)}`} />}
        preferenceKey={false}
      />
      <Card sx={{ my: 2 }}>
        <CardContent>
          {Above && <Above record={record} />}
          <ResourceForm
            definition={definition}
            overrides={overrides}
            record={record}
            onSave={async (input) => (await save(input)) as SaveErrors}
            warnWhenUnsaved
          >
            <FormButtons leaveButton={<BackButton route={route} />}>
              <DeleteIcon section={definition} record={record} onDeleted={() => redirect('list', route)} />
            </FormButtons>
          </ResourceForm>
        </CardContent>
      </Card>
      {Below && <Below record={record} />}
      <RecordChanges resource={definition.name} id={record.id} />
    </>
  );
}

/** The page that edits a record. Saving waits for the server, whose errors stand at their fields. */
export function EditPage(props: PageProps) {
  const { route } = props.definition;
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <EditBase
      resource={route}
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
          redirect('list', route);
        },
      }}
    >
      <EditForm {...props} />
    </EditBase>
  );
}
