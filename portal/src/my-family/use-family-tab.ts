import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ABSENCE_DIALOG, PICKUP_DIALOG } from '../families/on-site-dialogs';
import { FAMILY_TABS, type FamilyTab } from './parts';

/** Where the record lies whose dialog the address opens. */
const TAB_OF_DIALOG: Record<string, FamilyTab> = {
  registrationEditId: 'bookings',
  childEditId: 'data',
  parentEdit: 'data',
  [PICKUP_DIALOG]: 'data',
  [ABSENCE_DIALOG]: 'data',
};

/**
 * Which part is shown on a phone: that of the address (`?tab=`), else that of the dialog that it opened with, else the first, or
 * the bookings where that says nothing.
 * @param hasFirst whether there is something to do, or to read of payments
 */
export function useFamilyTab(hasFirst: boolean) {
  const [search, setSearch] = useSearchParams();
  const value = search.get('tab');
  const asked = FAMILY_TABS.find((each) => each === value) ?? null;
  // Kept while the page is open: it must not jump away from what was just done.
  const [first] = useState<FamilyTab>(() => {
    const dialog = Object.keys(TAB_OF_DIALOG).find((parameter) => search.has(parameter));
    return TAB_OF_DIALOG[dialog ?? ''] ?? (hasFirst ? 'tasks' : 'bookings');
  });
  const setTab = (tab: FamilyTab): void =>
    setSearch((before) => ({ ...Object.fromEntries(before), tab }), { preventScrollReset: true });
  return { tab: asked ?? first, asked, setTab };
}
