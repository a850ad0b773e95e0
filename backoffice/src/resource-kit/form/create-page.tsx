import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { ReactNode } from 'react';
import { CreateBase, Title, useCreatePath, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCreateLabel } from '../labels';
import { PageTitle } from '../page-title';
import type { FormOverrides, ResourceRecord } from '../types';
import { BackButton, FormButtons } from './form-buttons';
import { ResourceForm } from './resource-form';
import { useLeave } from './use-leave';
import { useSaveRecord } from './use-save-record';

interface FormProps {
  definition: ResourceDefinition;
  overrides?: FormOverrides;
  /** The button that leaves the form without saving; by default it goes back to the list. */
  leaveButton?: ReactNode;
}

interface PageProps extends FormProps {
  /** Called after the record was created, in place of the notice and the redirect. */
  onCreated?: (record: ResourceRecord) => void;
  /** Rendered after the form. */
  children?: ReactNode;
}

function CreateForm({ definition, overrides, leaveButton }: FormProps) {
  const save = useSaveRecord();
  const label = useCreateLabel();
  if (!save) return null;
  return (
    <>
      <Title title={<PageTitle text={label(definition.route)} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <ResourceForm definition={definition} overrides={overrides} onSave={save} warnWhenUnsaved>
            <FormButtons leaveButton={leaveButton ?? <BackButton route={definition.route} />} />
          </ResourceForm>
        </CardContent>
      </Card>
    </>
  );
}

/** The page that creates a record. */
export function CreatePage({ onCreated, children, ...props }: PageProps) {
  const { route } = props.definition;
  const notify = useNotify();
  const leave = useLeave(`/${route}`);
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return (
    <CreateBase
      resource={route}
      mutationOptions={{
        onSuccess: (record: ResourceRecord) => {
          if (onCreated) return onCreated(record);
          notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
          if (props.overrides?.afterCreate !== 'edit') return leave();
          // In place of the empty form, to which nothing leads back.
          void navigate(createPath({ resource: route, type: 'edit', id: record.id }), { replace: true });
        },
      }}
    >
      <CreateForm {...props} />
      {children}
    </CreateBase>
  );
}
