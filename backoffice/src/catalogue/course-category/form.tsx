import { TopLevelSelect } from '../../resource-kit/inputs/reference-inputs';
import type { FormOverrides } from '../../resource-kit/types';

/** A category lies in one of the top level, never in itself (product/catalogue.md#field-rules-of-the-catalogue). */
export default { fields: { course_category_id: TopLevelSelect } } satisfies FormOverrides;
