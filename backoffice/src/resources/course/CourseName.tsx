import Link from '@mui/material/Link';
import { resources } from '@feria/shared/resources/index';
import type { MouseEvent } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';

const { route, permissions } = resources.course;

/** The name of a course; leads to its page for those who may view it. */
export function CourseName({ record }: { record: { id: number } }) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const can = useCan();
  const name = nameOf(record, language);
  if (!can(permissions.view)) return name;
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource: route, type: 'show', id: record.id })}
      onClick={(event: MouseEvent) => event.stopPropagation()} // the row leads to the form
    >
      {name}
    </Link>
  );
}
