import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { PICTURE_WIDTHS, pictureVariant, UPLOADS } from '@feria/shared';
import { CONFIG, type Config } from '../config/config.js';

/** A file of an upload that is being written; nothing that starts with a dot is served. */
const UNFINISHED = /^\.[\w-]+\.part$/;
const FINISHED = /^[\w-]+\.[a-z0-9]{2,5}$/;

/** Bytes of an upload and the ending that its address gets. */
export interface NewFile {
  ending: string;
  bytes: Buffer;
  /** Smaller pictures by width. */
  smaller?: ReadonlyMap<number, Buffer>;
}

/** The directory `DATA_DIR/uploads`. Whoever calls this knows the addresses; this knows the files. */
@Injectable()
export class UploadFolder {
  private readonly directory: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.directory = join(config.dataDir, 'uploads');
  }

  /**
   * Writes an upload under a random name. Each file is written beside its place, flushed, and put there in one step,
   * the smaller pictures before the picture: a crash leaves no half file that could be served.
   * @returns its address.
   */
  async write({ ending, bytes, smaller = new Map<number, Buffer>() }: NewFile): Promise<string> {
    const address = `${UPLOADS}/${randomBytes(16).toString('hex')}.${ending}`;
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

  /** Removes an upload with its smaller pictures; what is gone already is no error. */
  async remove(address: string): Promise<void> {
    const variants = PICTURE_WIDTHS.map((width) => pictureVariant(address, width));
    for (const name of [address, ...variants.filter((variant) => variant !== null)]) {
      await rm(this.pathOf(name), { force: true });
    }
  }

  /** The uploads that were last written before an instant. Smaller pictures belong to their picture. */
  async olderThan(instant: Date): Promise<{ address: string; writtenAt: Date }[]> {
    const names = await this.names(FINISHED);
    const there = new Set(names);
    const whole = names.filter((name) => {
      const [, stem, ending] = /^([\w-]+)-(?:\d+)(\.\w+)$/.exec(name) ?? [];
      return !(stem && ending && there.has(stem + ending));
    });
    const found: { address: string; writtenAt: Date }[] = [];
    for (const name of whole) {
      const written = await this.writtenAt(name);
      if (written && written < instant) found.push({ address: `${UPLOADS}/${name}`, writtenAt: written });
    }
    return found;
  }

  /** Removes what a crash left half written before an instant. */
  async removeUnfinished(before: Date): Promise<void> {
    for (const name of await this.names(UNFINISHED)) {
      const written = await this.writtenAt(name);
      if (written && written < before) await rm(join(this.directory, name), { force: true });
    }
  }

  private async writeFile(address: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.directory, `.${randomBytes(16).toString('hex')}.part`);
    try {
      const file = await open(unfinished, 'wx', 0o644);
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

  private pathOf(address: string): string {
    return join(this.directory, basename(address));
  }

  private async names(pattern: RegExp): Promise<string[]> {
    const names = await readdir(this.directory).catch(() => []);
    return names.filter((name) => pattern.test(name));
  }

  /** `null` when another process has just removed it. */
  private async writtenAt(name: string): Promise<Date | null> {
    const found = await stat(join(this.directory, name)).catch(() => null);
    return found?.isFile() ? new Date(found.mtimeMs) : null;
  }
}
