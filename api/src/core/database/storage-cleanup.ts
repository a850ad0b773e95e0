import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { Logger } from '../logger.js';
import { emlDirectory, removeEmlFiles } from '../mail/eml-files.js';
import { emptyWriteAheadLog } from './data-source.js';

/**
 * Removes from the files of `DATA_DIR` what a transaction has deleted from the tables: mails written as `.eml`, and what
 * the write-ahead log of SQLite still holds. The housekeeping does it again every hour.
 */
@Injectable()
export class StorageCleanup {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /**
   * To be called after the commit; never rejects, because what it is for is done already.
   * @param mails Message-IDs of deleted mails, and the instant before which every mail file goes
   */
  async run(mails: { messageIds?: readonly string[]; before?: Date } = {}): Promise<void> {
    try {
      await removeEmlFiles(emlDirectory(this.config.dataDir), mails);
      await emptyWriteAheadLog(this.dataSource);
    } catch (error) {
      this.logger.error('deleted data could not be removed from the files', error);
    }
  }
}
