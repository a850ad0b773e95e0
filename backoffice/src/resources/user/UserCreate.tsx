import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { CreatedUser } from '@feria/shared';
import { user as definition } from '@feria/shared/resources/user/index';
import { useState } from 'react';
import { CreateBase, Title, useNotify, useRedirect, useSaveContext } from 'react-admin';
import { FormButtons } from '../../resource-kit/form/FormButtons';
import { KitForm, type SaveErrors } from '../../resource-kit/form/KitForm';
import { PageTitle } from '../../resource-kit/PageTitle';
import { useCreateLabel } from '../../resource-kit/useCreateLabel';
import { GeneratedPassword } from './GeneratedPassword';
import { createOverrides } from './inputs';
import { LeaveButton, useWayBack } from './LeaveButton';

function CreateForm() {
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
            overrides={createOverrides}
            onSave={async (input) => (await save(input)) as SaveErrors}
            guarded
          >
            <FormButtons leave={<LeaveButton />} />
          </KitForm>
        </CardContent>
      </Card>
    </>
  );
}

/** The page that makes a user. A generated password is shown before the page is left. */
export function UserCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const wayBack = useWayBack();
  const [created, setCreated] = useState<CreatedUser | null>(null);
  const leave = () => {
    notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
    redirect(wayBack);
  };
  return (
    <CreateBase
      resource={definition.route}
      mutationOptions={{
        onSuccess: (record: CreatedUser) => (record.password ? setCreated(record) : leave()),
      }}
    >
      <CreateForm />
      {created && <GeneratedPassword user={created} onDone={leave} />}
    </CreateBase>
  );
}
