import { FixedTaxInput } from '../../people/TaxInput';
import type { ResourceOverrides } from '../../resource-kit/types';
import { ChildNotes, ChildWeeks, ParentsCell } from './ChildParts';
import { HealthIcon } from './HealthIcon';
import { ParentsInput } from './ParentsInput';

export default {
  menu: 30,
  list: {
    columns: { parents: { sortBy: 'parents', render: (record) => <ParentsCell record={record} /> } },
    RowActions: HealthIcon,
  },
  form: {
    fields: { tax: FixedTaxInput, parents: ParentsInput },
    Above: ChildNotes,
    Below: ChildWeeks,
  },
} satisfies ResourceOverrides;
