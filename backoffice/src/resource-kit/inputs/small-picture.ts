import { PICTURE_WIDTHS, pictureVariant } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';

/**
 * The smaller version of a stored picture, for a preview; `null` where there need be none. Logos are small themselves, and those
 * of the demo data have no smaller version.
 */
export function smallPicture(address: string, field: Field): string | null {
  const use = 'use' in field ? field.use : undefined;
  return use === undefined || use === 'picture' ? pictureVariant(address, PICTURE_WIDTHS[0]) : null;
}
