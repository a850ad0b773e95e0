import {
  displayName,
  type FoundBy,
  type FoundRegistration,
  formatDate,
  formatPeriod,
  type Permission,
  type SearchResult,
  type OfficeLanguage,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { nameOf } from '../../resource-kit/definitions';

const { child, course, parent } = resources;
const REGISTRATIONS = {
  route: 'peopleCourseWeekRegistration',
  update: 'peopleCourseWeekRegistration.update',
} as const;

/** One line of the result, with what it opens. */
export interface Hit {
  key: string;
  /** Route of the resource: lines of one resource stand together. */
  route: string;
  label: string;
  /** What tells it from others with the same name. */
  detail: string;
  /** Why it was found, where its own data do not say so. */
  reason?: string;
  /** The page of the record; the list, searched for a text, where the account may not open the record. */
  opens: { type: 'edit' | 'show'; id: number } | { type: 'list'; q: string };
}

/** Words that a line needs. */
interface Words {
  inactive: string;
  /** How a registration without a seat stands. */
  place: (
    registration: Pick<FoundRegistration, 'is_waiting' | 'held_back' | 'priority' | 'offer_expires_at'>,
  ) => string;
  all: string;
  children: (names: string) => string;
  others: (names: string) => string;
  foundBy: (kind: FoundBy['kind'], text: string) => string;
}

/**
 * The lines of a result in their order: registrations first, as they are only found by a payment reference, which is then what was
 * looked for. A group with more records than are sent ends with a line that opens its list.
 * @param typed what was searched
 */
export function hitsOf(
  result: SearchResult,
  typed: string,
  can: (permission: Permission) => boolean,
  language: OfficeLanguage,
  words: Words,
): Hit[] {
  const line = (
    route: string,
    id: number,
    [label, ...details]: (string | false | null | undefined)[],
    opens: Hit['opens'],
  ): Hit => ({
    key: `${route} ${id}`,
    route,
    opens,
    label: label || '',
    detail: details.filter(Boolean).join(' · '),
  });
  const page = (id: number, types: ['edit' | 'show', Permission][], q: string): Hit['opens'] => {
    const allowed = types.find(([, permission]) => can(permission));
    return allowed ? { type: allowed[0], id } : { type: 'list', q };
  };
  const rest = (route: string, { more = false } = {}): Hit[] =>
    more
      ? [{ key: `${route} all`, route, label: words.all, detail: '', opens: { type: 'list', q: typed } }]
      : [];

  const registrations = (result.registrations?.rows ?? []).map(
    ({ id, people, course: project, courseWeek, ...place }) =>
      line(
        REGISTRATIONS.route,
        id,
        [
          displayName(people),
          nameOf(project, language),
          nameOf(courseWeek, language),
          formatPeriod(courseWeek.from, courseWeek.to),
          place.is_waiting && words.place(place),
        ],
        page(id, [['edit', REGISTRATIONS.update]], displayName(people)),
      ),
  );
  const children = (result.children?.rows ?? []).map((found) =>
    line(
      child.route,
      found.id,
      [displayName(found), formatDate(found.birth)],
      page(found.id, [['edit', child.permissions.update]], displayName(found)),
    ),
  );
  const parents = (result.parents?.rows ?? []).map(({ children: own = [], others, found_by, ...found }) => ({
    ...line(
      parent.route,
      found.id,
      [
        displayName(found),
        found.place,
        found.phone,
        own.length > 0 && words.children(own.map(({ first_name }) => first_name).join(', ')),
        others.length > 0 && words.others(others.map(displayName).join(', ')),
      ],
      page(
        found.id,
        [
          ['show', parent.permissions.view],
          ['edit', parent.permissions.update],
        ],
        displayName(found),
      ),
    ),
    reason: found_by && words.foundBy(found_by.kind, textOf(found_by)),
  }));
  const courses = (result.courses?.rows ?? []).map((found) => {
    const name = nameOf(found, language);
    return line(
      course.route,
      found.id,
      [name, found.year?.toString(), !found.active && words.inactive],
      page(
        found.id,
        [
          ['show', course.permissions.view],
          ['edit', course.permissions.update],
        ],
        name,
      ),
    );
  });
  return [
    ...registrations,
    ...rest(REGISTRATIONS.route, result.registrations),
    ...children,
    ...rest(child.route, result.children),
    ...parents,
    ...rest(parent.route, result.parents),
    ...courses,
    ...rest(course.route, result.courses),
  ];
}

/** `Oma Maria Moser +39 …`. */
function textOf({ relation, name, phone }: FoundBy): string {
  return [relation, name, phone].filter(Boolean).join(' ');
}
