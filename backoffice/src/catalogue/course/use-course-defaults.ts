import { OFFICE_API, type CourseDefaults } from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/** What the organiser says for all projects; `undefined` until it is loaded, and for who may not list projects. */
export function useCourseDefaults(): CourseDefaults | undefined {
  const { api } = useDataProvider<FeriaDataProvider>();
  const can = useCan();
  const { data } = useQuery({
    queryKey: [course.route, 'defaults'],
    queryFn: () => api('GET', OFFICE_API.courseDefaults),
    enabled: can(course.permissions.index),
  });
  return data;
}
