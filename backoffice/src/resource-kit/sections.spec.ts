import { allResources, resources } from '@feria/shared/resources/index';
import { buildSections, menuOf, messagesOf, overridesByName, permissionsFor } from './sections';
import type { ResourceOverrides } from './types';

const page = () => null;
const log = { ...resources.location, name: 'log', route: 'log' };
const overrides = new Map<string, ResourceOverrides>([
  ['location', { menu: { group: 'season', position: 5 }, pages: { show: page } }],
  ['courseWeek', { menu: false, pages: { list: null, create: null, edit: null, show: null } }],
  ['log', { section: log, menu: { group: 'season', position: 1 }, pages: { list: page } }],
  ['role', { menu: { group: 'administration', position: 1 } }],
  ['courseType', { menu: { group: 'catalogue', position: 2000 } }],
]);
const sections = buildSections(allResources, overrides);
const find = (route: string) => sections.find(({ section }) => section.route === route);

it('has a section for every definition and for those written by hand', () => {
  expect(sections).toHaveLength(allResources.length + 1);
});

it('generates list, create and edit, and a page to look at where there is a permission for it', () => {
  expect(Object.keys(find('courseType')?.pages ?? {}).sort()).toEqual(['create', 'edit', 'list']);
  expect(Object.keys(find('course')?.pages ?? {})).toContain('show');
});

it('takes the pages of a resource in place of the generated ones, none for null', () => {
  expect(find('locations')?.pages.show).toBe(page);
  expect(find('courseWeek')?.pages).toEqual({});
  expect(find('log')?.pages).toEqual({ list: page });
});

it('takes what several areas say of one resource', () => {
  const form = () => Promise.resolve({ default: {} });
  const merged = overridesByName([
    [
      'course',
      { menu: { group: 'season', position: 20 }, form, pages: { edit: page }, routes: { overview: page } },
    ],
    ['role', { menu: false }],
    ['course', { resource: 'course', pages: { show: page }, routes: { day: page } }],
  ]);
  expect([...merged.keys()]).toEqual(['course', 'role']);
  expect(merged.get('course')).toEqual({
    resource: 'course',
    menu: { group: 'season', position: 20 },
    form,
    pages: { edit: page, show: page },
    routes: { overview: page, day: page },
  });
});

it('orders the menu by group and position, those without a place last in the catalogue, and leaves out what has no list', () => {
  const menu = menuOf(sections);
  const routes = menu.map(({ section }) => section.route);
  expect(routes.slice(0, 3)).toEqual(['log', 'locations', 'courseType']);
  expect(routes.at(-1)).toBe('roles');
  expect(routes).not.toContain('courseWeek');
  const withoutPlace = menu.find(({ section }) => section.route === 'courseCategory');
  expect(withoutPlace?.menu.group).toBe('catalogue');
});

it('names the permissions of an action, and none for what does not exist', () => {
  expect(permissionsFor(sections, 'locations', 'delete')).toEqual([resources.location.permissions.update]);
  expect(permissionsFor(sections, 'locations', 'list')).toEqual([resources.location.permissions.index]);
  expect(permissionsFor(sections, 'locations', 'burn')).toEqual([]);
  expect(permissionsFor(sections, 'nowhere', 'list')).toEqual([]);
});

it('opens a list to who sees the own records of it only', () => {
  const [first, ...rest] = sections;
  const own = { ...first!, section: { ...first!.section, listsOwn: 'apiKey.create' as const } };
  const { route, permissions } = own.section;
  expect(permissionsFor([own, ...rest], route, 'list')).toEqual([permissions.index, 'apiKey.create']);
  expect(permissionsFor([own, ...rest], route, 'edit')).toEqual([permissions.update]);
});

it('gives the words of each section under its address', () => {
  expect(messagesOf(sections, 'it').locations).toBe(resources.location.messages.it);
});
