import type { Permission } from '../access/permissions.js';
import type { ResourceLanguage } from '../config.js';
import type { Field } from './fields.js';

/** A tree of messages: what `resources.<name>` holds in one language. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The words of a resource in one language. `fields` needs one label for every field of the definition. */
export interface ResourceMessages<FieldName extends string = string> extends MessageTree {
  /** Singular and plural, `Ort |||| Orte`. */
  name: string;
  fields: { [name in FieldName]: string };
  /** "Are you sure to delete …?", in the resource's own words. */
  delete: string;
}

/**
 * Columns of the list, what can be searched, sorted and filtered; anything else is a 422 (product.md#list-parameters). A column whose field
 * has a permission is there for its holders only, its sort too.
 */
export interface ListDeclaration<FieldName extends string> {
  /** Columns from left to right. */
  columns: readonly FieldName[];
  /** Those of `columns` that are not shown until somebody chooses them. */
  optional?: readonly FieldName[];
  /** Text columns that the search box looks through. */
  search: readonly FieldName[];
  /** Columns that can be sorted besides `columns`; columns can always be sorted. */
  sort?: readonly FieldName[];
  /** Columns that can be filtered besides `id`. */
  filters?: readonly string[];
  /** Sort of a list that nobody has sorted yet. */
  defaultSort: { field: FieldName; order: 'ASC' | 'DESC' };
}

export interface ResourceDeclaration<Fields extends Record<string, Field>> {
  /** Singular; the API serves it at `/api/<name>`. */
  name: string;
  /** Name in the back office's addresses; `name` when left out. */
  route?: string;
  /** Permissions are `<prefix>.index|create|update[|view]`; `name` when left out. */
  permissionPrefix?: string;
  /** Whether there is a permission `.view` for reading one record; else `.update` reads it. */
  hasView?: boolean;
  /** Name of an icon that the back office registers for resources. */
  icon: string;
  /**
   * Records are people of a family, with `first_name`, `last_name` and `display_name`. Whoever reads a record that refers to one gets
   * its id; the name only with `<prefix>.index`. When the person is erased or anonymised the reference is emptied, so that it cannot
   * be required (product/families.md#what-refers-to-a-child).
   */
  isPerson?: true;
  fields: Fields;
  /** Rules between fields, as functions of the whole record: error message keys by field (see `rules`). */
  rules?: readonly CrossFieldRule[];
  /** Tabs of the form in order; each field names its tab. Without tabs the form is one page. */
  tabs?: readonly string[];
  list: ListDeclaration<Extract<keyof Fields, string>>;
  /**
   * Fields whose old and new values the log of changes keeps; of any other it says only that it changed. `all` is for records
   * in which nothing of a family stands.
   */
  logged?: 'all' | readonly Extract<keyof Fields, string>[];
  messages: Record<ResourceLanguage, ResourceMessages<Extract<keyof Fields, string>>>;
}

/**
 * A rule that looks at more than one field. It gets the whole record as it would be stored and answers the field to
 * blame and the key of the message, or `null`. Form and API run the same rule.
 */
export type CrossFieldRule = (record: Record<string, unknown>) => { field: string; message: string } | null;

/** A resource as every layer reads it; of its names only the fields stay known to the compiler. */
export interface ResourceDefinition<
  Fields extends Record<string, Field> = Record<string, Field>,
> extends Omit<ResourceDeclaration<Record<string, Field>>, 'fields'> {
  fields: Fields;
  route: string;
  permissions: { index: Permission; create: Permission; update: Permission; view: Permission };
}

/**
 * Declares a resource once for the API (validation, list query, OpenAPI), the back office (list, form, menu) and the
 * tests. Types of the record and of the input follow from the fields: {@link RecordOf}, {@link InputOf}.
 */
export function defineResource<const Fields extends Record<string, Field>>(
  declaration: ResourceDeclaration<Fields>,
): ResourceDefinition<Fields> {
  const prefix = declaration.permissionPrefix ?? declaration.name;
  const permission = (action: string): Permission => `${prefix}.${action}` as Permission;
  return {
    ...declaration,
    route: declaration.route ?? declaration.name,
    permissions: {
      index: permission('index'),
      create: permission('create'),
      update: permission('update'),
      view: permission(declaration.hasView ? 'view' : 'update'),
    },
  };
}
