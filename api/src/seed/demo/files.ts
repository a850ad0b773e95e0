import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureVariant } from '@feria/shared';
import { makePdf } from './pdf.js';
import { demoImage, demoPicture, type DemoPicture } from './pictures.js';
import type { PlannedCourse } from './plan/rows.js';
import { PRIVACY_NOTICE } from './data.js';
import { leaflet } from './leaflet.js';

/** Addresses of the files that belong to no project. */
export const FILES = {
  background: '/uploads/demo-background.webp',
  logo: '/uploads/demo-logo.webp',
  footer: '/uploads/demo-partner-1.webp',
  footer1: '/uploads/demo-partner-2.webp',
  privacy: '/uploads/demo-privacy.pdf',
} as const;

/** The privacy file; the same bytes each time. */
export function privacyFile(): Buffer {
  return makePdf(PRIVACY_NOTICE);
}

/**
 * Writes every picture and every PDF file into `dataDir/uploads`. Each course gets files of its own, because a file that
 * is replaced is removed.
 */
export async function makeFiles(courses: readonly PlannedCourse[], dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const write = (name: string, bytes: Buffer): Promise<void> =>
    writeFile(join(folder, name.replace('/uploads/', '')), bytes);

  const writePicture = async (address: string, { full, smaller }: DemoPicture): Promise<void> => {
    await write(address, full);
    for (const [width, bytes] of smaller) {
      const variant = pictureVariant(address, width);
      if (variant) await write(variant, bytes);
    }
  };

  const slugs = [...new Set(courses.map((course) => course.theme.slug))];
  await Promise.all([
    ...slugs.map(async (slug) => {
      const picture = await demoPicture(slug);
      const editions = courses.filter((course) => course.theme.slug === slug);
      await Promise.all(editions.map(({ files }) => writePicture(`/uploads/${files.image}`, picture)));
    }),
    ...courses.map((course) => course.files.program && write(course.files.program, makePdf(leaflet(course)))),
    demoImage('logo').then((image) => write(FILES.logo, image)),
    demoImage('partner-1').then((image) => write(FILES.footer, image)),
    demoImage('partner-2').then((image) => write(FILES.footer1, image)),
    demoPicture('background').then((picture) => writePicture(FILES.background, picture)),
    write(FILES.privacy, privacyFile()),
  ]);
}
