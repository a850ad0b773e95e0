import Link from '@mui/material/Link';
import { resources } from '@feria/shared/resources/index';
import type { MouseEvent } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';

const { route, permissions } = resources.course;

/** The `id` of a week on the page of its course: `/course/3/show#week-12`. */
export function weekAnchor(weekId: number): string {
  return `week-${weekId}`;
}

/**
 * The name of a course in the language of the screen. It links to the page of the course, for accounts that may open it.
 * @param props.weekId scrolls to this week of the course
 * @param props.bold in lists where the course is the heading of its entry
 */
export function CourseLink(props: { course: { id: number }; weekId?: number; bold?: boolean }) {
  const { course, weekId, bold = false } = props;
  const createPath = useCreatePath();
  const language = useLanguage();
  const can = useCan();
  const name = nameOf(course, language);
  if (!can(permissions.view)) return bold ? <strong>{name}</strong> : name;
  const page = createPath({ resource: route, type: 'show', id: course.id });
  return (
    <Link
      component={LinkBase}
      to={weekId === undefined ? page : `${page}#${weekAnchor(weekId)}`}
      onClick={(event: MouseEvent) => event.stopPropagation()} // in a table a click on the row opens the form
      sx={bold ? { fontWeight: 700 } : undefined}
    >
      {name}
    </Link>
  );
}
