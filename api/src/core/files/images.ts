import {
  FOOTER_HEIGHT,
  IMAGE_MAX_PIXELS,
  PICTURE_FULL_WIDTH,
  PICTURE_WIDTHS,
  type ImageUse,
} from '@feria/shared';
import sharp, { type Raw, type ResizeOptions, type SharpOptions } from 'sharp';
import { AppError } from '../http/errors.js';

/** An image as it is stored: never the bytes that were sent. */
export interface EncodedImage {
  /** File extension. */
  extension: 'webp' | 'png';
  full: Buffer;
  /** Smaller versions by width in pixels (`PICTURE_WIDTHS`); never enlarged. */
  smaller: Map<number, Buffer>;
}

/** Seconds that one image may take. */
const TIMEOUT_SECONDS = 20;
/** Height of a picture at most, for strips that a width alone would not bound. */
const MAX_HEIGHT = 4_096;

const SIZES: Record<ImageUse, ResizeOptions> = {
  picture: { width: PICTURE_FULL_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true },
  logo: { width: 800, height: 480, fit: 'inside', withoutEnlargement: true },
  footer: { width: PICTURE_FULL_WIDTH, height: FOOTER_HEIGHT, fit: 'inside' },
};

/** First bytes (hex) of the formats that are taken, and what sharp calls them. Nothing else reaches a decoder. */
const SIGNATURES: [string, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
  ['gif', /^474946383[79]61/],
];

/**
 * Decodes an image and encodes it anew, upright, in sRGB and without metadata: a place, a thumbnail or a page of HTML
 * behind the pixels does not survive. Of an animation the first frame is kept: what moves by itself disturbs reading.
 * @throws AppError 415 at `part` for what is no readable JPEG, PNG, WebP or GIF; 413 for too many pixels, which the
 * header tells before anything is decoded.
 */
export function encodeImage(bytes: Buffer, use: ImageUse, part: string): Promise<EncodedImage> {
  return decoded(bytes, part, (options) => encode(bytes, options, use));
}

/**
 * The same for a picture that travels in a mail: one JPEG, on white, because not every mail program knows WebP.
 * @throws AppError as {@link encodeImage}
 */
export function encodeForMail(bytes: Buffer, part: string): Promise<Buffer> {
  return decoded(bytes, part, (options) =>
    sharp(bytes, options)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(SIZES.picture)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
}

async function decoded<Image>(
  bytes: Buffer,
  part: string,
  work: (options: SharpOptions) => Promise<Image>,
): Promise<Image> {
  const format = formatOf(bytes);
  const refused = (key: 'upload.image_type' | 'upload.image_broken'): AppError =>
    new AppError('unsupported_type', { message: { key }, fields: { [part]: [{ key }] } });
  if (!format) throw refused('upload.image_type');
  const options: SharpOptions = { failOn: 'error', sequentialRead: true, limitInputPixels: IMAGE_MAX_PIXELS };
  const header = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || header.format !== format) throw refused('upload.image_broken');
  if (header.width * header.height > IMAGE_MAX_PIXELS) {
    const message = { key: 'upload.image_pixels', params: { max: IMAGE_MAX_PIXELS / 1e6 } } as const;
    throw new AppError('too_large', { message, fields: { [part]: [message] } });
  }
  return work(options).catch(() => {
    throw refused('upload.image_broken');
  });
}

function formatOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('hex', 0, 16);
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}

async function encode(bytes: Buffer, options: SharpOptions, use: ImageUse): Promise<EncodedImage> {
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(SIZES[use])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const extension = use === 'logo' ? 'png' : 'webp';
  const compress = (size: ResizeOptions): Promise<Buffer> => {
    const image = sharp(data, { raw }).resize(size);
    return (
      extension === 'png' ? image.png({ compressionLevel: 9 }) : image.webp({ quality: 82 })
    ).toBuffer();
  };
  const [full, ...smaller] = await Promise.all([
    compress({}),
    ...PICTURE_WIDTHS.map((width) => compress({ width, withoutEnlargement: true })),
  ]);
  return {
    extension,
    full,
    smaller: new Map(PICTURE_WIDTHS.map((width, index) => [width, smaller[index] as Buffer])),
  };
}
