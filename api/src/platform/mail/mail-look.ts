import { Inject, Injectable } from '@nestjs/common';
import type { OptionKey } from '@feria/shared';
import { DataSource, In } from 'typeorm';
import { OptionEntity } from '../../options/option.entity.js';
import { CONFIG, type Config } from '../config/config.js';
import { isBlankRichText, sanitizeRichText } from '../text/rich-text.js';
import { mailColours, type MailColours } from './colour.js';
import { MailImages, type MailImage } from './mail-images.js';

/** What every mail shows of the organiser. */
export interface Look extends MailColours {
  appName: string;
  /** Public address; every link of ours starts with it. */
  appUrl: string;
  logo: MailImage | null;
  /** `email_footer`, sanitised; `null` when it says nothing. */
  footerHtml: string | null;
}

const KEYS = ['app_name', 'app_color', 'app_logo', 'email_footer'] satisfies OptionKey[];

/** Reads the look from the options. */
@Injectable()
export class MailLook {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly images: MailImages,
  ) {}

  /** One statement, small enough to be asked for each mail: a changed option shows at once. */
  async read(): Promise<Look> {
    const rows = await this.dataSource.manager.findBy(OptionEntity, { key: In(KEYS) });
    const value = (key: OptionKey): string => rows.find((row) => row.key === key)?.value?.trim() ?? '';
    const footer = sanitizeRichText(value('email_footer'));
    return {
      appName: value('app_name') || 'Feria',
      appUrl: this.config.appUrl,
      logo: await this.images.logoAt(value('app_logo')),
      footerHtml: isBlankRichText(footer) ? null : footer,
      ...mailColours(value('app_color')),
    };
  }
}
