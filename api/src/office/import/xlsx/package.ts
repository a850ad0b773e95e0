import { TextDecoder } from 'node:util';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '../../../core/workers/refusal.js';
import { XmlReader, type XmlHandler } from '../../../core/xml/xml-reader.js';
import { broken, MAX_ENTRIES, MAX_UNPACKED_BYTES, tooLarge, XML_RULES } from './limits.js';

/** Name space of the parts that lead from one part to another. */
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Where a part leads. */
export interface Relation {
  id: string;
  /** Last word of the type: those of strict files have another beginning. */
  type: string;
  /** Name of the other part; `null` when it is not in the file. */
  target: string | null;
}

/** The parts of an office file, by their names without a slash in front; big and small letters are the same. */
export class Package {
  private left = MAX_UNPACKED_BYTES;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Reads the directory of a ZIP file and nothing else: what it does not name is never looked at.
   * @throws Refusal for what is too large by its own words, locked, with macros, or two things under one name
   */
  static async open(bytes: Buffer): Promise<Package> {
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true });
      return new Package(zip, await entriesOf(zip));
    } catch (error) {
      throw understood(error);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /**
   * Reads an XML part while it is unpacked; its bytes are counted as they come.
   * @throws Refusal also when there is no such part
   */
  async read(name: string, handler: XmlHandler): Promise<void> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw broken();
    try {
      const reader = new XmlReader(handler, XML_RULES);
      let decoder: TextDecoder | undefined;
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        const bytes = chunk as Buffer;
        this.left -= bytes.length;
        if (this.left < 0) throw tooLarge();
        decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
        reader.write(decoder.decode(bytes, { stream: true }));
      }
      reader.write(decoder?.decode() ?? '');
      reader.end();
    } catch (error) {
      throw understood(error);
    }
  }

  /** Where a part leads; from the file itself with `''`. */
  async relationsOf(part: string): Promise<Relation[]> {
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
    const relations: Relation[] = [];
    if (!this.has(name)) return relations;
    await this.read(name, {
      open: ({ name: element, space, attribute }) => {
        if (element !== 'Relationship' || space !== RELATIONS) return;
        const isInside = attribute('TargetMode') !== 'External';
        relations.push({
          id: attribute('Id'),
          type: attribute('Type').split('/').at(-1) ?? '',
          target: isInside ? pathOf(folder, attribute('Target')) : null,
        });
      },
    });
    return relations;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
  const entries = new Map<string, Entry>();
  let claimed = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (/vbaproject|macrosheets/.test(name)) throw new Refusal('import.macros');
    if (entry.isEncrypted()) throw new Refusal('import.encrypted');
    if (entries.has(name)) throw broken();
    claimed += entry.uncompressedSize;
    if (claimed > MAX_UNPACKED_BYTES) throw tooLarge();
    entries.set(name, entry);
  }
  return entries;
}

/** What the ZIP reader and the decoder throw says what is wrong in words for developers. */
function understood(error: unknown): Refusal {
  return error instanceof Refusal ? error : broken();
}

/** XML without a byte order mark is UTF-8 in such files. */
function encodingOf(bytes: Buffer): string {
  const start = bytes.toString('hex', 0, 2);
  if (start === 'fffe') return 'utf-16le';
  return start === 'feff' ? 'utf-16be' : 'utf-8';
}

/** `../media/a.xml` in `xl/worksheets/` is `xl/media/a.xml`, `/xl/a.xml` everywhere `xl/a.xml`; `null` for what leads out of the file. */
function pathOf(folder: string, target: string): string | null {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const step of target.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join('/');
}
