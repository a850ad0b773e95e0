import type { CreatedUser } from '@feria/shared';
import { user as definition } from '@feria/shared/resources/user/index';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { CreatePage } from '../../resource-kit/form/CreatePage';
import { GeneratedPassword } from './GeneratedPassword';
import { createOverrides } from './inputs';
import { LeaveButton, useWayBack } from './LeaveButton';

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
    <CreatePage
      definition={definition}
      overrides={createOverrides}
      leave={<LeaveButton />}
      onCreated={(record) => {
        const user = record as unknown as CreatedUser;
        if (user.password) setCreated(user);
        else leave();
      }}
    >
      {created && <GeneratedPassword user={created} onDone={leave} />}
    </CreatePage>
  );
}
