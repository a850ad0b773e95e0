import type { ResourceDefinition } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { uploadedFields } from '../files/upload.controller.js';
import type { Uploads } from '../files/uploads.js';
import type { Problems } from '../http/errors.js';

type Values = Record<string, unknown>;

/** Addresses of the uploads that a record names in its image and file fields. */
export function filesOf(definition: ResourceDefinition, record: object): string[] {
  return uploadedFields(definition).flatMap(([name]) => {
    const address = (record as Values)[name];
    return typeof address === 'string' && address ? [address] : [];
  });
}

/**
 * Finds fault with each image and file that a record is about to name and has not named before, unless it is stored;
 * one that is stays until the transaction ends (see {@link Uploads.hold}). A value that is kept is not looked at.
 */
export async function checkFiles(
  definition: ResourceDefinition,
  columns: Values,
  {
    manager,
    uploads,
    before,
    problems,
  }: { manager: EntityManager; uploads: Uploads; before: Values; problems: Problems },
): Promise<void> {
  for (const [name, { type }] of uploadedFields(definition)) {
    const address = columns[name];
    if (typeof address !== 'string' || address === before[name]) continue;
    if (!(await uploads.hold(manager, type, address))) problems.add(name, 'validation.upload_address');
  }
}
