import type { Permission, OfficeLanguage } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { buildSections, menuOf, messagesOf, overridesByName, permissionsFor } from '../resource-kit/sections';
import type { ResourceOverrides } from '../resource-kit/types';

/**
 * What resources do differently, in folders of their areas. A folder has the name of its resource in kebab-case, unless its
 * overrides name another one (`resource`): so a later area adds its pages and buttons to the resource of an earlier one.
 * Plain resources have no folder.
 */
const modules = import.meta.glob<{ default: ResourceOverrides }>('../*/**/index.tsx', { eager: true });

/** `../catalogue/course-week/index.tsx` → `courseWeek` */
function resourceOfFolder(path: string): string {
  const folder = path.split('/').at(-2) ?? path;
  return folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const overrides = overridesByName(
  Object.entries(modules).map(([path, { default: own }]) => [own.resource ?? resourceOfFolder(path), own]),
);

/** Every section of the back office. */
export const sections = buildSections(allResources, overrides);

/** Sections that the menu shows, in its order. */
export const menuSections = menuOf(sections);

/** The words of every section in a language. */
export const sectionMessages = (language: OfficeLanguage) => messagesOf(sections, language);

/** The permissions of which one opens an action on a section. */
export const sectionPermissions = (route: string, action: string): readonly Permission[] =>
  permissionsFor(sections, route, action);

const names = new Map(sections.map(({ section }) => [section.route, section.name]));

/** What the API calls a section (`locations` → `location`). */
export const apiNameOf = (route: string): string => names.get(route) ?? route;
