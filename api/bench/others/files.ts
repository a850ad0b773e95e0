import ExcelJS from 'exceljs';
import sharp from 'sharp';
import { FILE_MAX_BYTES } from '@feria/shared';
import { makePdf } from '../../src/seed/demo/pdf.js';
import { taxCode } from './bodies.js';
import { costly, type Costly, type CostlyAsks, type World } from './ask.js';

/** Files that are uploaded: pictures, PDF, workbooks to import. */

/** A picture with as many pixels as are taken, none like the next, so that it cannot be coded in no time. */
const picture = (world: World): Promise<Buffer> =>
  world.known('picture', () =>
    sharp({
      create: {
        width: 7_900,
        height: 5_000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 8 },
      },
    })
      .jpeg({ quality: 60 })
      .toBuffer(),
  );
const pdf = Buffer.concat([
  makePdf([{ text: 'Programm', large: true }]),
  Buffer.alloc(FILE_MAX_BYTES - 10_000, ' '),
]);

const uploads: Costly[] = [
  costly('a picture of 40 megapixels', async (world) => ({
    file: { field: 'image', content: await picture(world) },
  })),
  costly('a PDF of 20 MB', () => ({ file: { field: 'file', content: pdf } })),
];
const [, largePdf] = uploads as [Costly, Costly];

async function workbook(sheets: Record<string, Record<string, unknown>[]>): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = book.addWorksheet(name);
    const heads = Object.keys(rows[0] ?? {});
    sheet.addRow(heads);
    for (const row of rows) sheet.addRow(heads.map((head) => row[head]));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

const families = (world: World): Promise<Buffer> =>
  world.known('families', () => {
    const parents = Array.from({ length: 2_000 }, (_, at) => ({
      Vorname: `Eva ${at}`,
      Nachname: 'Rossi',
      Steuernummer: taxCode(at, 1970),
      Adresse: 'Lauben 1',
      PLZ: '39100',
      Ort: 'Bozen',
      Telefon: '+39 333 1234567',
      'E-Mail': `import${at}@feria.example`,
      Sprache: 'Deutsch',
    }));
    const children = Array.from({ length: 5_000 }, (_, at) => ({
      Vorname: `Mia ${at}`,
      Nachname: 'Rossi',
      Steuernummer: taxCode(100_000 + at, 2010),
      Sprache: 'Deutsch',
      Telefon: '+39 333 1234567',
      'Besuchte Schule': 'Grundschule, 3. Klasse',
      Allergien: 'Nüsse',
      Eltern: parents[at % parents.length]?.Steuernummer,
    }));
    return workbook({ Eltern: parents, Kinder: children });
  });

const projects = (world: World): Promise<Buffer> =>
  world.known('projects', () => {
    const names = (kind: string, number: number) => ({
      'Name (Deutsch)': `${kind} ${number}`,
      'Name (Italienisch)': `${kind} ${number}`,
    });
    const day = (month: number, date: number): Date => new Date(Date.UTC(2026, month - 1, date));
    return workbook({
      Projekte: Array.from({ length: 300 }, (_, at) => ({
        'Nr.': at + 1,
        ...names('Projekt', at),
        Von: day(6, 1),
        Bis: day(9, 30),
        'Plätze je Woche': 20,
        'Wartelistenplätze je Woche': 5,
        Preis: 120,
        Begünstigter: 'Feria',
        IBAN: 'IT60X0542811101000000123456',
        'Beschreibung (Deutsch)': `<p>${'Spiele am See. '.repeat(200)}</p>`,
      })),
      Wochen: Array.from({ length: 3_000 }, (_, at) => ({
        'Projekt Nr.': (at % 300) + 1,
        ...names('Woche', at),
        Von: day(7, (at % 20) + 1),
        Bis: day(7, (at % 20) + 5),
        'Preis ganztags': 100,
        Plätze: 20,
        Wartelistenplätze: 5,
      })),
    });
  });

export const FILES: CostlyAsks = {
  'POST /api/course/upload': uploads,
  'POST /api/courseWeek/upload': largePdf,
  'POST /api/option/upload': costly('a picture of 40 megapixels', async (world) => ({
    file: { field: 'image', content: await picture(world) },
  })),
  'POST /api/document/upload': largePdf,
  'POST /api/message/upload': uploads,
  'GET /message-file/:id': costly('a PDF of 10 MB', async (world) => ({
    params: {
      id: await world.known('message file', async () => {
        const content = Buffer.concat([makePdf([{ text: 'x' }]), Buffer.alloc(4_000_000, ' ')]);
        const file = await world.send('POST /api/message/upload', { file: { field: 'file', content } });
        await world.send('POST /api/message', {
          body: {
            audience: { kind: 'family', person_id: 1 },
            subject: 'x',
            subject_it: 'x',
            body: '<p>x</p>',
            body_it: '<p>x</p>',
            attachments: [{ file, name: 'x.pdf' }],
          },
        });
        const [row] = await world.rows('SELECT id FROM message_file ORDER BY id DESC LIMIT 1');
        return Number(row?.id);
      }),
    },
  })),
  'POST /api/import/projects/check': costly('300 projects, 3,000 weeks', async (world) => ({
    file: { field: 'file', content: await projects(world) },
  })),
  'POST /api/import/projects': costly(
    '300 projects, 3,000 weeks',
    async (world) => ({ file: { field: 'file', content: await projects(world) } }),
    { once: true, last: true },
  ),
  'POST /api/import/families/check': costly('5,000 children', async (world) => ({
    file: { field: 'file', content: await families(world) },
  })),
  'POST /api/import/families': costly(
    '5,000 children',
    async (world) => ({ file: { field: 'file', content: await families(world) } }),
    { once: true, last: true },
  ),
};
