import type { ContentLanguage } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { hoursOf } from '@feria/shared/rules/hours';
import { addressIn } from '@feria/shared/rules/page-language';
import { plainText } from '../../core/text/plain-text.js';
import type { ProgrammeEntry } from '../../mailing/calendar/ics.js';
import type { ListedProject } from './listed-projects.js';
import type { ProjectFacts } from './project-facts.js';

/** The weeks of a project as a calendar shows them. */
export function programmeEntries(
  { course, weeks }: ListedProject,
  {
    facts,
    language,
    absolute,
  }: { facts: ProjectFacts; language: ContentLanguage; absolute: (path: string) => string },
): ProgrammeEntry[] {
  const { location } = course;
  const [lat, lon] = [location?.latitude ?? null, location?.longitude ?? null];
  return weeks.map((week) => ({
    weekId: week.id,
    course: facts.name,
    week: plainText(nameIn(language, week)),
    from: week.from,
    to: week.to,
    hours: hoursOf(week, 'full_day') ?? hoursOf(week, 'half_day'),
    location: location
      ? plainText([nameIn(language, location), location.address].filter(Boolean).join(', '))
      : null,
    geo: lat === null || lon === null ? null : { lat, lon },
    url: addressIn(language, absolute(facts.path)),
    isCancelled: week.cancelled_at !== null,
    changedAt: latest(week.dates_changed_at, week.cancelled_at),
  }));
}

function latest(...instants: (Date | null)[]): Date | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length ? new Date(Math.max(...known.map(Number))) : null;
}
