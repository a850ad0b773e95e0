import { useState } from 'react';
import type { ResourceRecord } from '../types';

/** What a form begins with. */
interface Start {
  /** The record to edit; none for a new one. */
  record?: ResourceRecord | undefined;
  /** Initial values of a new record. */
  defaults?: Record<string, unknown> | undefined;
}

/**
 * What a form was opened with. The page around reads its record anew when something beside the form was done, or when somebody
 * asks for it, and react-admin's form would then drop what is typed. So a form with unsaved input stays as it was opened, as a
 * whole: what is typed, the other values, and the version that is sent with them (product.md#changed-meanwhile). Newer values
 * with what is typed on top would be one form of two times: its writer has not seen them, and a save with their version would
 * overwrite without a question what was written meanwhile. A form without unsaved input shows the record as it is given.
 * @returns what the form begins with, and what it says whenever it becomes unsaved or has nothing unsaved any more
 */
export function useOpened(given: Start): [opened: Start, setUnsaved: (unsaved: boolean) => void] {
  const [unsaved, setUnsaved] = useState(false);
  const [opened, setOpened] = useState(given);
  const isNew = opened.record !== given.record || opened.defaults !== given.defaults;
  const isOther = opened.record?.id !== given.record?.id;
  if (isNew && (isOther || !unsaved)) setOpened(given);
  return [opened, setUnsaved];
}
