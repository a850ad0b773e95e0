import { loadOnline } from '@feria/shared/browser/reload';
import { session } from '@feria/shared/browser/session';
import { type ComponentType, useEffect, useState } from 'react';
import { askForLoginBy } from '../../core/session';

/** Fulfilled once there is a login, from the dialog or from another tab. */
function loginCame(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!session.read()) return;
      leave();
      resolve();
    };
    const leave = session.subscribe(look);
    look();
  });
}

/** The place of the dialog that asks for the login when a session has ended. The dialog is loaded then. */
export function LoginOnTop() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      askForLoginBy(async () => {
        const { LoginDialog } = await loadOnline(() => import('./login-dialog'));
        setDialog(() => LoginDialog);
        await loginCame();
        setDialog(null);
      }),
    [],
  );
  return Dialog && <Dialog />;
}
