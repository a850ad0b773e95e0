import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import { EditBase, Title, useGetResourceLabel, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useState } from 'react';
import { useLanguage } from '../../i18n';
import { RecordChanges } from '../changes/record-changes';
import { nameOf } from '../definitions';
import { DeleteIcon } from '../delete-icon';
import { PageTitle } from '../page-title';
import type { FormOverrides, ResourceRecord } from '../types';
import { BackButton, FormButtons } from './form-buttons';
import { ResourceForm } from './resource-form';
import { useLeave } from './use-leave';
import { useSaveRecord } from './use-save-record';

interface PageProps {
  definition: ResourceDefinition;
  overrides?: FormOverrides;
}

function EditForm({ definition, overrides }: PageProps) {
  const record = useRecordContext<ResourceRecord>();
  const save = useSaveRecord();
  const label = useGetResourceLabel();
  const language = useLanguage();
  const redirect = useRedirect();
  // Until the request is answered, react-admin shows the record of the list, which has no version.
  if (!record || record.version === undefined || !save) return null;
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
            onSave={save}
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

/** The page that edits a record. Saving waits for the server, whose errors stand at their fields, and leads back to where it was opened. */
export function EditPage(props: PageProps) {
  const { route } = props.definition;
  const { afterSave } = props.overrides ?? {};
  const notify = useNotify();
  const leave = useLeave(`/${route}`);
  const [saved, setSaved] = useState<ResourceRecord | null>(null);
  if (saved && afterSave) return <afterSave.Dialog saved={saved} onClose={leave} />;
  return (
    <EditBase
      resource={route}
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (record: ResourceRecord) => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
          if (afterSave?.isWanted(record)) setSaved(record);
          else leave();
        },
      }}
    >
      <EditForm {...props} />
    </EditBase>
  );
}
