import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import {
  commonMessages,
  formatDate,
  formatEuros,
  toEuros,
  type OptionKey,
  type UiLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import Handlebars from 'handlebars';
import { DataSource, In } from 'typeorm';
import { OptionEntity } from '../../options/option.entity.js';
import { Clock } from '../../platform/clock.js';
import { InlineImages } from '../../platform/documents/inline-image.js';
import { sanitizeRichText } from '../../platform/text/rich-text.js';
import type { LoadedRegistration } from '../../registrations/present-registration.js';
import { documentFonts } from '../document-fonts.js';
import type { ConfirmationFacts } from './confirmation-facts.js';

const HERE = fileURLToPath(new URL('./', import.meta.url));

/** Pixels: 24 and 18 mm on paper at about 300 dots per inch. */
const LOGO_HEIGHT = 280;
const FOOTER_HEIGHT = 210;

/** Keys of the options by language, without and with `_it`. */
const KEYS = ['payment_address', 'payment_place', 'payment_intro', 'payment_outro'] as const;
const PICTURES = ['app_logo', 'app_footer', 'app_footer_1'] as const;

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
      parents: parents.map(person),
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
    const wanted: OptionKey[] = ['app_name', ...PICTURES, ...KEYS.map((key) => `${key}${suffix}` as const)];
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
