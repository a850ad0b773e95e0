import Alert from '@mui/material/Alert';
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
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { Forbidden } from '../../core/pages';
import { useText } from '../../i18n';
import { useAccount, useCan } from '../../resource-kit/account';
import { RecordChanges } from '../../resource-kit/changes/record-changes';
import { DeleteIcon } from '../../resource-kit/delete-icon';
import { FormButtons } from '../../resource-kit/form/form-buttons';
import { ResourceForm } from '../../resource-kit/form/resource-form';
import { useLeave } from '../../resource-kit/form/use-leave';
import { useSaveRecord } from '../../resource-kit/form/use-save-record';
import { PageTitle } from '../../resource-kit/page-title';
import { ShownFields } from '../../resource-kit/show/shown-fields';
import type { ResourceRecord } from '../../resource-kit/types';
import { SecondFactorReset } from './second-factor-reset';
import { LeaveButton, useEditOverrides, useWayBack } from './form';

function EditForm({ isOwn }: { isOwn: boolean }) {
  const record = useRecordContext<ResourceRecord & UserRecord>();
  const save = useSaveRecord();
  const overrides = useEditOverrides({ isOwn, isParent: record?.is_parent ?? false });
  const text = useText();
  const label = useGetResourceLabel();
  const redirect = useRedirect();
  const wayBack = useWayBack();
  // Until the request is answered, react-admin shows the record of the list, which has no version.
  if (!record || record.version === undefined || !save) return null;
  return (
    <>
      <Title
        title={<PageTitle text={`${label(definition.route, 1)}: ${record.name}`} />}
        preferenceKey={false}
      />
      <Card sx={{ my: 2 }}>
        <CardContent>
          {record.editable ? (
            <ResourceForm
              definition={definition}
              overrides={overrides}
              record={record}
              onSave={save}
              warnWhenUnsaved
            >
              <FormButtons leaveButton={<LeaveButton />}>
                {!isOwn && (
                  <>
                    <SecondFactorReset user={record} />
                    <DeleteIcon section={definition} record={record} onDeleted={() => redirect(wayBack)} />
                  </>
                )}
              </FormButtons>
            </ResourceForm>
          ) : (
            <>
              <Alert severity="info" sx={{ mb: 3 }}>
                {text('users.beyond_own')}
              </Alert>
              <ShownFields definition={definition} record={record} />
              <LeaveButton />
            </>
          )}
        </CardContent>
      </Card>
      <RecordChanges resource={definition.name} id={record.id} />
    </>
  );
}

/** The page that edits a user: any with `user.update`, oneself with `user.updateOwn` only. */
export function UserEdit() {
  const { id } = useParams();
  const account = useAccount();
  const can = useCan();
  const notify = useNotify();
  const leave = useLeave(useWayBack());
  const { refetch } = useGetIdentity();
  const isOwn = Number(id) === account.id;
  if (!can('user.update') && !(isOwn && can('user.updateOwn'))) return <Forbidden />;
  return (
    <EditBase
      resource={definition.route}
      // react-admin would require the permission of the section, which is not needed for the own account.
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
          if (isOwn) void refetch?.();
          leave();
        },
      }}
    >
      <EditForm isOwn={isOwn} />
    </EditBase>
  );
}
