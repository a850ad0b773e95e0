import { FixedTaxInput } from '../../people/TaxInput';
import type { FormOverrides } from '../../resource-kit/types';
import { ChildNotes, ChildWeeks } from './ChildParts';
import { ParentsInput } from './ParentsInput';

/** The tax number is fixed once saved; parents above, the child's weeks below. */
export default {
  fields: { tax: FixedTaxInput, parents: ParentsInput },
  Above: ChildNotes,
  Below: ChildWeeks,
} satisfies FormOverrides;
