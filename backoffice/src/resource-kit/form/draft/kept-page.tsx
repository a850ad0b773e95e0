import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { translate } from '@feria/shared';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n';
import { words as de } from '../../../i18n/de/resource-kit/draft';
import { words as it } from '../../../i18n/it/resource-kit/draft';
import { useAccount } from '../../account';
import { LeaveGuard } from '../../asking/leave-guard';
import { readDraft, writeDraft } from '../../drafts';
import { isFresh } from './form-draft';
import { timeOf } from './time-of';

const texts = { de, it };

/** What is chosen on a page that is no form of a resource. */
export interface KeptPage<T> {
  value: T;
  set: (value: T) => void;
  /** Whether it differs from what the page begins with. */
  isChanged: boolean;
  /** When what a reload has left was chosen; `null` when nothing was left, or it was looked at. */
  restoredAt: number | null;
  /** Goes back to what the page begins with. */
  discard: () => void;
}

/**
 * The state of a page that a reload keeps in this tab, for four hours. It is dropped when the page is left. Only what says nothing of a
 * family: the storage is plain.
 * @param page its name, with what it is about
 * @param isOver nothing is to be kept any more
 */
export function useKeptPage<T>(page: string, initial: T, isOver = false): KeptPage<T> {
  const account = useAccount();
  const name = `page ${account.id} ${page}`;
  const [opened] = useState(() => {
    const draft = readDraft<{ at: number; value: T }>(name);
    return draft && isFresh(draft, Date.now()) ? draft : null;
  });
  const [value, set] = useState<T>(opened ? opened.value : initial);
  const [restoredAt, setRestoredAt] = useState(opened?.at ?? null);
  const text = JSON.stringify(value);
  const isChanged = !isOver && text !== JSON.stringify(initial);
  useEffect(() => {
    writeDraft(name, isChanged ? { at: Date.now(), value: JSON.parse(text) as T } : null);
  }, [name, text, isChanged]);
  useEffect(() => () => writeDraft(name, null), [name]);
  const discard = () => {
    set(initial);
    setRestoredAt(null);
  };
  return { value, set, isChanged, restoredAt, discard };
}

/** Says that a reload has left something, and asks before it is lost. @param props.children what was not kept */
export function KeptPageNotice<T>(props: {
  kept: KeptPage<T>;
  /** Besides what is chosen: whether leaving loses something. */
  isBusy?: boolean;
  children?: ReactNode;
}) {
  const { kept, isBusy = false } = props;
  const words = texts[useLanguage()];
  return (
    <>
      <LeaveGuard isDirty={kept.isChanged || isBusy} />
      {kept.restoredAt !== null && kept.isChanged && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" onClick={kept.discard}>
              {words.discard}
            </Button>
          }
        >
          {translate(words, 'kept', { at: timeOf(kept.restoredAt) })} {props.children}
        </Alert>
      )}
    </>
  );
}
