import type { UiLanguage } from '@feria/shared';
import type { Permission } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import { lazy, type ComponentType } from 'react';
import type { ResourceOverrides, Section, Split } from './types';

type Pages = { list?: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType };

/** A section of the back office, ready to be registered with react-admin. */
export interface BuiltSection {
  section: Section;
  pages: Pages;
  /** Pages of its own below the section's address, by the rest of the address. */
  routes: Record<string, ComponentType>;
  /** Place in the menu; `null` when it has none. */
  menu: number | null;
  MenuMark?: ResourceOverrides['MenuMark'];
}

/** Place in the menu of a resource that asks for none: after those that do. */
const MENU_LAST = 1000;

/** What a page of its own does differently: there already, or in a file that the page loads with itself. */
async function loaded<T>(split: Split<T> | undefined): Promise<T | undefined> {
  return typeof split === 'function' ? (await (split as () => Promise<{ default: T }>)()).default : split;
}

/** The generated pages. Each is loaded when it is first opened: the start page needs neither tables nor forms. */
function generatedPages(definition: ResourceDefinition, overrides: ResourceOverrides): Pages {
  return {
    list: lazy(async () => {
      const [{ ListPage }, own] = await Promise.all([import('./list/ListPage'), loaded(overrides.list)]);
      return { default: () => <ListPage definition={definition} overrides={own} /> };
    }),
    create: lazy(async () => {
      const [{ CreatePage }, own] = await Promise.all([import('./form/CreatePage'), loaded(overrides.form)]);
      return { default: () => <CreatePage definition={definition} overrides={own} /> };
    }),
    edit: lazy(async () => {
      const [{ EditPage }, own] = await Promise.all([import('./form/EditPage'), loaded(overrides.form)]);
      return { default: () => <EditPage definition={definition} overrides={own} /> };
    }),
    // Without a permission to view, whoever may read a record may change it too.
    show: definition.hasView
      ? lazy(async () => {
          const { ShowPage } = await import('./show/ShowPage');
          return { default: () => <ShowPage definition={definition} /> };
        })
      : undefined,
  };
}

function build(section: Section, generated: Pages, overrides: ResourceOverrides): BuiltSection {
  const own = Object.entries({ ...generated, ...overrides.pages }).filter(([, page]) => page != null);
  const pages = Object.fromEntries(own) as Pages;
  const menu = overrides.menu ?? MENU_LAST;
  return {
    section,
    pages,
    routes: overrides.routes ?? {},
    menu: menu === false || !pages.list ? null : menu,
    MenuMark: overrides.MenuMark,
  };
}

/** Every section: one for each definition with what its resource does differently, and those written by hand. */
export function buildSections(
  definitions: readonly ResourceDefinition[],
  overridesByName: ReadonlyMap<string, ResourceOverrides>,
): BuiltSection[] {
  const generated = definitions.map((definition) => {
    const overrides = overridesByName.get(definition.name) ?? {};
    return build(definition, generatedPages(definition, overrides), overrides);
  });
  const byHand = [...overridesByName.values()].flatMap((overrides) =>
    overrides.section ? [build(overrides.section, {}, overrides)] : [],
  );
  return [...generated, ...byHand];
}

/** Sections with a menu entry, in the order of the menu. */
export function menuOf(sections: readonly BuiltSection[]): BuiltSection[] {
  return sections
    .filter(({ menu }) => menu !== null)
    .sort((a, b) => (a.menu ?? MENU_LAST) - (b.menu ?? MENU_LAST));
}

const permissionOf: Record<string, keyof Section['permissions']> = {
  list: 'index',
  create: 'create',
  edit: 'update',
  delete: 'update',
  show: 'view',
};

/** The permission that an action on a section needs; `null` when there is no such section or action. */
export function permissionFor(
  sections: readonly BuiltSection[],
  route: string,
  action: string,
): Permission | null {
  const found = sections.find(({ section }) => section.route === route);
  const kind = permissionOf[action];
  return found && kind ? found.section.permissions[kind] : null;
}

/** The words of every section in a language, as react-admin looks for them. */
export function messagesOf(
  sections: readonly BuiltSection[],
  language: UiLanguage,
): Record<string, Section['messages'][UiLanguage]> {
  return Object.fromEntries(sections.map(({ section }) => [section.route, section.messages[language]]));
}
