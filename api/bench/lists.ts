import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FIGURE_TABLES, QUESTION_KINDS, type StoredQuestion } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import type { DataSource, Logger as SqlLogger } from 'typeorm';
import { createApp } from '../src/app.js';
import { setHealthKey } from '../src/core/database/health-cipher.js';
import { Sessions } from '../src/core/auth/sessions.js';
import { readConfig } from '../src/core/config/config.js';
import { isSqlite, migrate } from '../src/core/database/data-source.js';
import { openDatabase } from '../src/open-database.js';
import { Transactions } from '../src/core/database/transactions.js';
import { REGISTRATION_LIST } from '../src/registrations/registrations.queries.js';
import { seedMunicipalities } from '../src/seed/municipalities.js';
import { seedRoles } from '../src/seed/roles.js';
import { RoleEntity, UserRoleEntity } from '../src/core/auth/role.entity.js';
import { UserEntity } from '../src/core/auth/user.entity.js';
import { seedAnsweredCourse } from './support/answered-course.js';
import { MANY, seedManyRegistrations } from './support/many-registrations.js';
import { createPlace, type Engine } from './support/place.js';
import { percentile } from './support/rush.js';

/**
 * `npm run bench:lists [-- sqlite|mysql [WORDS]]`: the lists of the back office over HTTP, with 200,000 registrations of 20,000
 * children, a hundred questions of a project with 10,000 answers, and the pages that show
 * figures of them. Every request is measured several times, one at a time, from the outside: login, query and JSON included. The
 * limits of the registrations list are those of decision record 7. WORDS is a regular expression for what is asked; a whole run takes some minutes.
 */

const OPENS = { limit: 50, runs: 40 };
const ANY = { limit: 500, runs: 5 };
/** The list of registrations, sorted, filtered or searched in any way. */
const ANY_REGISTRATIONS = { limit: 1_000, runs: 5 };

/** An active project, whose questions are answered. */
const ASKING_COURSE = 40;

interface Question {
  list: string;
  what: string;
  query: [string, string][];
  limit: number;
  runs: number;
}

type Row = Record<string, string | number>;

/** Keeps the statements of the last request, for their plans. */
class Statements implements SqlLogger {
  last: { sql: string; parameters: unknown[] }[] = [];
  logQuery(sql: string, parameters: unknown[] = []): void {
    this.last.push({ sql, parameters });
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

const sorts = (names: readonly string[], descending = false): [string, string][] =>
  names.flatMap((name) => [
    ['sortBy', name],
    ['sortDesc', String(descending)],
  ]);

/** Every sort, filter and search, early, middle and last pages, and three columns from every table. */
function registrationQuestions(): Question[] {
  const list = 'peopleCourseWeekRegistration';
  const lastPage = String(Math.ceil(MANY.registrations / 50));
  const middle = String(Math.ceil(MANY.registrations / 100));
  const names = Object.keys(REGISTRATION_LIST.sort);
  const any = (what: string, query: [string, string][]): Question => ({
    list,
    what,
    query,
    ...ANY_REGISTRATIONS,
  });
  const triples: string[][] = [
    ['people.last_name', 'course.name', 'courseWeek.from'],
    ['is_waiting', 'day_type', 'people.tax'],
    ['payed', 'people.first_name', 'created_at'],
    ['course.name_it', 'payed_amount', 'people.last_name'],
    ['photo_privacy', 'payed_at', 'courseWeek.name'],
    // Each column with the two that follow it.
    ...names.map((_, index) => [0, 1, 2].map((step) => names[(index + step) % names.length] as string)),
  ];
  const searches = ['gruber', 'gruber anna', 'o', 'wald woche', 'nobody at all', 'tax0000000000042'];
  const filters = [
    'active|1',
    'active|0',
    'course_id|40',
    'course_week_id|400',
    'year|2019',
    'payed|0',
    'payed|1',
    'payed|partial',
    'is_waiting|1',
    'day_type|half_day',
  ];
  return [
    { list, what: 'as it opens', query: [['filters', 'active|1'], ...sorts(['created_at'], true)], ...OPENS },
    ...names.flatMap((name) =>
      ['1', middle, lastPage].map((page) =>
        any(`sort ${name}, page ${page}`, [...sorts([name]), ['page', page]]),
      ),
    ),
    ...triples.flatMap((triple) =>
      ['1', middle, lastPage].map((page) =>
        any(`sort ${triple.join(' + ')}, page ${page}`, [...sorts(triple, page === middle), ['page', page]]),
      ),
    ),
    ...filters.flatMap((filter) => [
      any(`filter ${filter}`, [['filters', filter]]),
      any(`filter ${filter}, three columns`, [['filters', filter], ...sorts(triples[0] ?? [])]),
    ]),
    ...searches.flatMap((search) => [
      any(`search “${search}”`, [['search', search]]),
      any(`search “${search}”, three columns, page 1000`, [
        ['search', search],
        ['page', '1000'],
        ...sorts(triples[0] ?? []),
      ]),
    ]),
    any('everything at once', [
      ['search', 'o'],
      ['filters', 'payed|1'],
      ['filters', 'is_waiting|0'],
      ['page', '900'],
      ...sorts(['payed', 'people.last_name', 'course.name'], true),
    ]),
  ];
}

/** The generated lists that the same data fill: as they open, each sort, the last page, a search. */
function resourceQuestions(): Question[] {
  return ['course', 'courseWeek', 'child'].flatMap((list) => {
    const definition = allResources.find(({ name }) => name === list);
    if (!definition) return [];
    const { columns, sort = [], defaultSort } = definition.list;
    const names = [...columns, ...sort].filter((name) => definition.fields[name]?.type !== 'referenceMany');
    const any = (what: string, query: [string, string][]): Question => ({ list, what, query, ...ANY });
    const active: [string, string][] = definition.list.filters?.includes('active')
      ? [['filters', 'active|1']]
      : [];
    return [
      {
        list,
        what: 'as it opens',
        query: [...active, ...sorts([defaultSort.field], defaultSort.order === 'DESC')],
        ...OPENS,
      },
      ...names.map((name) => any(`sort ${name}`, sorts([name]))),
      any('three columns, page 8', [...sorts(names.slice(0, 3)), ['page', '8']]),
      any('search “an”', [['search', 'an']]),
    ];
  });
}

/** The other pages that look at all registrations. Those of the portal are what parents open in the opening minute. */
function pageQuestions(): Question[] {
  const pages: [string, string][] = [
    ['dashboard', 'dashboard'],
    ['course/overview', 'overview'],
    ['course/40', 'detail of a course'],
    ['frontend', 'projects of the portal'],
    ['frontend/40', 'project of the portal'],
  ];
  return [
    ...pages.map(([list, what]) => ({
      list,
      what: `page: ${what}`,
      query: [] as [string, string][],
      ...ANY,
    })),
    ...FIGURE_TABLES.map((table) => ({
      list: `figures/${table}`,
      what: `figures: ${table}`,
      query: [['compare', '2024']] as [string, string][],
      ...ANY_REGISTRATIONS,
    })),
  ];
}

/** What shows a hundred questions of a project, and 10,000 answers to them. */
function answerQuestions(asked: readonly StoredQuestion[]): Question[] {
  const list = 'peopleCourseWeekRegistration';
  const of = (kind: StoredQuestion['kind']): string =>
    `question_${asked.find((question) => question.kind === kind && !question.health)?.id}`;
  const course: [string, string] = ['filters', `course_id|${ASKING_COURSE}`];
  const any = (what: string, query: [string, string][]): Question => ({
    list,
    what: `questions: ${what}`,
    query: [course, ...query],
    ...ANY,
  });
  const filters: [StoredQuestion['kind'], string][] = [
    ['text', 'antwort 1'],
    ['number', '21'],
    ['yes_no', '1'],
    ['one_of', '2'],
    ['some_of', '2'],
    ['text', '-'],
  ];
  const pages: [string, string][] = [
    [`course/${ASKING_COURSE}/answers`, 'counts'],
    [`course/${ASKING_COURSE}`, 'form of the project'],
    ['course/questions', 'library'],
    [`frontend/${ASKING_COURSE}`, 'project of the portal'],
  ];
  return [
    any('list of the project', sorts(['created_at'], true)),
    ...QUESTION_KINDS.map((kind) => any(`sort by ${kind}`, sorts([of(kind)]))),
    ...filters.map(([kind, value]) =>
      any(`filter ${kind} ${value}`, [['filters', `${of(kind)}|${value}`], ...sorts(['created_at'])]),
    ),
    any('five filters, three columns', [
      ...filters.slice(0, 5).map(([kind, value]): [string, string] => ['filters', `${of(kind)}|${value}`]),
      ...sorts([of('text'), of('number'), of('one_of')]),
    ]),
    ...pages.map(([page, what]) => ({
      list: page,
      what: `questions: ${what}`,
      query: [] as [string, string][],
      ...ANY,
    })),
  ];
}

async function administrator(app: NestExpressApplication, dataSource: DataSource): Promise<string> {
  await seedRoles(app.get(Transactions));
  const { manager } = dataSource;
  const user = await manager.save(
    manager.create(UserEntity, {
      name: 'Bench',
      email: 'bench@feria.example',
      lang: 'de',
      password_change_required: false,
      created_at: new Date(),
    }),
  );
  const role = await manager.findOneByOrFail(RoleEntity, { name: 'Administrator' });
  await manager.insert(UserRoleEntity, { user_id: user.id, role_id: role.id });
  return (await app.get(Sessions).open(manager, user.id, true)).token;
}

async function ask(base: string, token: string, question: Question): Promise<number[]> {
  const query = new URLSearchParams(question.query);
  const times: number[] = [];
  // The first one warms caches and prepared statements.
  for (let run = 0; run <= question.runs; run += 1) {
    const started = performance.now();
    const answer = await fetch(`${base}/api/${question.list}?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    const elapsed = performance.now() - started;
    if (answer.status !== 200) throw new Error(`${answer.status} for ${question.list}?${query}`);
    if (run > 0) times.push(elapsed);
  }
  return times;
}

/** How the database finds the page, for reading. */
async function plansOf(dataSource: DataSource, statements: Statements): Promise<string[]> {
  const found = statements.last.filter(({ sql }) => sql.includes('registration.id AS id'));
  const explain = isSqlite(dataSource) ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const plans: string[] = [];
  for (const { sql, parameters } of found) {
    const rows = await dataSource.query<Record<string, unknown>[]>(`${explain} ${sql}`, parameters);
    plans.push(
      ...rows.map((row) =>
        isSqlite(dataSource)
          ? String(row.detail)
          : `${String(row.table)}: ${String(row.type)} ${String(row.key)}, ${String(row.rows)} rows, ${String(row.Extra)}`,
      ),
    );
  }
  return plans;
}

const [, , wanted, words = ''] = process.argv;
const asked = new RegExp(words);

async function run(engine: Engine): Promise<boolean> {
  const place = await createPlace(engine);
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SEED: 'none',
    RATE_LIMIT: 'off',
  });
  setHealthKey(config.healthKey);
  const statements = new Statements();
  const dataSource = await openDatabase(config, statements);
  try {
    await migrate(dataSource);
    await seedManyRegistrations(dataSource, MANY, { parents: true });
    const app = await createApp(config, dataSource);
    await seedMunicipalities(app.get(Transactions));
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as { port: number };
    const base = `http://127.0.0.1:${port}`;
    const token = await administrator(app, dataSource);
    const answered = await seedAnsweredCourse(dataSource, ASKING_COURSE);
    const rows: Row[] = [];
    let kept = true;
    for (const question of [
      ...registrationQuestions(),
      ...resourceQuestions(),
      ...pageQuestions(),
      ...answerQuestions(answered),
    ]) {
      if (!asked.test(question.what)) continue;
      statements.last = [];
      const times = await ask(base, token, question);
      const p95 = percentile(times, 0.95);
      kept &&= p95 < question.limit;
      rows.push({
        engine,
        list: question.list,
        what: question.what,
        'best ms': Math.round(Math.min(...times)),
        'p50 ms': Math.round(percentile(times, 0.5)),
        'p95 ms': Math.round(p95),
        limit: question.limit,
        kept: p95 < question.limit ? 'yes' : 'NO',
      });
      if (question.what === 'as it opens' || question.what === 'everything at once') {
        const last = { ...statements, last: statements.last.slice(-10) } as Statements;
        for (const line of await plansOf(dataSource, last))
          console.log(`${engine}, ${question.what}: ${line}`);
      }
    }
    console.table(rows);
    await app.close();
    return kept;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await place.remove();
  }
}

const engines: Engine[] = wanted === 'sqlite' || wanted === 'mysql' ? [wanted] : ['sqlite', 'mysql'];
const results: boolean[] = [];
for (const engine of engines) results.push(await run(engine));
process.exit(results.every(Boolean) ? 0 : 1);
