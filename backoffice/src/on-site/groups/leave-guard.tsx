import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../resource-kit/confirm';
import { useGroupWords } from '../../catalogue/course-week/group-words';

/** Asks before unsaved changes are lost: in the back office itself, and when the tab is closed. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const words = useGroupWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      question={words('leave')}
      confirm={words('leave_confirm')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
