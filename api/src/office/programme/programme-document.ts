import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { InlineImages } from '../../core/pdf/inline-image.js';
import { pagesOfDestinations } from '../../core/pdf/pdf-destinations.js';
import { PdfPrinter } from '../../core/pdf/pdf-printer.js';
import { inPieces } from '../../core/pieces.js';
import { documentFonts } from '../../money/payment-documents/page/document-page.js';
import { programmePage } from './programme-page.js';
import { ProgrammeReader } from './programme-reader.js';

/** Pixels: 57 × 38 mm on paper at 220 dots per inch. */
const PHOTO = { width: 494, height: 329 };
/** Pixels: 24 mm at 300 dots per inch. */
const LOGO_HEIGHT = 280;
/** Photographs that are made without a pause. */
const PHOTOS = 4;
/** A picture of nothing, which takes the room of one. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Template = (context: object) => string;

/** The programme of a year on paper (product/catalogue.md#printed-programme). */
@Injectable()
export class ProgrammeDocument {
  private template: Promise<Template> | null = null;

  constructor(
    private readonly reader: ProgrammeReader,
    private readonly images: InlineImages,
    private readonly printer: PdfPrinter,
  ) {}

  /**
   * All active projects of a year, with a table of contents.
   * @returns the PDF
   * @throws AppError 503 when the printer is busy, or its reader has gone meanwhile
   */
  async print(year: number): Promise<Buffer> {
    const facts = await this.reader.read(year);
    this.template ??= loadTemplate();
    const template = await this.template;
    const logo = await this.images.read(facts.logo, LOGO_HEIGHT);
    const photos = new Map(
      await inPieces(
        facts.projects,
        (some) =>
          Promise.all(
            some.map(
              async ({ course }) => [course.id, await this.images.photo(course.image, PHOTO)] as const,
            ),
          ),
        PHOTOS,
      ),
    );
    // Once without pictures, to learn on which page each project comes; they take the same room.
    const placeholders = new Map([...photos].map(([id, photo]) => [id, photo && NOTHING]));
    const first = template(programmePage(facts, { photos: placeholders, logo, pages: new Map() }));
    const pages = pagesOfDestinations(await this.printer.print(first));
    return this.printer.print(template(programmePage(facts, { photos, logo, pages })), { hasOutline: true });
  }
}

async function loadTemplate(): Promise<Template> {
  const [source, style, fonts] = await Promise.all([
    readFile(new URL('programme.hbs', import.meta.url), 'utf8'),
    readFile(new URL('programme.css', import.meta.url), 'utf8'),
    documentFonts(),
  ]);
  const template = Handlebars.create().compile(source, { strict: true });
  return (context) => template({ ...context, style, fonts });
}
