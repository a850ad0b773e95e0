import { extname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGE_FILES_BYTES, uploadPart, type MessageFileInput } from '@feria/shared';
import { DataSource, In, IsNull, LessThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { encodeForMail } from '../../core/files/images.js';
import { fileName } from '../../core/files/name-file.js';
import type { ReceivedFile } from '../../core/files/receive-upload.js';
import { FileFolder } from '../../core/files/upload-folder.js';
import { requirePdf, tooManyUploads } from '../../core/files/uploads.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import { Limiter } from '../../core/limiter.js';
import type { MailFile } from '../../mailing/mail-renderer.js';
import { MessageFileEntity } from '../../model/office/message.entity.js';

/** Folder of `DATA_DIR`. Nothing in it is served by its address, unlike the uploads. */
export const ATTACHMENTS = 'attachments';

/** How long a file waits for the message that will bring it. */
const KEEP_UNSENT_MS = 24 * 3_600_000;
/** A file that was written and has no row yet is being stored; after that time it never gets one. */
const BEING_STORED_MS = 3_600_000;
const TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.jpg': 'image/jpeg' };

/** The files in {@link ATTACHMENTS}. */
@Injectable()
export class AttachmentFolder extends FileFolder {
  constructor(@Inject(CONFIG) config: Config) {
    super(config, ATTACHMENTS);
  }
}

/**
 * Files of messages (product/mailing.md#messages): stored once for all receivers, read when a mail is sent, and removed with the message.
 * Only receivers and staff may read them, so they lie apart from the uploads, which everybody may read.
 */
@Injectable()
export class Attachments {
  private readonly encoding = new Limiter({ atOnce: 2, waiting: 8, refusal: tooManyUploads });
  /** The files of the last message: its mails are sent one after another. */
  private last: { messageId: number; files: MailFile[] } | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly folder: AttachmentFolder,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a picture, encoded anew as JPEG, or a PDF.
   * @returns the name by which the message takes it, within 24 hours
   * @throws AppError 413 or 415 at the part
   */
  async store(userId: number, { field, bytes }: ReceivedFile): Promise<string> {
    const part = uploadPart(field);
    const content = await this.encoding.run(async () => {
      if (field.type === 'image') return encodeForMail(bytes, part);
      requirePdf(bytes, part);
      return bytes;
    });
    if (content.length > MESSAGE_FILES_BYTES) throw tooLarge(part);
    const address = await this.folder.write({
      extension: field.type === 'image' ? 'jpg' : 'pdf',
      bytes: content,
    });
    try {
      await this.transactions.run(async (manager) => {
        await manager.insert(MessageFileEntity, {
          address,
          user_id: userId,
          bytes: content.length,
          created_at: this.clock.now(),
        });
        await recordAudit(manager, { action: 'call', resource: 'message/upload' });
      });
    } catch (error) {
      await this.folder.remove(address);
      throw error;
    }
    return address.slice(ATTACHMENTS.length + 2);
  }

  /**
   * Takes files that the account has uploaded and not sent yet.
   * @throws AppError 422 at `attachments.0.file` for another, at `attachments` when they are too large together
   */
  async find(
    manager: EntityManager,
    userId: number,
    files: readonly MessageFileInput[],
  ): Promise<MessageFileEntity[]> {
    if (files.length === 0) return [];
    const found = await manager.findBy(MessageFileEntity, {
      user_id: userId,
      message_id: IsNull(),
      address: In(files.map(({ file }) => addressOf(file))),
    });
    const sorted = files.map(({ file, name }, index) => {
      const row = found.find(({ address }) => address === addressOf(file));
      const isRepeated = files.findIndex((other) => other.file === file) < index;
      if (!row || isRepeated) throw invalidField(`attachments.${index}.file`, 'message.file_gone');
      return Object.assign(row, { name: nameOf(name, row.address) });
    });
    if (sorted.reduce((sum, { bytes }) => sum + bytes, 0) > MESSAGE_FILES_BYTES)
      throw invalidField('attachments', 'message.files_too_large', { max: megabytes });
    return sorted;
  }

  /** Has the message bring these files. In its transaction. @throws AppError 422 when one has just been sent or removed */
  async take(manager: EntityManager, files: readonly MessageFileEntity[], messageId: number): Promise<void> {
    const rows = await lockRows(
      manager,
      MessageFileEntity,
      files.map(({ id }) => id),
    );
    for (const [index, { id, name }] of files.entries()) {
      if (!rows.some((row) => row.id === id && row.message_id === null))
        throw invalidField(`attachments.${index}.file`, 'message.file_gone');
      await manager.update(MessageFileEntity, { id }, { message_id: messageId, name });
    }
  }

  /** The files of a message, to be sent. */
  async ofMessage(messageId: number): Promise<MailFile[]> {
    if (this.last?.messageId === messageId) return this.last.files;
    const rows = await this.dataSource.manager.find(MessageFileEntity, {
      where: { message_id: messageId },
      order: { id: 'ASC' },
    });
    const files = await Promise.all(rows.map((row) => this.read(row)));
    this.last = { messageId, files };
    return files;
  }

  /** Files that are not sent yet, for a test. */
  async unsent(files: readonly MessageFileInput[]): Promise<MailFile[]> {
    const rows = await this.dataSource.manager.findBy(MessageFileEntity, {
      address: In(files.map(({ file }) => addressOf(file))),
    });
    return Promise.all(
      rows.map((row) => {
        const name = files.find(({ file }) => addressOf(file) === row.address)?.name ?? '';
        return this.read(Object.assign(row, { name: nameOf(name, row.address) }));
      }),
    );
  }

  /**
   * A file of a message that was sent, for one of its receivers or whoever may see all messages.
   * @throws AppError 404 no such file, or not for this reader
   */
  async readBy(id: number, reader: { userId: number; seesAll: boolean }): Promise<MailFile> {
    const query = this.dataSource.manager
      .createQueryBuilder(MessageFileEntity, 'file')
      .where('file.id = :id AND file.message_id IS NOT NULL', { id });
    if (!reader.seesAll)
      query.andWhere(
        'EXISTS (SELECT 1 FROM message_receiver receiver WHERE receiver.message_id = file.message_id AND receiver.user_id = :userId)',
        { userId: reader.userId },
      );
    const row = await query.getOne();
    if (!row) throw notFound();
    return this.read(row).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound();
      throw error;
    });
  }

  private async read({ address, name }: MessageFileEntity): Promise<MailFile> {
    return {
      filename: name ?? nameOf('', address),
      contentType: TYPES[extname(address)] ?? 'application/octet-stream',
      content: await this.folder.read(address),
    };
  }

  /**
   * Removes files that were uploaded and not sent within a day, and those whose message is gone. Any number of processes may do it
   * at a time.
   */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.transactions.run((manager) =>
      manager.delete(MessageFileEntity, {
        message_id: IsNull(),
        created_at: LessThan(new Date(now - KEEP_UNSENT_MS)),
      }),
    );
    // Files are written by the clock of the machine.
    const before = new Date(Math.min(now, Date.now()) - BEING_STORED_MS);
    await this.folder.removeUnfinished(before);
    const files = await this.folder.olderThan(before);
    if (files.length === 0) return;
    const rows = await this.dataSource.manager.find(MessageFileEntity, { select: { address: true } });
    const known = new Set(rows.map(({ address }) => address));
    for (const { address } of files) if (!known.has(address)) await this.folder.remove(address);
  }
}

const megabytes = MESSAGE_FILES_BYTES / 1024 / 1024;

function tooLarge(part: string): AppError {
  const message = { key: 'message.files_too_large', params: { max: megabytes } } as const;
  return new AppError('too_large', { message, fields: { [part]: [message] } });
}

function addressOf(file: string): string {
  return `/${ATTACHMENTS}/${file}`;
}

/** The name that the author gave, with the ending that the file has. */
function nameOf(name: string, address: string): string {
  const extension = extname(address).slice(1);
  return fileName([name.replace(/\.[a-z\d]{1,5}$/i, '')], extension);
}
