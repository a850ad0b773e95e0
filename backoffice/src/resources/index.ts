import type { Permission, UiLanguage } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { buildSections, menuOf, messagesOf, permissionFor } from '../resource-kit/sections';
import type { ResourceOverrides } from '../resource-kit/types';

/** What resources do differently: a folder named like the resource exports it. Plain resources have no folder. */
const modules = import.meta.glob<{ default: ResourceOverrides }>('./*/index.tsx', { eager: true });

const overrides = new Map(
  Object.entries(modules).map(([path, module]) => [path.split('/')[1] ?? path, module.default]),
);

/** Every section of the back office. */
export const sections = buildSections(allResources, overrides);

/** Sections that the menu shows, in its order. */
export const menuSections = menuOf(sections);

/** The words of every section in a language. */
export const sectionMessages = (language: UiLanguage) => messagesOf(sections, language);

/** The permission that an action on a section needs. */
export const sectionPermission = (route: string, action: string): Permission | null =>
  permissionFor(sections, route, action);

const names = new Map(sections.map(({ section }) => [section.route, section.name]));

/** What the API calls a section (`locations` → `location`). */
export const apiNameOf = (route: string): string => names.get(route) ?? route;
