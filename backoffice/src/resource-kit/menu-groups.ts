/**
 * The groups of the menu by the work that they are for, in the order of the menu. The name of each stands in
 * `app.menu_groups` of the texts. A group in which an account sees no entry is not shown.
 */
export const MENU_GROUPS = ['season', 'families', 'money', 'catalogue', 'administration'] as const;

/** A group of the menu. */
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Where a section stands in the menu. */
export interface MenuPlace {
  group: MenuGroup;
  /** Position in the group, smallest first; after the others when left out. */
  position?: number;
}

/** The place of a section that names none: the plain resources, which are lists to choose from in forms. */
export const DEFAULT_PLACE: MenuPlace = { group: 'catalogue' };

/** Where a place stands among all, as a number: by group, then by position, places without one last in their group. */
export function rankOf({ group, position = 9_999 }: MenuPlace): number {
  return MENU_GROUPS.indexOf(group) * 10_000 + position;
}
