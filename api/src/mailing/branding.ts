import { Inject, Injectable } from '@nestjs/common';
import {
  CONTACT_KEYS,
  isColour,
  officeContact,
  PORTAL,
  type OfficeContact,
  type OptionKey,
} from '@feria/shared';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { DataSource, In } from 'typeorm';
import { OptionEntity } from '../model/settings/option.entity.js';
import { CONFIG, type Config } from '../core/config/config.js';
import { isBlankRichText, sanitizeRichText } from '../core/text/rich-text.js';
import { MailImages, type MailImage } from './mail-images.js';

extend([a11y]);

/** Orange of the product, when the options have no colour. */
const ORANGE = '#f97316';
const [BLACK, WHITE] = ['#000000', '#ffffff'];

/** The colours of a mail. */
export interface MailColours {
  accent: string;
  /** Text on the accent. */
  onAccent: string;
}

/** What every mail shows of the organiser. */
export interface Branding extends MailColours {
  appName: string;
  /** Public address; every link of ours starts with it. */
  appUrl: string;
  logo: MailImage | null;
  /** `email_footer`, sanitised; `null` when it says nothing. */
  footerHtml: string | null;
  contact: OfficeContact;
  /** Address of the imprint; `null` when there is none. */
  imprintUrl: string | null;
}

const KEYS = [
  'app_name',
  'app_color',
  'app_logo',
  'email_footer',
  'imprint',
  'imprint_it',
  ...CONTACT_KEYS,
] satisfies OptionKey[];

/** Reads the branding from the options. */
@Injectable()
export class MailBranding {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly images: MailImages,
  ) {}

  /** One statement, small enough to be asked for each mail: a changed option shows at once. */
  async read(): Promise<Branding> {
    const rows = await this.dataSource.manager.findBy(OptionEntity, { key: In(KEYS) });
    const value = (key: OptionKey): string => rows.find((row) => row.key === key)?.value?.trim() ?? '';
    const footer = sanitizeRichText(value('email_footer'));
    return {
      appName: value('app_name') || 'Feria',
      appUrl: this.config.appUrl,
      logo: await this.images.logoAt(value('app_logo')),
      footerHtml: isBlankRichText(footer) ? null : footer,
      contact: officeContact(value),
      imprintUrl: value('imprint') || value('imprint_it') ? this.config.appUrl + PORTAL.imprint : null,
      ...mailColours(value('app_color')),
    };
  }
}

/** The organiser's colour and, on it, black or white: whichever can be read better (contrast as WCAG defines it). */
export function mailColours(wanted: string | null | undefined): MailColours {
  const accent = wanted && isColour(wanted) ? wanted : ORANGE;
  const colour = colord(accent);
  return { accent, onAccent: colour.contrast(BLACK) > colour.contrast(WHITE) ? BLACK : WHITE };
}
