import { normaliseForSearch, sortKey } from '@feria/shared';
import type { DataSource } from 'typeorm';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { ChildEntity, ChildParentEntity } from '../../src/model/families/child.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { bookInserted } from './book-inserted.js';

/** What years of a large organiser leave. */
export const MANY: Size = { registrations: 200_000, children: 20_000, courses: 400, weeks: 10 };
/** The tenth part of it. */
export const FEWER: Size = { registrations: 20_000, children: 2_000, courses: 40, weeks: 10 };

/** How many rows; `weeks` of each course. */
interface Size {
  registrations: number;
  children: number;
  courses: number;
  weeks: number;
}

const FIRST = [
  'Anna',
  'Bruno',
  'Chiara',
  'David',
  'Élise',
  'Franz',
  'Giulia',
  'Hannes',
  'Irene',
  'Jonas',
  'Klara',
  'Luca',
];
const LAST = ['Rossi', 'Gruber', 'Müller', "D'Angelo", 'Pichler', 'Bianchi', 'Oberrauch', 'Kofler', 'Moser'];
const KINDS = ['Waldwochen', 'Zirkus', 'Klettern', 'Theater', 'Schwimmen', 'Musik', 'Bergsommer', 'Robotik'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const day = (offset: number): string =>
  new Date(Date.UTC(2016, 0, 4) + offset * 86_400_000).toISOString().slice(0, 10);

/**
 * Fills an empty, migrated database: every tenth course is active, each child has ten registrations, each week fifty. The
 * registrations are multiplied within the database.
 * @param parents whether two children each have a parent, without account
 */
export async function seedManyRegistrations(
  dataSource: DataSource,
  size: Size = MANY,
  { parents = false } = {},
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const fill = async <Row extends object>(
      target: new () => Row,
      count: number,
      make: (index: number) => object,
    ): Promise<void> => {
      const rows = Array.from({ length: count }, (_, index) => make(index));
      for (let start = 0; start < count; start += 500) {
        await manager
          .createQueryBuilder()
          .insert()
          .into(target)
          .values(rows.slice(start, start + 500))
          .updateEntity(false)
          .callListeners(false)
          .execute();
      }
    };
    await fill(ChildEntity, size.children, childOf);
    await fill(CourseEntity, size.courses, courseOf);
    await fill(CourseWeekEntity, size.courses * size.weeks, weekOf);
    if (!parents) return;
    await fill(ParentEntity, size.children / 2, parentOf);
    await fill(ChildParentEntity, size.children, (index) => ({
      child_id: index + 1,
      person_id: Math.floor(index / 2) + 1,
    }));
  });
  await multiply(dataSource, size);
  await bookInserted(dataSource);
  await dataSource.query(
    dataSource.options.type === 'better-sqlite3'
      ? 'ANALYZE'
      : 'ANALYZE TABLE registration, child, course, course_week',
  );
}

function childOf(index: number): object {
  const first_name = at(FIRST, index * 7 + Math.floor(index / 12));
  const last_name = `${at(LAST, index)} ${Math.floor(index / 40)}`;
  const tax = `TAX${String((index * 7_919) % MANY.children).padStart(13, '0')}`;
  return {
    first_name,
    last_name,
    tax,
    gender: index % 2 ? 'f' : 'm',
    birth: day(index % 2_000),
    lang: 'de',
    phone: '+39 0471 000000',
    school: 'gs_3',
    whatsapp_infos: false,
    leave_alone: false,
    swimming_help: false,
    with_diagnostics: index % 9 === 0,
    allergies: index % 9 === 0 ? 'Nüsse, Gräser und Katzenhaare, ein Notfallset ist immer dabei' : null,
    last_update: new Date(Date.UTC(2025, 5, 1)),
    first_name_sort_key: sortKey(first_name),
    last_name_sort_key: sortKey(last_name),
    search_text: normaliseForSearch(`${last_name} ${first_name} ${tax}`),
  };
}

function parentOf(index: number): object {
  const first_name = at(FIRST, index);
  const last_name = `${at(LAST, index)} ${Math.floor(index / 20)}`;
  return {
    first_name,
    last_name,
    tax: `PAR${String(index).padStart(13, '0')}`,
    gender: index % 2 ? 'f' : 'm',
    birth: day(index % 2_000),
    address: 'Lauben 1',
    plz: String(39_010 + (index % 50)),
    first_name_sort_key: sortKey(first_name),
    last_name_sort_key: sortKey(last_name),
    search_text: normaliseForSearch(`${last_name} ${first_name}`),
  };
}

function courseOf(index: number): object {
  const name = `${at(KINDS, index)} ${Math.floor(index / 8)}`;
  const from = day(index * 9);
  return {
    name,
    name_it: `${name} (it)`,
    description: '<p>Ein Sommer im Wald, mit Lagerfeuer und Bachüberquerung.</p>'.repeat(20),
    from,
    to: day(index * 9 + 80),
    year: Number(from.slice(0, 4)),
    register_from: day(index * 9 - 100),
    register_to: day(index * 9 - 1),
    max_participants: 60,
    waiting_list: 10,
    price: 12_000,
    bank_name: 'Ferienverein',
    bank_iban: 'IT60X0542811101000000123456',
    questions: index % 5 === 0 ? [SHIRT] : [],
    custom_labels: false,
    active: index % 10 === 9,
    name_sort_key: sortKey(name),
    name_it_sort_key: sortKey(`${name} (it)`),
    search_text: normaliseForSearch(`${name} ${name} (it)`),
  };
}

/** What every fifth project asks. */
const SHIRT = {
  id: 1,
  kind: 'text',
  label: 'T-Shirt',
  label_it: 'Maglietta',
  options: [],
  required: true,
  day_types: [],
  health: false,
};

function weekOf(index: number): object {
  const course = Math.floor(index / MANY.weeks);
  const number = (index % MANY.weeks) + 1;
  const from = course * 9 + number * 7;
  return {
    course_id: course + 1,
    name: `Woche ${number}`,
    name_it: `Settimana ${number}`,
    from: day(from),
    to: day(from + 4),
    full_day: true,
    price: 12_000,
    half_day: true,
    price_half_day: 8_000,
    max_participants: 60,
    waiting_list: 10,
    queue_counter: 0,
    name_sort_key: sortKey(`Woche ${number}`),
    name_it_sort_key: sortKey(`Settimana ${number}`),
    search_text: normaliseForSearch(`Woche ${number} Settimana ${number}`),
  };
}

/** Numbers from 0 in the database: ten to the fifth, then what is wanted of them. */
export function numbers(): string {
  const digits = (alias: string): string =>
    `(SELECT 0 AS n ${Array.from({ length: 9 }, (_, n) => `UNION ALL SELECT ${n + 1}`).join(' ')}) ${alias}`;
  return `(SELECT a.n + 10 * b.n + 100 * c.n + 1000 * d.n + 10000 * e.n AS n
    FROM ${['a', 'b', 'c', 'd', 'e'].map(digits).join(' CROSS JOIN ')}) numbers`;
}

/** Registrations of the numbers; the remainders are chosen so that every column has its values in every course. */
async function multiply(dataSource: DataSource, size: Size): Promise<void> {
  const escape = (name: string): string => dataSource.driver.escape(name);
  const sqlite = dataSource.options.type === 'better-sqlite3';
  // The days are whole numbers of the engines' own functions; integer division differs between them.
  const week = sqlite ? '1 + n / 50' : '1 + n DIV 50';
  const created = sqlite
    ? "strftime('%Y-%m-%d %H:%M:%f', '2016-01-01', '+' || ((n * 7919) % 200000 * 26) || ' minutes')"
    : "DATE_ADD('2016-01-01', INTERVAL ((n * 7919) % 200000 * 26) MINUTE)";
  const values: Record<string, string> = {
    child_id: `1 + n % ${size.children}`,
    course_week_id: week,
    day_type: "CASE WHEN n % 3 = 0 THEN 'half_day' ELSE 'full_day' END",
    is_waiting: 'CASE WHEN n % 17 = 0 THEN 1 ELSE 0 END',
    queue_number: 'CASE WHEN n % 17 = 0 THEN n ELSE NULL END',
    price: 'CASE WHEN n % 3 = 0 THEN 8000 ELSE 12000 END',
    payed_amount:
      'CASE WHEN n % 17 = 0 THEN 0 WHEN n % 5 < 3 THEN CASE WHEN n % 3 = 0 THEN 8000 ELSE 12000 END WHEN n % 5 = 3 THEN 5000 ELSE 0 END',
    payed_at: `CASE WHEN n % 17 <> 0 AND n % 5 < 4 THEN ${sqlite ? "date('2016-01-01', '+' || (n % 3650) || ' days')" : "DATE_ADD('2016-01-01', INTERVAL n % 3650 DAY)"} ELSE NULL END`,
    photo_privacy: 'CASE WHEN n % 4 = 0 THEN NULL WHEN n % 4 = 1 THEN 0 ELSE 1 END',
    comment: "CASE WHEN n % 10 = 0 THEN 'Bitte mit der Schwester in eine Gruppe' ELSE NULL END",
    emergency_contact1_phone: "'+39 333 1111111'",
    created_at: created,
  };
  const columns = Object.keys(values).map(escape).join(', ');
  for (let start = 0; start < size.registrations; start += 100_000) {
    const source = `(SELECT n + ${start} AS n FROM ${numbers()}) shifted`;
    await dataSource.query(
      `INSERT INTO registration (${columns}) SELECT ${Object.values(values).join(', ')} FROM ${source} WHERE n < ${size.registrations}`,
    );
  }
}
