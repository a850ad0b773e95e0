import { COLUMN_SUFFIXES } from '@feria/shared/rules/content';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import {
  CONTACT_KEYS,
  contactLine,
  formatDate,
  officeContact,
  type OptionKey,
  type ContentLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import Handlebars from 'handlebars';
import { DataSource, In } from 'typeorm';
import { OptionEntity } from '../../../model/settings/option.entity.js';
import { Clock } from '../../../core/clock.js';
import { InlineImages } from '../../../core/pdf/inline-image.js';
import { ValidationErrors } from '../../../core/http/errors.js';
import { sanitizeRichText } from '../../../core/text/rich-text.js';
import { requireOwn } from './organiser-words.js';

const FEATURE = fileURLToPath(new URL('../', import.meta.url));

/** The documents that are printed, by their templates. */
const TEMPLATES = {
  confirmation: 'confirmation/confirmation.hbs',
  tax: 'tax-confirmation/tax-confirmation.hbs',
  statement: 'statement/statement.hbs',
  receipts: '../receipts/receipts.hbs',
} as const;

/** Pixels: 24 and 18 mm on paper at about 300 dots per inch. */
const LOGO_HEIGHT = 280;
const FOOTER_HEIGHT = 210;

/** Keys of the options by language, without and with `_it`. */
const KEYS = ['payment_address', 'payment_place', 'payment_intro', 'payment_outro'] as const;
const PICTURES = ['app_logo', 'app_footer', 'app_footer_1'] as const;

/** Which characters are in which file; the ranges of the font's own style sheet. */
const FONT_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** What a document has beside what all have. Texts; the template escapes them. */
interface DocumentFacts {
  title: string;
  /** Of whom it tells, for the title of the file. */
  subject: string;
}

/**
 * Facts → the page that is printed, with logo, address, place and date, and footer of the organiser. Every text in it is escaped,
 * or rich text that was sanitised just before.
 */
@Injectable()
export class DocumentPage {
  private templates: Promise<Templates> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: InlineImages,
    private readonly clock: Clock,
  ) {}

  /**
   * @param facts what the template of the document names
   * @throws AppError 422 at `organiser` while nobody has entered who the organiser is. Receipts say it themselves, as it was when they
   *   were made
   */
  async html(
    document: keyof typeof TEMPLATES,
    lang: ContentLanguage,
    facts: DocumentFacts & Record<string, unknown>,
  ): Promise<string> {
    this.templates ??= loadTemplates();
    const [templates, options] = await Promise.all([this.templates, this.options(lang)]);
    const address = sanitizeRichText(options.own('payment_address'));
    if (document !== 'receipts') {
      const problems = new ValidationErrors();
      requireOwn(problems, `payment_address${COLUMN_SUFFIXES[lang]}`, address, 'document.no_organiser');
      problems.throwIfAny();
    }
    return templates[document]({
      ...facts,
      lang,
      frame: documentMessages[lang].frame,
      appName: options.text('app_name') || 'Feria',
      organiserTax: options.text('organiser_tax'),
      logo: await this.images.read(options.text('app_logo'), LOGO_HEIGHT),
      footers: await this.footers(options),
      address,
      placeAndDate: placeAndDate(options.own('payment_place'), formatDate(this.clock.today())),
      intro: sanitizeRichText(options.own('payment_intro')),
      outro: sanitizeRichText(options.own('payment_outro')),
      contact: contactLine(officeContact(options.text)),
    });
  }

  private async footers(options: Options): Promise<string[]> {
    const pictures = [options.text('app_footer'), options.text('app_footer_1')];
    const read = await Promise.all(pictures.map((address) => this.images.read(address, FOOTER_HEIGHT)));
    return read.filter((picture) => picture !== null);
  }

  private async options(lang: ContentLanguage): Promise<Options> {
    const suffix = COLUMN_SUFFIXES[lang];
    const wanted: OptionKey[] = [
      'app_name',
      'organiser_tax',
      ...CONTACT_KEYS,
      ...PICTURES,
      ...KEYS.map((key) => `${key}${suffix}` as const),
    ];
    const rows = await this.dataSource.manager.findBy(OptionEntity, { key: In(wanted) });
    const text = (key: OptionKey): string => rows.find((row) => row.key === key)?.value?.trim() ?? '';
    return { text, own: (key) => text(`${key}${suffix}`) };
  }
}

interface Options {
  text(key: OptionKey): string;
  /** The text in the language of the document. */
  own(key: (typeof KEYS)[number]): string;
}

type Template = (context: object) => string;
type Templates = Record<keyof typeof TEMPLATES, Template>;

async function loadTemplates(): Promise<Templates> {
  const [layout, style, fonts] = await Promise.all([
    readFile(`${FEATURE}page/layout.hbs`, 'utf8'),
    readFile(`${FEATURE}page/document.css`, 'utf8'),
    documentFonts(),
  ]);
  const handlebars = Handlebars.create();
  handlebars.registerPartial('layout', handlebars.compile(layout, { strict: true }));
  const load = async (file: string): Promise<Template> => {
    const template = handlebars.compile(await readFile(FEATURE + file, 'utf8'), { strict: true });
    return (context) => template({ ...context, style, fonts });
  };
  const [confirmation, tax, statement, receipts] = await Promise.all([
    load(TEMPLATES.confirmation),
    load(TEMPLATES.tax),
    load(TEMPLATES.statement),
    load(TEMPLATES.receipts),
  ]);
  return { confirmation, tax, statement, receipts };
}

function placeAndDate(place: string, date: string): string {
  return place ? `${place}, ${date}` : date;
}

/** Style sheet that brings the font of the documents with it: Nunito Sans, regular and bold. */
export async function documentFonts(): Promise<string> {
  const faces = Object.entries(FONT_RANGES).flatMap(([subset, range]) =>
    ([400, 700] as const).map(async (weight) => {
      const file = await readFile(`${FEATURE}fonts/nunito-sans-${subset}-${weight}.woff2`, 'base64');
      return `@font-face{font-family:'Nunito Sans';font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${file}) format('woff2')}`;
    }),
  );
  return (await Promise.all(faces)).join('\n');
}

/** A person as documents name them. */
export function namedPerson({
  first_name,
  last_name,
  tax,
}: {
  first_name: string;
  last_name: string;
  tax: string;
}): { name: string; tax: string } {
  return { name: `${first_name} ${last_name}`, tax };
}
