import { resources } from '@feria/shared/resources/index';

const PAGE = `/${resources.course.route}/rollover`;

/** Address of the page that makes the next season of these projects. */
export function rolloverOfProjects(ids: readonly number[]): string {
  return `${PAGE}?ids=${ids.join(',')}`;
}

/** Address of the page that makes the next season of all projects of a year; of this one when left out. */
export function rolloverOfYear(year?: string): string {
  return year ? `${PAGE}?year=${year}` : PAGE;
}

/** The ids in the address; `null` when it names none. */
export function idsIn(search: URLSearchParams): number[] | null {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return ids.length ? [...new Set(ids.map(Number))] : null;
}
