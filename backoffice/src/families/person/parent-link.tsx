import Link from '@mui/material/Link';
import type { ChildParent } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import type { MouseEvent } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useCan } from '../../resource-kit/account';

const { route, permissions } = resources.parent;

type Parent = Pick<ChildParent, 'id' | 'first_name' | 'last_name'> & { place?: string | null };

/** A parent's name and place, as the office tells parents apart. */
export function parentText({ first_name, last_name, place }: Omit<Parent, 'id'>): string {
  return [`${first_name} ${last_name}`, place].filter(Boolean).join(', ');
}

/** A parent of a child, with a link to the parent's page for those who may open it. */
export function ParentLink({ parent }: { parent: Parent }) {
  const createPath = useCreatePath();
  const can = useCan();
  const text = parentText(parent);
  if (!can(permissions.view)) return text;
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource: route, type: 'show', id: parent.id })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}
