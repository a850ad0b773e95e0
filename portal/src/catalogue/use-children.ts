import type { FamilyChild } from '@feria/shared/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../accounts/account';
import { familyQuery } from '../families/family';

/** The children of the reader; none for visitors and staff. */
export function useChildren(): readonly FamilyChild[] {
  const { user } = useUser();
  const { data } = useQuery({ ...familyQuery, enabled: Boolean(user?.people) });
  return data?.childrens ?? [];
}
