import { MAX_GROUPS, MAX_LEADERS, MAX_GROUP_CHILDREN, WEEK_GROUP_NAME_MAX } from '@feria/shared';
import { VERSION_MAX } from '../../core/crud/versions.js';
import { IdField, ListOf, OptionalIds, Text } from '../../core/http/validators.js';

/** A group as it is saved. */
export class WeekGroupBody {
  @IdField({ description: 'Of a group that is there; none for a new one' })
  id?: number | null;

  @Text({ required: true, max: WEEK_GROUP_NAME_MAX })
  name: string;

  @OptionalIds({ max: MAX_LEADERS, description: 'Accounts that lead the group' })
  leaders?: number[] | null;

  @OptionalIds({ max: MAX_GROUP_CHILDREN, description: 'Children with a confirmed place in the week' })
  children?: number[] | null;
}

/** Body of `PUT /api/courseWeek/{id}/groups`. */
export class WeekGroupsBody {
  @Text({ required: true, max: VERSION_MAX, description: 'Of the groups that were read' })
  version: string;

  @OptionalIds({ max: MAX_LEADERS, description: 'Accounts that lead the whole week' })
  leaders?: number[] | null;

  @ListOf(() => WeekGroupBody, { required: true, max: MAX_GROUPS })
  groups: WeekGroupBody[];
}
