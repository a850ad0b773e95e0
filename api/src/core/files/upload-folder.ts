import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { PICTURE_WIDTHS, pictureVariant, UPLOADS } from '@feria/shared';
import { CONFIG, type Config } from '../config/config.js';

/** Name of a file that is being written. Names that start with a dot are not served. */
const UNFINISHED = /^\.[\w-]+\.part$/;
/** Name of a file that can be served. */
const FINISHED = /^[\w-]+\.[a-z0-9]{2,5}$/;

/** An upload that is to be stored. */
export interface NewFile {
  /** File extension of its address, without the dot. */
  extension: string;
  bytes: Buffer;
  /** Smaller versions of a picture, by width in pixels. */
  smaller?: ReadonlyMap<number, Buffer>;
}

/** Reads and writes the files in a folder of `DATA_DIR`. Callers name a file by its address, `/<folder>/<random>.<extension>`. */
export abstract class FileFolder {
  private readonly directory: string;

  constructor(
    { dataDir }: Pick<Config, 'dataDir'>,
    private readonly folder: string,
  ) {
    this.directory = join(dataDir, folder);
  }

  /**
   * Writes an upload under a random name, smaller versions first. Each file is written under another name, flushed and then
   * renamed, so that a crash leaves no part of a file that could be served.
   * @returns its address
   * @throws when a file cannot be written; nothing of the upload is left then
   */
  async write({ extension, bytes, smaller = new Map<number, Buffer>() }: NewFile): Promise<string> {
    const address = `/${this.folder}/${randomBytes(16).toString('hex')}.${extension}`;
    await mkdir(this.directory, { recursive: true });
    try {
      for (const [width, variant] of smaller) {
        await this.writeFile(pictureVariant(address, width) as string, variant);
      }
      await this.writeFile(address, bytes);
    } catch (error) {
      await this.remove(address);
      throw error;
    }
    return address;
  }

  /** Removes the files of an upload. A file that does not exist is no error. */
  async remove(address: string): Promise<void> {
    const variants = PICTURE_WIDTHS.map((width) => pictureVariant(address, width));
    for (const name of [address, ...variants.filter((variant) => variant !== null)]) {
      await rm(this.pathOf(name), { force: true });
    }
  }

  /** The uploads whose file was last written before an instant. Smaller versions of a picture do not count as uploads. */
  async olderThan(instant: Date): Promise<{ address: string; writtenAt: Date }[]> {
    const names = await this.names(FINISHED);
    const existing = new Set(names);
    const uploads = names.filter((name) => {
      const [, stem, extension] = /^([\w-]+)-(?:\d+)(\.\w+)$/.exec(name) ?? [];
      return !(stem && extension && existing.has(stem + extension));
    });
    const found: { address: string; writtenAt: Date }[] = [];
    for (const name of uploads) {
      const written = await this.writtenAt(name);
      if (written && written < instant)
        found.push({ address: `/${this.folder}/${name}`, writtenAt: written });
    }
    return found;
  }

  /** Removes files that a crash left unfinished before an instant. */
  async removeUnfinished(before: Date): Promise<void> {
    for (const name of await this.names(UNFINISHED)) {
      const written = await this.writtenAt(name);
      if (written && written < before) await rm(join(this.directory, name), { force: true });
    }
  }

  private async writeFile(address: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.directory, `.${randomBytes(16).toString('hex')}.part`);
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, this.pathOf(address));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** @throws ENOENT when it does not exist */
  read(address: string): Promise<Buffer> {
    return readFile(this.pathOf(address));
  }

  private pathOf(address: string): string {
    return join(this.directory, basename(address));
  }

  private async names(pattern: RegExp): Promise<string[]> {
    const names = await readdir(this.directory).catch(() => []);
    return names.filter((name) => pattern.test(name));
  }

  /** When a file was last written; `null` when it does not exist, for example because another process has just removed it. */
  private async writtenAt(name: string): Promise<Date | null> {
    const found = await stat(join(this.directory, name)).catch(() => null);
    return found?.isFile() ? new Date(found.mtimeMs) : null;
  }
}

/** The uploads, which everybody may read who knows their address (`serve-uploads.ts`). */
@Injectable()
export class UploadFolder extends FileFolder {
  constructor(@Inject(CONFIG) config: Config) {
    super(config, UPLOADS.slice(1));
  }
}
