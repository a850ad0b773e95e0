import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { MailerModule, type MailerOptions } from '@nestjs-modules/mailer';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { CourseTexts } from './course-texts.js';
import { emlFiles } from './eml-files.js';
import { MailImages } from './mail-images.js';
import { MailLook } from './mail-look.js';
import { MailRenderer } from './mail-renderer.js';
import { MailSender } from './mail-sender.js';
import { OutboxQueue } from './outbox-queue.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';
import { smtpAddress } from './smtp.js';

/** Mails: written into the outbox with what they tell of, sent by a worker in every process (decisions §7). */
@Global()
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [CONFIG, Clock],
      useFactory: ({ smtpUrl, dataDir }: Config, clock: Clock): MailerOptions => ({
        transport: smtpUrl ? smtpAddress(smtpUrl) : emlFiles(join(dataDir, 'mail'), () => clock.now()),
      }),
    }),
  ],
  providers: [CourseTexts, MailImages, MailLook, MailRenderer, MailSender, Outbox, OutboxQueue, OutboxWorker],
  exports: [MailRenderer, Outbox, OutboxWorker],
})
export class MailModule {}
