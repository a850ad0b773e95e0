import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { CONFIG, type Config } from '../config/config.js';
import { Logger } from '../logger.js';

/** Our own pictures only, by the names that uploads get: never a path that leads elsewhere. */
const PICTURE = /^\/uploads\/([\w-]+\.(?:webp|jpe?g|png|gif))$/;

/** Pictures kept ready: a logo and two footers, and what they were before. */
const KEPT = 12;

/**
 * Uploaded pictures as `data:` addresses, for documents that load nothing. Made small enough for paper once, then kept:
 * a file never changes under its name.
 */
@Injectable()
export class InlineImages {
  private readonly kept = new Map<string, Promise<string | null>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** The picture at an address such as `/uploads/abc.webp`, at most so many pixels high; `null` when there is none. */
  async read(address: string | null | undefined, height: number): Promise<string | null> {
    const name = PICTURE.exec(address?.trim() ?? '')?.[1];
    if (!name) return null;
    const key = `${height} ${name}`;
    const known = this.kept.get(key);
    if (known) return known;
    const made = this.make(name, height);
    this.kept.set(key, made);
    const oldest = this.kept.keys().next();
    if (this.kept.size > KEPT && !oldest.done) this.kept.delete(oldest.value);
    const result = await made;
    if (result === null) this.kept.delete(key);
    return result;
  }

  private async make(name: string, height: number): Promise<string | null> {
    try {
      const file = await readFile(join(this.config.dataDir, 'uploads', name));
      const picture = await sharp(file, { limitInputPixels: 40_000_000 })
        .rotate()
        .resize({ width: height * 5, height, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
      return `data:image/png;base64,${picture.toString('base64')}`;
    } catch (error) {
      this.logger.error('a picture for a document cannot be read', error);
      return null;
    }
  }
}
