import { Global, Module } from '@nestjs/common';
import { MailerModule, type MailerOptions } from '@nestjs-modules/mailer';
import { Clock } from '../core/clock.js';
import { CONFIG, type Config } from '../core/config/config.js';
import { emlDirectory, emlFiles } from '../core/mail/eml-files.js';
import { MailImages } from './mail-images.js';
import { MailBranding } from './branding.js';
import { MailRenderer } from './mail-renderer.js';
import { MailSender } from './mail-sender.js';
import { OutboxQueue } from './outbox-queue.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';
import { UnconfirmedReader } from './unconfirmed-reader.js';
import { smtpAddress } from '../core/mail/smtp.js';

/** Mails: written into the outbox with what they tell of, sent by a worker in every process (product/mailing.md#outbox). */
@Global()
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [CONFIG, Clock],
      useFactory: ({ smtpUrl, dataDir }: Config, clock: Clock): MailerOptions => ({
        transport: smtpUrl ? smtpAddress(smtpUrl) : emlFiles(emlDirectory(dataDir), () => clock.now()),
      }),
    }),
  ],
  providers: [
    MailImages,
    MailBranding,
    MailRenderer,
    MailSender,
    Outbox,
    OutboxQueue,
    OutboxWorker,
    UnconfirmedReader,
  ],
  exports: [MailBranding, MailRenderer, Outbox, OutboxWorker],
})
export class OutboxModule {}
