import type { StaffChild } from '@feria/shared';
import { Fragment } from 'react';
import { recordAs, type ListOverrides, type ResourceRecord } from '../../resource-kit/types';
import { ParentLink } from '../person/parent-link';
import { HealthIcon } from './health-icon';

/** The parents of a child, each on a line of its own. */
function ParentsCell({ record }: { record: ResourceRecord }) {
  return recordAs<StaffChild>(record).parents.map((parent) => (
    <Fragment key={parent.id}>
      <ParentLink parent={parent} />
      <br />
    </Fragment>
  ));
}

export default {
  columns: { parents: { sortBy: 'parents', render: (record) => <ParentsCell record={record} /> } },
  RowActions: HealthIcon,
} satisfies ListOverrides;
