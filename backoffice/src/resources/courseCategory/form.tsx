import { TopLevelSelect } from '../../resource-kit/inputs/ReferenceInputs';
import type { FormOverrides } from '../../resource-kit/types';

/** A category lies in one of the top level, never in itself (spec §3). */
export default { fields: { course_category_id: TopLevelSelect } } satisfies FormOverrides;
