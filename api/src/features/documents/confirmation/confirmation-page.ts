import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import {
  commonMessages,
  CONTACT_KEYS,
  contactLine,
  formatDate,
  formatEuros,
  officeContact,
  toEuros,
  type OptionKey,
  type UiLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import Handlebars from 'handlebars';
import { DataSource, In } from 'typeorm';
import { OptionEntity } from '../../options/option.entity.js';
import { Clock } from '../../../core/clock.js';
import { InlineImages } from '../../../core/pdf/inline-image.js';
import { sanitizeRichText } from '../../../core/text/rich-text.js';
import type { LoadedRegistration } from '../../registrations/registrations.presenter.js';
import type { ConfirmationFacts } from './confirmation-facts.js';

const HERE = fileURLToPath(new URL('./', import.meta.url));
const FONTS = fileURLToPath(new URL('../fonts/', import.meta.url));

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

/** Facts → the page that is printed. Every text in it is escaped, or rich text that was sanitised just before. */
@Injectable()
export class ConfirmationPage {
  private template: Promise<(context: object) => string> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: InlineImages,
    private readonly clock: Clock,
  ) {}

  async html(facts: ConfirmationFacts, lang: UiLanguage): Promise<string> {
    this.template ??= loadTemplate();
    const [template, options] = await Promise.all([this.template, this.options(lang)]);
    const words = documentMessages[lang].confirmation;
    const { child, parents, course, registrations } = facts;
    const paid = registrations.reduce((sum, { payed_amount }) => sum + payed_amount, 0);
    return template({
      lang,
      words,
      title: words.title,
      appName: options.text('app_name') || 'Feria',
      logo: await this.images.read(options.text('app_logo'), LOGO_HEIGHT),
      footers: await this.footers(options),
      address: sanitizeRichText(options.own('payment_address')),
      placeAndDate: placeAndDate(options.own('payment_place'), formatDate(this.clock.today())),
      intro: sanitizeRichText(options.own('payment_intro')),
      outro: sanitizeRichText(options.own('payment_outro')),
      contact: contactLine(officeContact(options.text)),
      parents: parents.map(person),
      childLabel: words.child[child.gender],
      child: person(child),
      course: lang === 'it' ? course.name_it : course.name,
      weeks: registrations.map((registration) => weekRow(registration, lang)),
      total: formatEuros(toEuros(paid)),
    });
  }

  private async footers(options: Options): Promise<string[]> {
    const pictures = [options.text('app_footer'), options.text('app_footer_1')];
    const read = await Promise.all(pictures.map((address) => this.images.read(address, FOOTER_HEIGHT)));
    return read.filter((picture) => picture !== null);
  }

  private async options(lang: UiLanguage): Promise<Options> {
    const suffix = lang === 'it' ? '_it' : '';
    const wanted: OptionKey[] = [
      'app_name',
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

async function loadTemplate(): Promise<(context: object) => string> {
  const [source, style, fonts] = await Promise.all([
    readFile(`${HERE}confirmation.hbs`, 'utf8'),
    readFile(`${HERE}confirmation.css`, 'utf8'),
    documentFonts(),
  ]);
  const template = Handlebars.compile(source, { strict: true });
  return (context) => template({ ...context, style, fonts });
}

function placeAndDate(place: string, date: string): string {
  return place ? `${place}, ${date}` : date;
}

function person({ first_name, last_name, tax }: { first_name: string; last_name: string; tax: string }) {
  return { name: `${first_name} ${last_name}`, tax };
}

function weekRow(registration: LoadedRegistration, lang: UiLanguage) {
  const { courseWeek: week, day_type, price, payed_amount, payed_at } = registration;
  const { course } = week;
  const label = course.custom_labels ? course[`label_${day_type}_${lang}`] : null;
  return {
    name: lang === 'it' ? week.name_it : week.name,
    from: formatDate(week.from),
    to: formatDate(week.to),
    dayType: label || commonMessages[lang].day_type[day_type],
    price: formatEuros(toEuros(price)),
    paid: formatEuros(toEuros(payed_amount)),
    paidAt: formatDate(payed_at),
  };
}

/** Style sheet that brings the font of the documents with it: Nunito Sans, regular and bold. */
async function documentFonts(): Promise<string> {
  const faces = Object.entries(FONT_RANGES).flatMap(([subset, range]) =>
    ([400, 700] as const).map(async (weight) => {
      const file = await readFile(`${FONTS}nunito-sans-${subset}-${weight}.woff2`, 'base64');
      return `@font-face{font-family:'Nunito Sans';font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${file}) format('woff2')}`;
    }),
  );
  return (await Promise.all(faces)).join('\n');
}
