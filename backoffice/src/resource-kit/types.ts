import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A record as the kit sees it: what is in it, the definition says. */
export type KitRecord = RaRecord<number> & Record<string, unknown>;

/** What menu, addresses, permissions and words need of a section; every resource definition has it. */
export type Section = Pick<
  ResourceDefinition,
  'name' | 'route' | 'icon' | 'permissions' | 'messages' | 'hasView'
>;

/** A column of a list. */
export interface Column {
  /** Name of the column; its label is `fields.<source>` of the section unless `label` says otherwise. */
  source: string;
  label?: string;
  /** What the server sorts by; `false` when it cannot. `source` when left out. */
  sortBy?: string | false;
  align?: 'left' | 'right' | 'center';
  render: (record: KitRecord) => ReactNode;
}

/** What an override of a field gets. */
export interface FieldInputProps {
  definition: ResourceDefinition;
  name: string;
  field: Field;
}

/** What a tab of its own gets: the fields that stand in it. */
export interface TabProps {
  definition: ResourceDefinition;
  fields: readonly (readonly [string, Field])[];
}

/** What a filter of its own gets. */
export interface FilterInputProps {
  source: string;
  label: string;
}

/** What a list does differently. */
export interface ListOverrides {
  /** Columns by name: what differs from the generated one. */
  columns?: Record<string, Partial<Omit<Column, 'source'>>>;
  /** Filters by name, in place of the generated ones. */
  filters?: Record<string, ComponentType<FilterInputProps>>;
  /** Filters that a list starts with. */
  filterDefaults?: Record<string, string>;
  /** Icons of a row before edit and delete. */
  RowActions?: ComponentType<{ record: KitRecord }>;
}

/** What a form does differently. */
export interface FormOverrides {
  /** Fields by name: a component in place of the generated input, `null` for none. */
  fields?: Record<string, ComponentType<FieldInputProps> | null>;
  /** Tabs by name: a component in place of the grid of fields. */
  tabs?: Record<string, ComponentType<TabProps>>;
  /** Tabs that only an existing record has. */
  editOnlyTabs?: readonly string[];
  /** Shown over the fields of an existing record. */
  Above?: ComponentType<{ record: KitRecord }>;
  /** Shown under the form of an existing record. */
  Below?: ComponentType<{ record: KitRecord }>;
  /** Page after a record was created; the list when left out. */
  afterCreate?: 'list' | 'edit';
}

/** A value, or a file that exports it as its default and is loaded with the page that needs it. */
export type Split<T> = T | (() => Promise<{ default: T }>);

/**
 * What a resource does differently: the one object that `src/resources/<name>/index.tsx` exports as its default. A
 * resource without differences has no file. It is part of the first load: pages stand in it as `lazy(…)`.
 */
export interface ResourceOverrides {
  /** A section whose records are no plain CRUD: it has no definition and brings its own pages. */
  section?: Section;
  /** Place in the menu, smallest first; `false` keeps it out. */
  menu?: number | false;
  /** Pages in place of the generated ones, `null` for none. */
  pages?: { [page in 'list' | 'create' | 'edit' | 'show']?: ComponentType | null };
  /** Put around the icon in the menu: shows a number that asks to be looked at. */
  MenuMark?: ComponentType<{ children: ReactNode }>;
  /** Pages of its own below the section's address, by the rest of the address; a login is all they ask for. */
  routes?: Record<string, ComponentType>;
  /** `() => import('./list')`, so that the start page does not load it. */
  list?: Split<ListOverrides>;
  /** `() => import('./form')`. */
  form?: Split<FormOverrides>;
}
