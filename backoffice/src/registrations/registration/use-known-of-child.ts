import type { LastContactsOfChild } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/**
 * What is known of a child that is to be registered: the emergency contacts of its last registration, and what was answered for it in a
 * project, which a new answer would replace. `undefined` until it is there, and for who may not see it.
 */
export function useKnownOfChild(
  childId: number | null | undefined,
  courseId: number | null | undefined,
): LastContactsOfChild | undefined {
  const { api } = useDataProvider<FeriaDataProvider>();
  const can = useCan();
  const { data } = useQuery({
    queryKey: ['last-contacts', childId, courseId],
    queryFn: () =>
      api('GET', 'api/child/{id}/last-contacts', {
        params: { id: childId ?? 0 },
        query: courseId ? { course_id: courseId } : {},
      }),
    enabled: Boolean(childId) && can('peopleCourseWeekRegistration.index'),
    gcTime: 0,
  });
  return data;
}
