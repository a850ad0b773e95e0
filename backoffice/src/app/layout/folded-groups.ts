import { localStore, readJson, writeJson } from '@feria/shared/browser/storage';
import { useState } from 'react';
import { useAccount } from '../../resource-kit/account';
import type { MenuGroup } from '../../resource-kit/menu-groups';

/** The groups of the menu that the account has folded. Kept in the browser, apart for each account. */
export function useFoldedGroups(): [folded: readonly string[], toggle: (group: MenuGroup) => void] {
  const key = `feria.${useAccount().id}.menu`;
  const [folded, setFolded] = useState(() => String(readJson(localStore, key)).split(','));
  const toggle = (group: MenuGroup) => {
    const next = folded.includes(group) ? folded.filter((other) => other !== group) : [...folded, group];
    writeJson(localStore, key, next.join());
    setFolded(next);
  };
  return [folded, toggle];
}
