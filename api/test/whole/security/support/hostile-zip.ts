import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP file, with what it lies about. */
export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** Size that it claims, where that is not the true one. */
  claims?: number;
  isLocked?: boolean;
}

/** A ZIP file of these entries, as they are and in their order: also two of one name. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, isLocked = false } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isLocked ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims ?? bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]),
    );
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name)]);
    local.push(head, packed);
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const sheetOf = (rows: string, more = ''): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${more}</worksheet>`;

/** Relations of a part, as `Type Target` each, with what else an element may have. */
export const relationsOf = (...all: [type: string, target: string, more?: string][]): string =>
  `<Relationships xmlns="${PACKAGE}">${all
    .map(
      ([type, target, more = ''], at) =>
        `<Relationship Id="r${at}" Type="${OFFICE}/${type}" Target="${target}" ${more}/>`,
    )
    .join('')}</Relationships>`;

export const bookOf = (...sheets: string[]): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
    .map((id, at) => `<sheet name="Blatt ${at}" r:id="${id}"/>`)
    .join('')}</sheets></workbook>`;

/** The parts of a workbook that is right, by their names. */
const USUAL: Record<string, string> = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relationsOf(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': bookOf('r0'),
  'xl/_rels/workbook.xml.rels': relationsOf(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
    ['styles', 'styles.xml'],
  ),
  'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Vorname</t></si></sst>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"/>`,
};

/** A workbook in which some parts are other than usual; `null` leaves one out. */
export function workbookWith(
  parts: Record<string, string | Buffer | null>,
  more: Partial<ZipEntry> = {},
): Buffer {
  const all = Object.entries({ ...USUAL, ...parts });
  return zipOf(
    all.flatMap(([name, content]) =>
      content === null ? [] : [{ name, content, ...(name in parts ? more : {}) }],
    ),
  );
}
