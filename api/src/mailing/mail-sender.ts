import { Inject, Injectable } from '@nestjs/common';
import { BASKET_MAILS, MESSAGE_MAILS, PAYMENT_MAILS, REGISTRATION_MAILS, type MailKind } from '@feria/shared';
import { MailerService } from '@nestjs-modules/mailer';
import { Clock } from '../core/clock.js';
import { CONFIG, type Config } from '../core/config/config.js';
import type { MailPayloads } from './mail-kinds.js';
import { MailRenderer } from './mail-renderer.js';
import type { OutboxMailEntity } from '../model/mailing/outbox-mail.entity.js';
import { mailDomain, senderAddress } from './sender.js';

/** Longest time for one mail, whatever its server does. */
const SEND_TIMEOUT = 90_000;

/** Sends one row of the outbox. Tests replace it to fail and to die at a moment of their choice. */
@Injectable()
export class MailSender {
  private readonly from: string;
  private readonly domain: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly mailer: MailerService,
    private readonly renderer: MailRenderer,
    private readonly clock: Clock,
  ) {
    this.from = senderAddress(config);
    this.domain = mailDomain(config.appUrl);
  }

  /** Renders and sends. The Message-ID is that of the row: however often it is sent, it is one mail. */
  async send(row: OutboxMailEntity): Promise<void> {
    const payload = JSON.parse(row.payload) as MailPayloads[MailKind];
    const mail = await this.renderer.render(row.kind as MailKind, row.lang, payload);
    await this.mailer.sendMail({
      messageId: `<${row.message_id}>`,
      date: this.clock.now(),
      from: { name: mail.appName, address: this.from },
      to: { name: '', address: row.recipient },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      attachments: [
        ...mail.images.map((image) => ({
          ...image,
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        })),
        ...mail.files,
      ],
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': row.lang,
        // Asks Outlook and Exchange not to answer with an absence note.
        'X-Auto-Response-Suppress': 'All',
      },
      list: { id: { url: `${mailClass(row.kind)}.${this.domain}`, comment: mail.appName } },
      timeout: SEND_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** First part of the `List-Id` (RFC 2919), by which readers can sort: mails of registrations apart from those of the account. */
function mailClass(kind: string): string {
  if ((MESSAGE_MAILS as readonly string[]).includes(kind)) return 'messages';
  const ofRegistrations: readonly string[] = [...REGISTRATION_MAILS, ...BASKET_MAILS, ...PAYMENT_MAILS];
  return ofRegistrations.includes(kind) ? 'registrations' : 'account';
}
