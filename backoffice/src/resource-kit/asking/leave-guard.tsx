import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/resource-kit/discard';
import { words as it } from '../../i18n/it/resource-kit/discard';
import { ConfirmDialog } from '../confirm';

const texts = { de, it };

/**
 * Asks before what is typed on a page is lost: in the back office itself, and when the tab is closed. Forms of resources have this already.
 * @param props.words other than the general ones
 */
export function LeaveGuard(props: { isDirty: boolean; words?: { question: string; discard: string } }) {
  const { isDirty } = props;
  const general = texts[useLanguage()];
  const { question, discard } = props.words ?? general;
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty && (here.pathname !== there.pathname || here.search !== there.search),
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
      question={question}
      confirm={discard}
      cancel={props.words ? undefined : general.stay}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
