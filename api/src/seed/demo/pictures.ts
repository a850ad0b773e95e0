import { readFile } from 'node:fs/promises';
import { PICTURE_WIDTHS } from '@feria/shared';
import sharp from 'sharp';

/** `api/demo/pictures`, from the sources as well as from the compiled files. */
const FOLDER = new URL('../../../demo/pictures/', import.meta.url);

/** A picture of the demo data as WebP: as it is, and its smaller versions by width in pixels. */
export interface DemoPicture {
  full: Buffer;
  smaller: Map<number, Buffer>;
}

/**
 * Reads a picture of `api/demo/pictures`, and makes the smaller versions that an upload gets too.
 * @param name file name without its extension
 * @throws when there is none of that name
 */
export async function demoPicture(name: string): Promise<DemoPicture> {
  const full = await demoImage(name);
  const smaller = await Promise.all(
    PICTURE_WIDTHS.map(async (width) => [width, await resize(full, width)] as const),
  );
  return { full, smaller: new Map(smaller) };
}

/**
 * Reads a small image of `api/demo/pictures`: a logo, which has no smaller versions.
 * @param name file name without its extension
 * @throws when there is none of that name
 */
export function demoImage(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.webp`, FOLDER));
}

function resize(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
}
