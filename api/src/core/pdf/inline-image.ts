import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { PICTURE_WIDTHS, pictureVariant, UPLOADS } from '@feria/shared';
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

  /**
   * A photograph at such an address, cut to so many pixels, as JPEG: as PNG a document of many would be ten times as large. Not kept.
   * `null` when there is none.
   */
  async photo(
    address: string | null | undefined,
    size: { width: number; height: number },
  ): Promise<string | null> {
    const name = PICTURE.exec(address?.trim() ?? '')?.[1];
    if (!name) return null;
    const smaller = pictureVariant(
      `${UPLOADS}/${name}`,
      size.width <= PICTURE_WIDTHS[0] ? PICTURE_WIDTHS[0] : PICTURE_WIDTHS[1],
    );
    try {
      // Decoding takes longest: the smallest file that is large enough.
      const file = await this.file(basename(smaller ?? name)).catch(() => this.file(name));
      const picture = await sharp(file, { limitInputPixels: 40_000_000 })
        .rotate()
        .resize({ ...size, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 78 })
        .toBuffer();
      return `data:image/jpeg;base64,${picture.toString('base64')}`;
    } catch (error) {
      this.logger.error('a picture for a document cannot be read', error);
      return null;
    }
  }

  private file(name: string): Promise<Buffer> {
    return readFile(join(this.config.dataDir, 'uploads', name));
  }

  private async make(name: string, height: number): Promise<string | null> {
    try {
      const file = await this.file(name);
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
