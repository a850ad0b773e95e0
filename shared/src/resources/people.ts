import type { ResourceDefinition } from './define.js';
import { allResources } from './index.js';

/**
 * The definition of a resource whose records are people of a family, by its name: their name is told only to who may list them.
 * `undefined` for every other resource.
 */
export function personResource(name: string): ResourceDefinition | undefined {
  return allResources.find((definition) => definition.name === name && definition.isPerson);
}
