import { PICTURE_WIDTHS } from '@feria/shared';
import sharp from 'sharp';
import { hero } from './hero.js';
import { logo, orchard, railway } from './marks.js';
import { autumn } from './scene-autumn.js';
import { circus } from './scene-circus.js';
import { climbing } from './scene-climbing.js';
import { cooking } from './scene-cooking.js';
import { football } from './scene-football.js';
import { forest } from './scene-forest.js';
import { kindergarten } from './scene-kindergarten.js';
import { lake } from './scene-lake.js';
import { riding } from './scene-riding.js';
import { robotics } from './scene-robotics.js';
import { theatre } from './scene-theatre.js';
import { winter } from './scene-winter.js';

/** SVG of each project's picture, 1200 × 800. */
const SCENES: Readonly<Record<string, () => string>> = {
  autumn,
  circus,
  climbing,
  cooking,
  football,
  forest,
  kindergarten,
  lake,
  riding,
  robotics,
  theatre,
  winter,
};

/** Height of the pictures of partners (spec §2.3, Options). */
const PARTNER_HEIGHT = 100;

const IMAGES = {
  logo: () => webp(logo(), { height: 240 }),
  footer: () => webp(orchard(), { height: PARTNER_HEIGHT }),
  footer1: () => webp(railway(), { height: PARTNER_HEIGHT }),
} as const;

/** A picture and its smaller ones by width (`PICTURE_WIDTHS`), as WebP. */
export interface Rendered {
  full: Buffer;
  smaller: Map<number, Buffer>;
}

/**
 * The picture of a project.
 * @throws when there is none of that name.
 */
export async function renderPicture(slug: string): Promise<Rendered> {
  const scene = SCENES[slug];
  if (!scene) throw new Error(`there is no picture ${slug}`);
  return inAllWidths(scene());
}

/** The welcome picture of the association. */
export function renderBackground(): Promise<Rendered> {
  return inAllWidths(hero());
}

/** A small picture of the association as WebP. */
export function renderImage(kind: keyof typeof IMAGES): Promise<Buffer> {
  return IMAGES[kind]();
}

async function inAllWidths(svg: string): Promise<Rendered> {
  const [full, ...smaller] = await Promise.all([
    webp(svg),
    ...PICTURE_WIDTHS.map(async (width) => [width, await webp(svg, { width })] as const),
  ]);
  return { full, smaller: new Map(smaller) };
}

function webp(svg: string, size?: { width: number } | { height: number }): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  return (size ? image.resize(size) : image).webp({ quality: 80, effort: 2 }).toBuffer();
}
