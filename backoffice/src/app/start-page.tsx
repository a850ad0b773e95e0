import { resources } from '@feria/shared/resources/index';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { Forbidden } from '../core/pages';
import { FIGURES } from '../office/figures/figures-path';
import { useCan } from '../resource-kit/account';
import { toList } from '../resource-kit/sections';
import { menuSections } from './sections';

const Dashboard = lazy(async () => ({
  default: (await import('../office/dashboard/dashboard')).Dashboard,
}));

/**
 * The start page: what the office looks at for accounts that may see courses, the figures of seasons for who may see these, for others
 * the first section that they may see.
 */
export function StartPage() {
  const can = useCan();
  if (can(resources.course.permissions.index)) {
    return (
      <Suspense>
        <Dashboard />
      </Suspense>
    );
  }
  if (can('figures.view')) return <Navigate to={FIGURES} replace />;
  const first = menuSections.find(({ section }) => can(...toList(section)));
  return first ? <Navigate to={`/${first.section.route}`} replace /> : <Forbidden />;
}
