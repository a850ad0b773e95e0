import { Injectable } from '@nestjs/common';
import { pictureVariant, uploadPart } from '@feria/shared';
import type { FileField } from '@feria/shared/resources/fields';
import { DataSource, In, LessThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { Clock } from '../clock.js';
import { isDuplicateKey } from '../database/errors.js';
import { lockRows } from '../database/locks.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/errors.js';
import { Limiter } from '../limiter.js';
import { Logger } from '../logger.js';
import { encodeImage } from './images.js';
import { UploadEntity } from './upload.entity.js';
import { UploadFolder, type NewFile } from './upload-folder.js';
import { isUnused } from './upload-references.js';

/** How long an upload may wait for the record that will name it. */
const KEEP_UNUSED_MS = 24 * 3_600_000;
/** Images decoded at a time: 40 megapixels take 160 MB while they are. */
const AT_ONCE = 2;
const WAITING = 8;
/** Seconds after which a caller may come again when too many uploads were waiting. */
const RETRY_SECONDS = 5;

/** The answer to an upload that finds the queue full: 503 with `Retry-After`. */
export const tooManyUploads = (): AppError => new AppError('busy', { retryAfterSeconds: RETRY_SECONDS });

/**
 * Stored uploads from the first byte to the last (product/office.md#uploads): taken in, held while a record begins to name them, and
 * removed once none does.
 */
@Injectable()
export class Uploads {
  private readonly encoding = new Limiter({ atOnce: AT_ONCE, waiting: WAITING, refusal: tooManyUploads });

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly folder: UploadFolder,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Checks the content and stores it; images encoded anew and in several widths, PDF files as they are.
   * @param resource name of the call in the audit log, `course/upload`
   * @returns the address, `/uploads/…`. It is removed after 24 hours unless a record names it by then.
   * @throws AppError 413 or 415 at the field's upload part; 503 when too many are being stored. Nothing is kept then.
   */
  async store(
    field: Pick<FileField, 'type' | 'part' | 'use'>,
    bytes: Buffer,
    resource: string,
  ): Promise<string> {
    const file = await this.encoding.run(() => prepare(field, bytes));
    const address = await this.folder.write(file);
    try {
      await this.transactions.run(async (manager) => {
        await manager.insert(UploadEntity, { address, created_at: this.clock.now() });
        await recordAudit(manager, { action: 'call', resource });
      });
    } catch (error) {
      await this.folder.remove(address);
      throw error;
    }
    return address;
  }

  /**
   * Whether a record may name this upload from now on: it is stored, of the field's type, and stays until the
   * transaction ends. By then the record names it.
   */
  async hold(manager: EntityManager, type: FileField['type'], address: string): Promise<boolean> {
    const isImage = pictureVariant(address, 1) !== null;
    if (isImage !== (type === 'image')) return false;
    const upload = await manager.findOne(UploadEntity, { where: { address }, select: { id: true } });
    return upload !== null && (await lockRows(manager, UploadEntity, [upload.id])).length > 0;
  }

  /**
   * Removes those of the uploads that no record names any more. To be called once what named them is committed; never
   * rejects, for what fails here the sweep does later.
   */
  async release(addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0) return;
    try {
      const rows = await this.dataSource.manager.findBy(UploadEntity, { address: In([...addresses]) });
      for (const { id } of rows) await this.removeIfUnused(id);
    } catch (error) {
      this.logger.error('uploads were not removed', error);
    }
  }

  /**
   * Removes uploads of more than 24 hours ago that no record names: never saved, or left behind by a crash. Any number
   * of processes may do it at a time.
   */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEEP_UNUSED_MS);
    await this.folder.removeUnfinished(before);
    await this.enterUnknown(before);
    const unused = await this.dataSource.manager
      .createQueryBuilder(UploadEntity, 'upload')
      .select('upload.id', 'id')
      .where({ created_at: LessThan(before) })
      .andWhere(isUnused(this.dataSource.manager, 'upload.address'))
      .getRawMany<{ id: number }>();
    for (const { id } of unused) await this.removeIfUnused(id);
  }

  /** Files without a row: from before there were rows, or from a process that was killed between the two. */
  private async enterUnknown(before: Date): Promise<void> {
    const files = await this.folder.olderThan(before);
    const rows = await this.dataSource.manager.find(UploadEntity, { select: { address: true } });
    const known = new Set(rows.map(({ address }) => address));
    for (const { address, writtenAt } of files) {
      if (known.has(address)) continue;
      await this.transactions
        .run((manager) => manager.insert(UploadEntity, { address, created_at: writtenAt }))
        .catch((error: unknown) => {
          // Another process was faster.
          if (!isDuplicateKey(error)) throw error;
        });
    }
  }

  private async removeIfUnused(id: number): Promise<void> {
    const removed = await this.transactions.run(async (manager) => {
      const [upload] = await lockRows(manager, UploadEntity, [id]);
      if (!upload) return null;
      const unused = await manager
        .createQueryBuilder(UploadEntity, 'upload')
        .where({ id })
        .andWhere(isUnused(manager, 'upload.address'))
        .getExists();
      if (!unused) return null;
      await manager.delete(UploadEntity, { id });
      return upload.address;
    });
    if (removed) await this.folder.remove(removed);
  }
}

async function prepare(field: Pick<FileField, 'type' | 'part' | 'use'>, bytes: Buffer): Promise<NewFile> {
  const part = uploadPart(field);
  if (field.type === 'image') {
    const { extension, full, smaller } = await encodeImage(bytes, field.use ?? 'picture', part);
    return { extension, bytes: full, smaller };
  }
  requirePdf(bytes, part);
  return { extension: 'pdf', bytes };
}

/** @throws AppError 415 at the part for what is no PDF */
export function requirePdf(bytes: Buffer, part: string): void {
  if (isPdf(bytes)) return;
  const key = 'upload.file_type';
  throw new AppError('unsupported_type', { message: { key }, fields: { [part]: [{ key }] } });
}

/** By its first bytes. What else a PDF holds is not looked at: `serve-uploads` has browsers save it and never show it. */
function isPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));
}
