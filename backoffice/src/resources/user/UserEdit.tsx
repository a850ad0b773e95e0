import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { UserRecord } from '@feria/shared';
import { user as definition } from '@feria/shared/resources/user/index';
import {
  EditBase,
  Title,
  useGetIdentity,
  useGetResourceLabel,
  useNotify,
  useRecordContext,
  useRedirect,
  useSaveContext,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { Forbidden } from '../../app/pages';
import { useAccount, useCan } from '../../resource-kit/account';
import { DeleteIcon } from '../../resource-kit/DeleteIcon';
import { FormButtons } from '../../resource-kit/form/FormButtons';
import { KitForm, type SaveErrors } from '../../resource-kit/form/KitForm';
import { PageTitle } from '../../resource-kit/PageTitle';
import type { KitRecord } from '../../resource-kit/types';
import { editOverrides } from './inputs';
import { LeaveButton, useWayBack } from './LeaveButton';

function EditForm({ isOwn }: { isOwn: boolean }) {
  const record = useRecordContext<KitRecord & UserRecord>();
  const { save } = useSaveContext();
  const can = useCan();
  const label = useGetResourceLabel();
  const redirect = useRedirect();
  const wayBack = useWayBack();
  if (!record || !save) return null;
  return (
    <>
      <Title
        title={<PageTitle text={`${label(definition.route, 1)}: ${record.name}`} />}
        preferenceKey={false}
      />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <KitForm
            definition={definition}
            overrides={editOverrides(can('user.create'), isOwn)}
            record={record}
            onSave={async (input) => (await save(input)) as SaveErrors}
            guarded
          >
            <FormButtons leave={<LeaveButton />}>
              {!isOwn && (
                <DeleteIcon section={definition} record={record} onDeleted={() => redirect(wayBack)} />
              )}
            </FormButtons>
          </KitForm>
        </CardContent>
      </Card>
    </>
  );
}

/** The page that edits a user: any with `user.update`, oneself with `user.updateOwn` (spec §6). */
export function UserEdit() {
  const { id } = useParams();
  const account = useAccount();
  const can = useCan();
  const notify = useNotify();
  const redirect = useRedirect();
  const wayBack = useWayBack();
  const { refetch } = useGetIdentity();
  const isOwn = Number(id) === account.id;
  if (!can('user.update') && !(isOwn && can('user.updateOwn'))) return <Forbidden />;
  return (
    <EditBase
      resource={definition.route}
      // react-admin would ask for the permission of the section, which is not needed for oneself.
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
          if (isOwn) void refetch?.();
          redirect(wayBack);
        },
      }}
    >
      <EditForm isOwn={isOwn} />
    </EditBase>
  );
}
