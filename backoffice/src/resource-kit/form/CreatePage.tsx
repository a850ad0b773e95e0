import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { ReactNode } from 'react';
import { CreateBase, Title, useNotify, useRedirect, useSaveContext } from 'react-admin';
import { PageTitle } from '../PageTitle';
import { useCreateLabel } from '../useCreateLabel';
import type { FormOverrides, KitRecord } from '../types';
import { BackButton } from './BackButton';
import { FormButtons } from './FormButtons';
import { KitForm, type SaveErrors } from './KitForm';

interface FormProps {
  definition: ResourceDefinition;
  overrides?: FormOverrides;
  /** Leaves without saving; back to the list when left out. */
  leave?: ReactNode;
}

interface PageProps extends FormProps {
  /** What follows on the creation, in place of the notice and the way on. */
  onCreated?: (record: KitRecord) => void;
  /** Stands beside the form. */
  children?: ReactNode;
}

function CreateForm({ definition, overrides, leave }: FormProps) {
  const { save } = useSaveContext();
  const label = useCreateLabel();
  if (!save) return null;
  return (
    <>
      <Title title={<PageTitle text={label(definition.route)} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <KitForm
            definition={definition}
            overrides={overrides}
            onSave={async (input) => (await save(input)) as SaveErrors}
            guarded
          >
            <FormButtons leave={leave ?? <BackButton route={definition.route} />} />
          </KitForm>
        </CardContent>
      </Card>
    </>
  );
}

/** The page that makes a new record. */
export function CreatePage({ onCreated, children, ...props }: PageProps) {
  const { route } = props.definition;
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreateBase
      resource={route}
      mutationOptions={{
        onSuccess: (record: KitRecord) => {
          if (onCreated) return onCreated(record);
          notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
          redirect(props.overrides?.afterCreate ?? 'list', route, record.id);
        },
      }}
    >
      <CreateForm {...props} />
      {children}
    </CreateBase>
  );
}
