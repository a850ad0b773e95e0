import {
  offeredDayTypes,
  priceOf,
  registrationWindow,
  romeInstant,
  toEuros,
  type ContentLanguage,
  type IsoDate,
  type IsoTime,
} from '@feria/shared';
import { hoursOf } from '@feria/shared/rules/hours';
import { nameIn } from '@feria/shared/rules/content';
import type { AggregateOffer, Event, Offer, Organization, Place, WithContext } from 'schema-dts';
import { plainText } from '../../core/text/plain-text.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import type { LocationEntity } from '../../model/catalogue/location.entity.js';
import { dayTypeName } from '../courses/day-type-name.js';
import type { ListedProject } from './listed-projects.js';
import type { ProjectFacts } from './project-facts.js';

/** What an event of schema.org is said in, and by whom. */
interface EventContext {
  language: ContentLanguage;
  facts: ProjectFacts;
  organiser: { name: string; address: string };
  /** Absolute address of the page in the language. */
  address: string;
  /** Absolute address of the picture, if there is one. */
  image: string | null;
}

const OFFLINE = 'https://schema.org/OfflineEventAttendanceMode';
const SCHEDULED = 'https://schema.org/EventScheduled';
const CANCELLED = 'https://schema.org/EventCancelled';

/** Those properties that every event of a page has. */
type Common = Record<string, unknown>;

/**
 * A project as an event of schema.org, its weeks as events of it, each with what it costs. Free seats are not said: search engines
 * would show them for days. `null` for a project without dates, because an event has some.
 */
export function projectEvent(
  { course, weeks }: ListedProject,
  context: EventContext,
): WithContext<Event> | null {
  const { facts, organiser, address, image, language } = context;
  if (!facts.from) return null;
  const by: Organization = { '@type': 'Organization', name: organiser.name, url: organiser.address };
  const common: Common = {
    eventAttendanceMode: OFFLINE,
    organizer: by,
    inLanguage: language,
    url: address,
    ...(image && { image: [image] }),
    ...(course.location && { location: placeOf(course.location, language) }),
  };
  const subEvents = weeks.map((week) => weekEvent(week, { ...context, common, course }));
  const takesPlace = weeks.length === 0 || weeks.some(({ cancelled_at }) => !cancelled_at);
  const offers = allOffers(course, weeks, context);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${address}#event`,
    name: facts.name,
    description: facts.text || facts.summary || facts.name,
    startDate: facts.from,
    endDate: facts.to ?? facts.from,
    eventStatus: takesPlace ? SCHEDULED : CANCELLED,
    ...common,
    ...(offers && { offers }),
    ...(subEvents.length && { subEvent: subEvents }),
  };
}

function weekEvent(
  week: CourseWeekEntity,
  { language, facts, common, course, address }: EventContext & { common: Common; course: CourseEntity },
): Event {
  const hours = hoursOf(week, 'full_day') ?? hoursOf(week, 'half_day');
  const name = plainText(nameIn(language, week));
  const offers = week.cancelled_at ? [] : weekOffers(course, week, { language, address });
  return {
    '@type': 'Event',
    name: `${facts.name}: ${name}`,
    description: `${facts.name}: ${name}`,
    startDate: at(week.from, hours?.from),
    endDate: at(week.to, hours?.to),
    eventStatus: week.cancelled_at ? CANCELLED : SCHEDULED,
    ...common,
    ...(offers.length && { offers }),
  };
}

/** A day, or the instant at which its clock in Rome shows a time. */
function at(date: IsoDate, time: IsoTime | undefined): string {
  return time ? romeInstant(date, time).toISOString() : date;
}

function placeOf(location: LocationEntity, language: ContentLanguage): Place {
  const { address, latitude, longitude } = location;
  const name = plainText(nameIn(language, location));
  return {
    '@type': 'Place',
    name,
    // Search engines want an address; who has entered none has entered a name that families know.
    address: plainText(address ?? '') || name,
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

function weekOffers(
  course: CourseEntity,
  week: CourseWeekEntity,
  { language, address }: Pick<EventContext, 'language' | 'address'>,
): Offer[] {
  return offeredDayTypes(week).map((type) => ({
    '@type': 'Offer',
    name: dayTypeName(course, type, language),
    price: toEuros(priceOf(week, type)),
    priceCurrency: 'EUR',
    url: address,
    ...during(course, week.from),
  }));
}

/** The weeks that can be booked together, as one offer; `null` where there is none. */
function allOffers(
  course: CourseEntity,
  weeks: readonly CourseWeekEntity[],
  context: EventContext,
): AggregateOffer | null {
  const prices = weeks
    .filter(({ cancelled_at }) => !cancelled_at)
    .flatMap((week) => offeredDayTypes(week).map((type) => toEuros(priceOf(week, type))));
  if (prices.length === 0) return null;
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    priceCurrency: 'EUR',
    url: context.address,
    ...during(course, null),
  };
}

/** When registration is open. */
function during(
  course: CourseEntity,
  week_from: IsoDate | null,
): { validFrom?: string; validThrough?: string } {
  const { opens_at, closes_at } = registrationWindow({ ...course, week_from });
  return {
    ...(opens_at && { validFrom: opens_at.toISOString() }),
    ...(closes_at && { validThrough: closes_at.toISOString() }),
  };
}
