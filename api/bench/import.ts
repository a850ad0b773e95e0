import 'reflect-metadata';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { IMPORT_CALL, IMPORT_DOCUMENT, PERMISSIONS, type ImportKind, type ImportLine } from '@feria/shared';
import ExcelJS from 'exceljs';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app.js';
import { readConfig } from '../src/core/config/config.js';
import { migrate } from '../src/core/database/data-source.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../src/core/auth/role.entity.js';
import { Sessions } from '../src/core/auth/sessions.js';
import { UserEntity } from '../src/core/auth/user.entity.js';
import { setHealthKey } from '../src/core/database/health-cipher.js';
import { openDatabase } from '../src/open-database.js';
import { makeTaxCode } from '../src/seed/demo/tax-code-maker.js';
import { createPlace, type Engine } from './support/place.js';

/**
 * `npm run bench:import [-- sqlite|mysql]`: a season from XLSX over HTTP, checked, imported and imported again, each held against a
 * minute. The app runs in this process, so that its event loop is what is measured.
 */
const PROJECTS = 60;
const WEEKS = 400;
const PARENTS = 1_500;
const CHILDREN = 3_000;
const WANTED_MS = 60_000;

interface Figure {
  what: string;
  seconds: string;
  'longest stall, ms': number;
  answer: string;
}

type Rows = Record<string, unknown>[];

const day = (month: number, date: number): Date => new Date(Date.UTC(2026, month - 1, date));

function projects(): Record<string, Rows> {
  const names = (kind: string, number: number) => ({
    'Name (Deutsch)': `${kind} ${number}`,
    'Name (Italienisch)': `${kind} ${number}`,
  });
  return {
    Projekte: Array.from({ length: PROJECTS }, (_, at) => ({
      'Nr.': at + 1,
      ...names('Projekt', at),
      Von: day(6, 1),
      Bis: day(9, 30),
      'Plätze je Woche': 20,
      'Wartelistenplätze je Woche': 5,
      Preis: 120,
      Begünstigter: 'Feria',
      IBAN: 'IT60X0542811101000000123456',
      'Beschreibung (Deutsch)': `<p>${'Spiele am See. '.repeat(40)}</p>`,
    })),
    Wochen: Array.from({ length: WEEKS }, (_, at) => ({
      'Projekt Nr.': (at % PROJECTS) + 1,
      ...names('Woche', at),
      Von: day(7, (at % 20) + 1),
      Bis: day(7, (at % 20) + 5),
      'Preis ganztags': 100,
      Plätze: 20,
      Wartelistenplätze: 5,
    })),
  };
}

function families(): Record<string, Rows> {
  const taxOf = (at: number, year: number): string =>
    makeTaxCode({
      first_name: 'Eva',
      last_name: 'Rossi',
      gender: 'f' as const,
      birth: `${year + (at % 10)}-0${(at % 9) + 1}-${String((at % 28) + 1).padStart(2, '0')}`,
      birthplace: `A${String((at % 999) + 1).padStart(3, '0')}`,
    });
  const parents = Array.from({ length: PARENTS }, (_, at) => ({
    Vorname: `Eva ${at}`,
    Nachname: 'Rossi',
    Steuernummer: taxOf(at, 1975),
    Adresse: 'Lauben 1',
    PLZ: '39100',
    Ort: 'Bozen',
    Telefon: '+39 333 1234567',
    'E-Mail': `eva${at}@feria.example`,
    Sprache: 'Deutsch',
  }));
  const children = Array.from({ length: CHILDREN }, (_, at) => ({
    Vorname: `Mia ${at}`,
    Nachname: 'Rossi',
    Steuernummer: taxOf(at, 2010),
    Sprache: 'Deutsch',
    Telefon: '+39 333 1234567',
    'Besuchte Schule': 'Grundschule, 3. Klasse',
    Allergien: 'Nüsse',
    Eltern: parents[at % PARENTS]?.Steuernummer,
  }));
  return { Eltern: parents, Kinder: children };
}

async function workbook(sheets: Record<string, Rows>): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = book.addWorksheet(name);
    const heads = Object.keys(rows[0] ?? {});
    sheet.addRow(heads);
    for (const row of rows) sheet.addRow(heads.map((head) => row[head]));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

async function administrator(dataSource: DataSource): Promise<number> {
  const { manager } = dataSource;
  const { id: role_id } = await manager.save(manager.create(RoleEntity, { name: 'Bench' }));
  await manager.insert(
    RolePermissionEntity,
    PERMISSIONS.map((permission) => ({ role_id, permission })),
  );
  const user = await manager.save(
    manager.create(UserEntity, {
      name: 'Bench',
      email: 'bench@feria.example',
      lang: 'de',
      password_change_required: false,
      created_at: new Date(),
    }),
  );
  await manager.insert(UserRoleEntity, { user_id: user.id, role_id });
  return user.id;
}

async function run(engine: Engine): Promise<Figure[]> {
  const place = await createPlace(engine);
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SEED: 'none',
    RATE_LIMIT: 'off',
  });
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  await migrate(dataSource);
  const app = await createApp(config, dataSource);
  await app.listen(0, '127.0.0.1');
  try {
    const { token } = await app.get(Sessions).open(dataSource.manager, await administrator(dataSource), true);
    const base = await app.getUrl();
    const ask = async (path: string, file?: Buffer): Promise<string> => {
      const body = new FormData();
      if (file) body.append('file', new Blob([Uint8Array.from(file)]), 'season.xlsx');
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(
        `${base}/${path.replace(/^\//, '')}`,
        file ? { method: 'POST', headers, body } : { headers },
      );
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
      return text;
    };
    const measured = async (what: string, work: () => Promise<string>): Promise<Figure> => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const start = performance.now();
      const answer = await work();
      const took = performance.now() - start;
      delay.disable();
      if (took > WANTED_MS) process.exitCode = 1;
      return {
        what: `${engine}: ${what}`,
        seconds: (took / 1000).toFixed(1),
        'longest stall, ms': Math.round(delay.max / 1e6),
        answer,
      };
    };
    const figures: Figure[] = [];
    const kinds: [ImportKind, Record<string, Rows>][] = [
      ['projects', projects()],
      ['families', families()],
    ];
    for (const [kind, sheets] of kinds) {
      const file = await workbook(sheets);
      const { check, run: call } = IMPORT_CALL[kind];
      const last = (text: string): string => {
        const { data } = JSON.parse(text.trim().split('\n').at(-1) ?? '') as Extract<
          ImportLine,
          { data: unknown }
        >;
        const counts = data.counts.map((one) => `${one.new} new, ${one.unchanged} unchanged`).join('; ');
        return data.problem_count ? JSON.stringify(data.problems[0]) : counts;
      };
      figures.push(await measured(`${kind}, check`, async () => last(await ask(check, file))));
      figures.push(await measured(`${kind}, import`, async () => last(await ask(call, file))));
      figures.push(await measured(`${kind}, import again`, async () => last(await ask(call, file))));
      figures.push(
        await measured(
          `${kind}, export`,
          async () => `${(await ask(IMPORT_DOCUMENT[kind].records)).length} characters`,
        ),
      );
    }
    return figures;
  } finally {
    await app.close();
    await place.remove();
  }
}

const [wanted] = process.argv.slice(2);
const engines: Engine[] = wanted === 'mysql' || wanted === 'sqlite' ? [wanted] : ['sqlite', 'mysql'];
const figures: Figure[] = [];
for (const engine of engines) figures.push(...(await run(engine)));
console.table(figures);
