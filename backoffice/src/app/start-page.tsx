import { resources } from '@feria/shared/resources/index';
import { Navigate } from 'react-router-dom';
import { Forbidden } from '../core/pages';
import { Dashboard } from '../office/dashboard/dashboard';
import { useCan } from '../resource-kit/account';
import { toList } from '../resource-kit/sections';
import { menuSections } from './sections';

/** The start page: figures for accounts that may see courses, for others the first section that they may see. */
export function StartPage() {
  const can = useCan();
  if (can(resources.course.permissions.index)) return <Dashboard />;
  const first = menuSections.find(({ section }) => can(...toList(section)));
  return first ? <Navigate to={`/${first.section.route}`} replace /> : <Forbidden />;
}
