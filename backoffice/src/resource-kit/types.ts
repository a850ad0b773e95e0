import type { OfficeLanguage, Permission } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { MenuPlace } from './menu-groups';

/** A record of any resource. Its definition says which fields it has. */
export type ResourceRecord = RaRecord<number> & Record<string, unknown>;

/**
 * A record with the type that the API declares for its resource. Nothing checks it: react-admin knows records only by the name
 * of their resource, so the caller must name the right type.
 */
export function recordAs<T extends object>(record: ResourceRecord): T {
  return record as object as T;
}

/** A section of the back office: name, address, icon, permissions and messages. Every resource definition is one. */
export type Section = Pick<ResourceDefinition, 'name' | 'route' | 'icon' | 'permissions' | 'hasView'> & {
  messages: Pick<ResourceDefinition['messages'], OfficeLanguage>;
  /** Who holds this, and not the permission to list all, lists the own records. */
  listsOwn?: Permission;
};

/** A column of a list of such records. */
export interface Column<Row = ResourceRecord> {
  /** Name of the column; its label is `fields.<source>` of the section unless `label` says otherwise. */
  source: string;
  label?: string;
  /** What the server sorts by; `false` when it cannot. `source` when left out. */
  sortBy?: string | false;
  align?: 'left' | 'right' | 'center';
  /** Not shown until somebody chooses it. */
  optional?: boolean;
  render: (record: Row) => ReactNode;
}

/** The props of an input. */
export interface FieldInputProps {
  definition: ResourceDefinition;
  name: string;
  field: Field;
}

/** The props of a component that replaces a tab: the fields of the tab. */
export interface TabProps {
  definition: ResourceDefinition;
  fields: readonly (readonly [string, Field])[];
}

/** The props of a filter. */
export interface FilterInputProps {
  source: string;
  label: string;
}

/** How a list differs from the generated one. */
export interface ListOverrides {
  /** Columns by name: what differs from the generated one. */
  columns?: Record<string, Partial<Omit<Column, 'source'>>>;
  /** Filters by name, in place of the generated ones. */
  filters?: Record<string, ComponentType<FilterInputProps>>;
  /** Filters that a list starts with. */
  filterDefaults?: Record<string, string>;
  /** Icons of a row before edit and delete. */
  RowActions?: ComponentType<{ record: ResourceRecord }>;
  /** Buttons beside the filters. */
  Actions?: ComponentType;
  /** Buttons for the rows that are selected; without them rows cannot be selected. */
  BulkActions?: ComponentType;
  /** What an account must hold to select rows: all of one of these. */
  bulkPermissions?: readonly (readonly Permission[])[];
}

/** The parts of a field that are refused or asked about one by one. */
export interface FieldParts {
  /** What a part is called. */
  labelOf: (key: string) => string;
  Value: ComponentType<{ part: string; value: unknown }>;
  /** The value of the field with another value of a part. */
  put: (value: unknown, key: string, part: unknown) => unknown;
}

/** How a form differs from the generated one. */
export interface FormOverrides {
  /** Fields by name: a component in place of the generated input, `null` for none. */
  fields?: Record<string, ComponentType<FieldInputProps> | null>;
  /** Fields by name that have parts (`answers.5`): what is wrong with one, or was changed meanwhile, is of the part. */
  parts?: Record<string, FieldParts>;
  /** Tabs by name: a component in place of the grid of fields. */
  tabs?: Record<string, ComponentType<TabProps>>;
  /** Tabs that only an existing record has. */
  editOnlyTabs?: readonly string[];
  /** Shown over the fields of an existing record. */
  Above?: ComponentType<{ record: ResourceRecord }>;
  /** Shown under the form of an existing record. */
  Below?: ComponentType<{ record: ResourceRecord }>;
  /** What is asked after an existing record was saved, before the page is left. */
  afterSave?: {
    isWanted: (saved: ResourceRecord) => boolean;
    Dialog: ComponentType<{ saved: ResourceRecord; onClose: () => void }>;
  };
  /** Page after a record was created; the list when left out. */
  afterCreate?: 'list' | 'edit';
}

/** A value, or a function that imports the file with the value as its default export. */
export type Loadable<T> = T | (() => Promise<{ default: T }>);

/**
 * What a resource does differently: the one object that `src/<area>/<name>/index.tsx` exports as its default. A resource
 * without differences has no file. Later areas may have further such files for it, which add to its own (`resource`). The
 * object is part of the first load, so its pages are `lazy(…)`.
 */
export interface ResourceOverrides {
  /** Name of the resource, where the folder has another one. */
  resource?: string;
  /** A section without plain CRUD: it has no definition and brings its own pages. */
  section?: Section;
  /** Group of the menu and position in it; `false` keeps it out. */
  menu?: MenuPlace | false;
  /** Pages in place of the generated ones, `null` for none. */
  pages?: { [page in 'list' | 'create' | 'edit' | 'show']?: ComponentType | null };
  /** Those of {@link pages} that decide by themselves who may open them, by more than the permissions of the section. */
  ownAccess?: readonly string[];
  /** Wraps the icon in the menu, for example with a number; also shown on the group while that is folded. */
  MenuBadge?: ComponentType<{ children: ReactNode }>;
  /** Pages of its own below the section's address, by the rest of the address; a login is all they ask for. */
  routes?: Record<string, ComponentType>;
  /** `() => import('./list')`, so that the start page does not load it. */
  list?: Loadable<ListOverrides>;
  /** `() => import('./form')`. */
  form?: Loadable<FormOverrides>;
  /** `() => import('./link')`: what a later area puts beside the filters of the list, after the list's own buttons. */
  listButtons?: () => Promise<{ default: ComponentType }>;
}
