import type { ParentEntity } from '../../model/families/parent.entity.js';

/** Where a person lives, on one line; empty when it is not known. */
export function homeAddress({
  address,
  plz,
  place,
}: Pick<ParentEntity, 'address' | 'plz' | 'place'>): string {
  const town = [plz, place].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}
