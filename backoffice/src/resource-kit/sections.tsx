import type { Permission, OfficeLanguage } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import { type ComponentType, lazy } from 'react';
import { DEFAULT_PLACE, type MenuPlace, rankOf } from './menu-groups';
import type { ResourceOverrides, Section, Loadable } from './types';

type Pages = { list?: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType };

/** A section of the back office, ready to be registered with react-admin. */
export interface BuiltSection {
  section: Section;
  pages: Pages;
  /** Further pages below the section's address, by the rest of their address. */
  routes: Record<string, ComponentType>;
  /** Place in the menu; `null` when it is not in the menu. */
  menu: MenuPlace | null;
  MenuBadge?: ResourceOverrides['MenuBadge'];
  /** Pages that decide by themselves who may open them. */
  ownAccess: readonly string[];
}

/** The value of a {@link Loadable}; imports its file if it has one. */
async function load<T>(overrides: Loadable<T> | undefined): Promise<T | undefined> {
  return typeof overrides === 'function'
    ? (await (overrides as () => Promise<{ default: T }>)()).default
    : overrides;
}

/** The generated pages. Each is loaded when it is first opened: the start page needs neither tables nor forms. */
function generatedPages(definition: ResourceDefinition, overrides: ResourceOverrides): Pages {
  return {
    list: lazy(async () => {
      const [{ ListPage }, loaded, added] = await Promise.all([
        import('./list/list-page'),
        load(overrides.list),
        overrides.listButtons?.(),
      ]);
      return {
        default: () => <ListPage definition={definition} overrides={loaded} Buttons={added?.default} />,
      };
    }),
    create: lazy(async () => {
      const [{ CreatePage }, loaded] = await Promise.all([
        import('./form/create-page'),
        load(overrides.form),
      ]);
      return { default: () => <CreatePage definition={definition} overrides={loaded} /> };
    }),
    edit: lazy(async () => {
      const [{ EditPage }, loaded] = await Promise.all([import('./form/edit-page'), load(overrides.form)]);
      return { default: () => <EditPage definition={definition} overrides={loaded} /> };
    }),
    // Resources without a `view` permission have no such page: everybody who may read their records may also edit them.
    show: definition.hasView
      ? lazy(async () => {
          const { ShowPage } = await import('./show/show-page');
          return { default: () => <ShowPage definition={definition} /> };
        })
      : undefined,
  };
}

function build(section: Section, generated: Pages, overrides: ResourceOverrides): BuiltSection {
  const entries = Object.entries({ ...generated, ...overrides.pages }).filter(([, page]) => page != null);
  const pages = Object.fromEntries(entries) as Pages;
  const menu = overrides.menu ?? DEFAULT_PLACE;
  return {
    section,
    pages,
    routes: overrides.routes ?? {},
    menu: menu === false || !pages.list ? null : menu,
    MenuBadge: overrides.MenuBadge,
    ownAccess: overrides.ownAccess ?? [],
  };
}

/** The overrides of each resource as one: pages and routes of all, and what only one of them says. */
export function overridesByName(
  all: readonly (readonly [name: string, overrides: ResourceOverrides])[],
): Map<string, ResourceOverrides> {
  const merged = new Map<string, ResourceOverrides>();
  for (const [name, own] of all) {
    const others = merged.get(name);
    const pages = { ...others?.pages, ...own.pages };
    merged.set(name, { ...others, ...own, pages, routes: { ...others?.routes, ...own.routes } });
  }
  return merged;
}

/** Every section: one for each definition with the overrides of its resource, and those that have no definition. */
export function buildSections(
  definitions: readonly ResourceDefinition[],
  overrides: ReadonlyMap<string, ResourceOverrides>,
): BuiltSection[] {
  const generated = definitions.map((definition) => {
    const own = overrides.get(definition.name) ?? {};
    return build(definition, generatedPages(definition, own), own);
  });
  const withoutDefinition = [...overrides.values()].flatMap((own) =>
    own.section ? [build(own.section, {}, own)] : [],
  );
  return [...generated, ...withoutDefinition];
}

/** A section with an entry in the menu. */
export type MenuSection = BuiltSection & { menu: MenuPlace };

/** Sections with a menu entry, in the order of the menu. */
export function menuOf(sections: readonly BuiltSection[]): MenuSection[] {
  return sections
    .filter((section): section is MenuSection => section.menu !== null)
    .sort((a, b) => rankOf(a.menu) - rankOf(b.menu));
}

const permissionOf: Record<string, keyof Section['permissions']> = {
  list: 'index',
  create: 'create',
  edit: 'update',
  delete: 'update',
  show: 'view',
};

/** The permissions of which one opens an action on a section; none when there is no such section or action. */
export function permissionsFor(
  sections: readonly BuiltSection[],
  route: string,
  action: string,
): readonly Permission[] {
  const found = sections.find(({ section }) => section.route === route);
  const kind = permissionOf[action];
  if (!found || !kind) return [];
  return kind === 'index' ? toList(found.section) : [found.section.permissions[kind]];
}

/** The permissions of which one opens the list of a section. */
export function toList({ permissions, listsOwn }: Section): Permission[] {
  return listsOwn ? [permissions.index, listsOwn] : [permissions.index];
}

/** The messages of every section in a language, in the shape that react-admin expects. */
export function messagesOf(
  sections: readonly BuiltSection[],
  language: OfficeLanguage,
): Record<string, Section['messages'][OfficeLanguage]> {
  return Object.fromEntries(sections.map(({ section }) => [section.route, section.messages[language]]));
}
