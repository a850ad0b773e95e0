import { Inject, Injectable } from '@nestjs/common';
import { PORTAL, type ContentLanguage } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Transactions } from '../../core/database/transactions.js';
import { Housekeeping, KEEP_LOGS_MS } from '../../core/housekeeping/housekeeping.js';
import type { Branding } from '../../mailing/branding.js';
import type { MessageMail, MessageTestMail } from '../../mailing/mail-kinds.js';
import { MailRenderer, type WrittenMail } from '../../mailing/mail-renderer.js';
import type { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { Outbox, type MailOutcome } from '../../mailing/outbox.js';
import { Attachments } from './attachments.js';
import type { ReceiverValues } from './audience.js';
import { deleteEmpty } from './forget-messages.js';
import { MessageEntity, MessageReceiverEntity } from '../../model/office/message.entity.js';
import { fillFor, fillIn } from './message-text.js';

/** Writes the mails of messages when they are sent, notes with each receiver what became of them, and deletes what is old. */
@Injectable()
export class MessageMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly attachments: Attachments,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    outbox: Outbox,
    renderer: MailRenderer,
    housekeeping: Housekeeping,
  ) {
    renderer.writeBy('message', (mail, lang, branding) => this.write(mail, lang, branding));
    renderer.writeBy('message-test', (mail, lang, branding) => this.writeTest(mail, lang, branding));
    // Who was erased meanwhile gets nothing any more.
    outbox.sendOnlyIf('message', ({ messageId, userId }) =>
      this.dataSource.manager.existsBy(MessageReceiverEntity, { message_id: messageId, user_id: userId }),
    );
    outbox.follow('message', (manager, row, outcome) => this.note(manager, row, outcome));
    housekeeping.deleteExpired(MessageEntity, (now) => ({
      created_at: LessThan(new Date(now.getTime() - KEEP_LOGS_MS)),
    }));
    housekeeping.add('messages without receivers', () =>
      this.transactions.run((manager) => deleteEmpty(manager)),
    );
    housekeeping.add('files of messages', () => this.attachments.sweep());
  }

  private async write(
    { messageId, userId }: MessageMail,
    lang: ContentLanguage,
    branding: Branding,
  ): Promise<WrittenMail> {
    const receiver = await this.dataSource.manager.findOneOrFail(MessageReceiverEntity, {
      where: { message_id: messageId, user_id: userId },
      relations: { message: true },
    });
    const text = fillFor({ ...receiver, lang }, this.names(branding));
    if (!text) throw new Error(`message ${messageId} has no text in ${lang}`);
    return { ...text, files: await this.attachments.ofMessage(messageId) };
  }

  private async writeTest(
    { subject, body, files }: MessageTestMail,
    lang: ContentLanguage,
    branding: Branding,
  ): Promise<WrittenMail> {
    const filled = fillIn({ subject, body }, sampleValues(lang), this.names(branding));
    return {
      subject: serverMessage(lang, 'message.test_subject', { subject: filled.subject }),
      html: filled.html,
      files: await this.attachments.unsent(files),
      note: serverMessage(lang, 'message.test_note'),
    };
  }

  private names({ appName }: Branding): { appName: string; link: string } {
    return { appName, link: this.config.appUrl + PORTAL.myFamily };
  }

  private async note(
    manager: EntityManager,
    row: OutboxMailEntity,
    { state, error }: MailOutcome,
  ): Promise<void> {
    const { messageId, userId } = JSON.parse(row.payload) as MessageMail;
    await manager.update(
      MessageReceiverEntity,
      { message_id: messageId, user_id: userId },
      {
        state,
        error,
        sent_at: state === 'sent' ? this.clock.now() : null,
        failed_mail_id: state === 'failed' ? row.id : null,
      },
    );
  }
}

/** What the made-up family owes, in cents. */
const SAMPLE_OPEN = 12_000;

/** A made-up family, for the author. */
export function sampleValues(lang: ContentLanguage): ReceiverValues {
  const child1 = serverMessage(lang, 'mail_sample.child1');
  const child2 = serverMessage(lang, 'mail_sample.child2');
  const [week1, week2] = [serverMessage(lang, 'mail_sample.week1'), serverMessage(lang, 'mail_sample.week2')];
  return {
    name: serverMessage(lang, 'mail_sample.name'),
    children: [
      { childId: 0, child: child1 },
      { childId: 0, child: child2 },
    ],
    courses: [serverMessage(lang, 'mail_sample.course')],
    weeks: [`${child1}: ${week1}`, `${child2}: ${week2}`],
    open: SAMPLE_OPEN,
  };
}
