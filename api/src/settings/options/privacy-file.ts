import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { CONFIG, type Config } from '../../core/config/config.js';

/** The privacy file of the options. Its hash proves what parents consented to (product/registrations.md#consent). */
@Injectable()
export class PrivacyFile {
  /** Hashes by file name. Uploads have random names and never change. */
  private readonly known = new Map<string, string>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** SHA-256 (hex) of the file in force, `null` when there is none. @param manager of the transaction, inside one */
  async hash(manager: EntityManager = this.dataSource.manager): Promise<string | null> {
    const option = await manager.findOneBy(OptionEntity, { key: 'app_privacy' });
    return this.hashOf(option?.value);
  }

  /** The same of what the option `app_privacy` holds. */
  async hashOf(address: string | null | undefined): Promise<string | null> {
    if (!address) return null;
    const name = basename(address);
    const known = this.known.get(name);
    if (known) return known;
    const content = await readFile(join(this.config.dataDir, 'uploads', name)).catch(() => null);
    if (!content) return null;
    const hash = createHash('sha256').update(content).digest('hex');
    this.known.set(name, hash);
    return hash;
  }
}
