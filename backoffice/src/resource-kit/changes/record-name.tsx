import Link from '@mui/material/Link';
import { type AuditName, shownRole } from '@feria/shared';
import { allResources, resources } from '@feria/shared/resources/index';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../account';
import { nameOf } from '../definitions';

/** A function that gives the address of the page of a record, or `null` where the reader may open none. */
function usePageOf(): (record: AuditName) => string | null {
  const createPath = useCreatePath();
  const can = useCan();
  return ({ resource, id, course_id }) => {
    const show = (route: string, shown = id) => createPath({ resource: route, type: 'show', id: shown });
    const edit = (route: string) => createPath({ resource: route, type: 'edit', id });
    // A week stands on the page of its course.
    if (resource === 'courseWeek')
      return course_id !== null && can('course.view') ? show(resources.course.route, course_id) : null;
    if (resource === 'message') return can('message.index') ? show(resource) : null;
    if (resource === 'option')
      return can('option.index') ? createPath({ resource: 'option', type: 'list' }) : null;
    if (resource === LOGGED_REGISTRATION) return can(`${LOGGED_REGISTRATION}.update`) ? edit(resource) : null;
    const definition = allResources.find(({ name }) => name === resource);
    if (!definition) return null;
    const { route, permissions, hasView } = definition;
    if (hasView && can(permissions.view)) return show(route);
    return can(permissions.update) ? edit(route) : null;
  };
}

/** The name of a record, as a link where the reader may open it. @param text in place of the name */
export function RecordName({ record, text }: { record: AuditName; text?: string }) {
  const language = useLanguage();
  const page = usePageOf()(record);
  const name = nameOf(record, language);
  const shown = text ?? (record.resource === resources.role.name ? shownRole(name, language) : name);
  if (page === null) return shown;
  return (
    <Link component={LinkBase} to={page}>
      {shown}
    </Link>
  );
}
