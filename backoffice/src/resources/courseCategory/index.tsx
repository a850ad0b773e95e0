import { TopLevelSelect } from '../../resource-kit/inputs/ReferenceInputs';
import type { ResourceOverrides } from '../../resource-kit/types';

export default { form: { fields: { course_category_id: TopLevelSelect } } } satisfies ResourceOverrides;
