import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { encode } from 'uqr';
import { CONFIG, type Config } from '../core/config/config.js';

/** A picture inside a mail: `<img src="cid:…">` shows it. PNG. */
export interface MailImage {
  cid: string;
  filename: string;
  content: Buffer;
}

/** Pixels of the logo: twice what the layout shows, for sharp screens. */
const LOGO = { width: 480, height: 120 };
/** Pixels of a module of the QR code, and the modules of quiet zone that readers ask for around it. */
const MODULE = 6;
const QUIET = 4;

/**
 * Pictures of mails. They travel in the mail: one from an address would not be shown by most programs until asked for,
 * and would tell its server who reads when.
 */
@Injectable()
export class MailImages {
  /** The last logo, by its address: names of uploads are random and never used again. */
  private logo: { address: string; image: MailImage | null } | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * The organiser's logo.
   * @param address of an upload, `/uploads/…`
   * @returns null when there is no such picture; the mail then shows the name instead
   */
  async logoAt(address: string): Promise<MailImage | null> {
    if (!address.startsWith('/uploads/')) return null;
    if (this.logo?.address === address) return this.logo.image;
    const image = await readFile(join(this.config.dataDir, 'uploads', basename(address)))
      .then((file) =>
        sharp(file)
          .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
          .png()
          .toBuffer(),
      )
      .then((content) => ({ cid: 'logo', filename: 'logo.png', content }))
      .catch(() => null);
    // One that is missing may only be late: it is looked for again.
    this.logo = image && { address, image };
    return image;
  }

  /** The QR code of a transfer, black on white with its quiet zone. */
  async qrCode(payload: string, cid: string): Promise<MailImage> {
    const { data } = encode(payload, { ecc: 'M', border: QUIET });
    const size = data.length;
    const pixels = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 0 : 255))));
    const content = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
      .resize(size * MODULE, size * MODULE, { kernel: 'nearest' })
      .png({ colours: 2 })
      .toBuffer();
    return { cid, filename: 'epc-qr.png', content };
  }
}
