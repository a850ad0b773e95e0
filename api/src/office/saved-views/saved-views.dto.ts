import { VIEW_NAME_MAX } from '@feria/shared';
import { VERSION_MAX } from '../../core/crud/versions.js';
import { Flag, ListOf, Matching, Text, Texts } from '../../core/http/validators.js';

/** Most characters of one filter, and of a search. */
const PART_MAX = 500;

/** Names of columns, as the list calls have them. */
const COLUMN = /^[A-Za-z][\w.]{0,59}$/;

/** A column by which a view is sorted. */
export class SortBody {
  @Matching(COLUMN, { required: true })
  field: string;

  @Flag({ required: true })
  descending: boolean;
}

/** Body of `POST /api/saved-view`. */
export class SavedViewBody {
  @Matching(/^[A-Za-z-]{1,60}$/, { required: true, description: 'Name of the list in the API' })
  list: string;

  @Text({ required: true, max: VIEW_NAME_MAX })
  name: string;

  @Flag({ description: 'For everybody; for holders of `option.update`' })
  shared?: boolean;

  @Text({ max: PART_MAX })
  search?: string | null;

  @Texts({ max: 100, length: PART_MAX, description: '`name|value`' })
  filters?: string[] | null;

  @ListOf(() => SortBody, { max: 20 })
  sort?: SortBody[] | null;

  @Texts({ max: 100, length: 60, description: 'Columns that are shown' })
  columns?: string[] | null;
}

/** Body of `PUT /api/saved-view/{id}`: what is left out stays. */
export class SavedViewChangeBody {
  @Text({
    required: true,
    max: VERSION_MAX,
    description: 'As it was read: then 409 when others have changed it',
  })
  version: string;

  @Text({ max: VIEW_NAME_MAX })
  name?: string | null;

  @Flag({ description: 'For everybody; for holders of `option.update`' })
  shared?: boolean;

  @Text({ max: PART_MAX })
  search?: string | null;

  @Texts({ max: 100, length: PART_MAX, description: '`name|value`' })
  filters?: string[] | null;

  @ListOf(() => SortBody, { max: 20 })
  sort?: SortBody[] | null;

  @Texts({ max: 100, length: 60, description: 'Columns that are shown' })
  columns?: string[] | null;
}
