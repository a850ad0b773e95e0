import type { CreatedUser } from '@feria/shared';
import { user as definition } from '@feria/shared/resources/user/index';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../i18n';
import { CreatePage } from '../../resource-kit/form/create-page';
import { useLeave } from '../../resource-kit/form/use-leave';
import { recordAs } from '../../resource-kit/types';
import { SecretDialog } from '../secret-dialog';
import { createOverrides, LeaveButton, useWayBack } from './form';

/** The page that makes a user. A generated password is shown before the page is left. */
export function UserCreate() {
  const notify = useNotify();
  const goBack = useLeave(useWayBack());
  const text = useText();
  const [created, setCreated] = useState<CreatedUser | null>(null);
  const leave = () => {
    notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
    goBack();
  };
  return (
    <CreatePage
      definition={definition}
      overrides={createOverrides}
      leaveButton={<LeaveButton />}
      onCreated={(record) => {
        const user = recordAs<CreatedUser>(record);
        if (user.password) setCreated(user);
        else leave();
      }}
    >
      {created && (
        <SecretDialog
          title={text('users.generated.title')}
          warning={text('users.generated.once', { name: `${created.name} (${created.email})` })}
          label={text('users.generated.label')}
          secret={created.password ?? ''}
          onDone={leave}
        />
      )}
    </CreatePage>
  );
}
