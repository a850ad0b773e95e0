import type { UiLanguage } from '@feria/shared';
import type { Permission } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { ComponentType } from 'react';
import { CreatePage } from './form/CreatePage';
import { EditPage } from './form/EditPage';
import { ListPage } from './list/ListPage';
import { ShowPage } from './show/ShowPage';
import type { ResourceOverrides, Section } from './types';

type Pages = { list?: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType };

/** A section of the back office, ready to be registered with react-admin. */
export interface BuiltSection {
  section: Section;
  pages: Pages;
  /** Place in the menu; `null` when it has none. */
  menu: number | null;
  MenuMark?: ResourceOverrides['MenuMark'];
}

/** Place in the menu of a resource that asks for none: after those that do. */
const MENU_LAST = 1000;

function generatedPages(definition: ResourceDefinition, overrides: ResourceOverrides): Pages {
  return {
    list: () => <ListPage definition={definition} overrides={overrides.list} />,
    create: () => <CreatePage definition={definition} overrides={overrides.form} />,
    edit: () => <EditPage definition={definition} overrides={overrides.form} />,
    // Without a permission to view, whoever may read a record may change it too.
    show: definition.hasView ? () => <ShowPage definition={definition} /> : undefined,
  };
}

function build(section: Section, generated: Pages, overrides: ResourceOverrides): BuiltSection {
  const own = Object.entries({ ...generated, ...overrides.pages }).filter(([, page]) => page != null);
  const pages = Object.fromEntries(own) as Pages;
  const menu = overrides.menu ?? MENU_LAST;
  return { section, pages, menu: menu === false || !pages.list ? null : menu, MenuMark: overrides.MenuMark };
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
