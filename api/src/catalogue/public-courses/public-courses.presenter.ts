import { customFieldOf, openQuestions } from '@feria/shared/rules/questions';
import { occupancyOf } from '@feria/shared/rules/registration-window';
import {
  allocationNow,
  availability,
  inOrderOfTime,
  lowestPrice,
  OFFER_HOURS,
  registrationWindow,
  seatsLeft,
  toEuros,
  weekState,
  type FrontendPlace,
  type FrontendProject,
  type FrontendProjectDetail,
  type FrontendSpot,
  type FrontendWeek,
  type FrontendWeekDetail,
} from '@feria/shared';
import type { ReaderVariant } from '../../core/http/public-cache/same-for-everybody.js';
import { named } from '../../core/crud/columns.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import type { LocationEntity } from '../../model/catalogue/location.entity.js';
import { windowFacts } from '../courses/course.queries.js';
import type { CourseParts } from './public-courses.queries.js';

/*
 * Every field that anybody on the internet may see is named here: a new field of a course stays hidden until it is added.
 */

/** A course in the public list. */
export function presentProject(course: CourseEntity, parts: CourseParts, now: Date): FrontendProject {
  return {
    ...presentCard(course, parts, now),
    location: presentSpot(course.location),
    courseWeeks: parts.weeksOf(course.id).map((week) => presentWeek({ course, week, now }, parts)),
  };
}

/** A course on its public page. */
export function presentProjectDetail(
  course: CourseEntity,
  parts: CourseParts,
  now: Date,
): FrontendProjectDetail {
  const questions = openQuestions(course.questions);
  return {
    ...presentCard(course, parts, now),
    location: presentPlace(course.location),
    info: course.info,
    info_it: course.info_it,
    program: course.program,
    register_from: course.register_from,
    register_from_time: course.register_from_time,
    register_to: course.register_to,
    has_priority: false,
    regular_opens_at: registrationWindow({ ...course, week_from: null }).opens_at?.toISOString() ?? null,
    server_time: now.toISOString(),
    sibling_discount_2: course.sibling_discount_2,
    sibling_discount_3: course.sibling_discount_3,
    questions,
    ...customFieldOf(questions),
    custom_labels: course.custom_labels,
    label_full_day_de: course.label_full_day_de,
    label_full_day_it: course.label_full_day_it,
    label_half_day_de: course.label_half_day_de,
    label_half_day_it: course.label_half_day_it,
    cancellation: inOrderOfTime(course.applied_cancellation),
    courseWeeks: parts.weeksOf(course.id).map((week) => presentWeekDetail({ course, week, now }, parts)),
  };
}

function presentCard(
  course: CourseEntity,
  parts: CourseParts,
  now: Date,
): Omit<FrontendProject, 'courseWeeks' | 'location'> {
  const type = course.courseType;
  const weeks = parts.weeksOf(course.id);
  const window = registrationWindow({ ...course, week_from: null });
  const lowest =
    lowestPrice(weeks.filter((week) => canStillBeBooked(course, week, parts, now))) ?? lowestPrice(weeks);
  return {
    id: course.id,
    name: course.name,
    name_it: course.name_it,
    description: course.description,
    description_it: course.description_it,
    image: course.image,
    from: course.from,
    to: course.to,
    price: toEuros(course.price),
    price_from: lowest === null ? null : toEuros(lowest),
    age_from: course.age_from,
    age_to: course.age_to,
    schools: course.schools,
    ...placesOf(course),
    opens_at: window.opens_at?.toISOString() ?? null,
    closes_at: window.closes_at?.toISOString() ?? null,
    courseType: type
      ? { id: type.id, name: type.name, name_it: type.name_it, sort_order: type.sort_order }
      : null,
    courseCategories: parts
      .categoriesOf(course.id)
      .map(({ category }) => named(category) as FrontendProject['courseCategories'][number]),
  };
}

/**
 * The page of a project for a family that may register earlier (product/catalogue.md#priority): it opens when it opens for them. Made of the
 * answer for everybody, whose weeks that are not open yet are open for them from then on.
 */
export const PRIORITY: ReaderVariant<FrontendProjectDetail> = {
  differs: ({ priority_places }) => priority_places.length > 0,
  of: (project, { person }) => {
    const { priority_places, priority_opens_at, server_time } = project;
    const plz = person?.plz?.trim();
    if (!plz || !priority_opens_at || !priority_places.includes(plz)) return project;
    const isOpen = server_time >= priority_opens_at;
    return {
      ...project,
      has_priority: true,
      opens_at: priority_opens_at,
      courseWeeks: project.courseWeeks.map((week) =>
        isOpen && week.state === 'before_registration' ? { ...week, state: 'open' } : week,
      ),
    };
  },
};

/** A place of the list: with three decimals of its coordinates, because the list is long and read by everybody. */
function presentSpot(place: LocationEntity | null | undefined): FrontendSpot | null {
  if (!place) return null;
  const { id, name, name_it, latitude, longitude } = place;
  const spot = { id, name, name_it };
  return latitude == null || longitude == null
    ? spot
    : { ...spot, latitude: Number(latitude.toFixed(3)), longitude: Number(longitude.toFixed(3)) };
}

/** A place with its address and coordinates, as far as the office has entered them. */
function presentPlace(place: LocationEntity | null | undefined): FrontendPlace | null {
  if (!place) return null;
  const { id, name, name_it } = place;
  return { id, name, name_it, ...given(place, ['address', 'latitude', 'longitude']) };
}

/** What of some fields is filled: the page of a project is read by everybody in an opening minute, and carries nothing empty. */
function given<Row, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): { [name in Name]?: NonNullable<Row[name]> } {
  return Object.fromEntries(names.flatMap((name) => (row[name] == null ? [] : [[name, row[name]]]))) as {
    [name in Name]?: NonNullable<Row[name]>;
  };
}

/** How the course gives its places, and who may register earlier. */
function placesOf(course: CourseEntity) {
  const { priority_places, priority_from: register_from, priority_from_time: register_from_time } = course;
  const isEarlier = priority_places.length > 0 && register_from !== null;
  const earlier = { register_from, register_from_time, register_to: null, week_from: null };
  return {
    allocation: course.allocation,
    places_per_child: course.places_per_child,
    places_given: course.allocated_at !== null,
    move_up: course.move_up,
    offer_hours: course.offer_hours ?? OFFER_HOURS,
    priority_places: isEarlier ? priority_places : [],
    priority_opens_at: isEarlier ? (registrationWindow(earlier).opens_at?.toISOString() ?? null) : null,
  };
}

/** Whether a place or a place in the queue of the week can be had, now or when registration opens. */
function canStillBeBooked(
  course: CourseEntity,
  week: CourseWeekEntity,
  parts: CourseParts,
  now: Date,
): boolean {
  const isOver = weekState(windowFacts(week, course), now) === 'after_registration';
  return !isOver && availability({ ...week, ...occupancyOf(parts.countsOf(week.id)) }) !== 'full';
}

function presentWeek(
  { course, week, now }: { course: CourseEntity; week: CourseWeekEntity; now: Date },
  parts: CourseParts,
): FrontendWeek {
  const occupancy = { ...week, ...occupancyOf(parts.countsOf(week.id)) };
  const available = availability(occupancy);
  const state = weekState(windowFacts(week, course), now);
  // Before a draw everybody may wish every week: seats say nothing.
  const upTo = allocationNow(placesOf(course)) === 'draw' ? 0 : parts.seatsShownUpTo;
  const left = seatsLeft(occupancy, { state, upTo });
  return {
    id: week.id,
    name: week.name,
    name_it: week.name_it,
    from: week.from,
    to: week.to,
    state,
    full: available === 'full',
    availability: available,
    ...(left !== undefined && { seats_left: left }),
    cancelled_at: week.cancelled_at?.toISOString() ?? null,
  };
}

function presentWeekDetail(
  { course, week, now }: { course: CourseEntity; week: CourseWeekEntity; now: Date },
  parts: CourseParts,
): FrontendWeekDetail {
  return {
    ...presentWeek({ course, week, now }, parts),
    time_info_de: week.time_info_de,
    time_info_it: week.time_info_it,
    half_day: week.half_day,
    full_day: week.full_day,
    price: week.price === null ? null : toEuros(week.price),
    price_half_day: week.price_half_day === null ? null : toEuros(week.price_half_day),
    program: week.program,
    ...(week.full_day ? given(week, ['time_from', 'time_to']) : {}),
    ...(week.half_day ? given(week, ['time_from_half_day', 'time_to_half_day']) : {}),
  };
}
