import { child } from './child/index.js';
import { course } from './course/index.js';
import { courseCategory } from './courseCategory/index.js';
import { courseType } from './courseType/index.js';
import { courseWeek } from './courseWeek/index.js';
import type { ResourceDefinition } from './define.js';
import { location } from './location/index.js';
import { municipality } from './municipality/index.js';
import { parent } from './parent/index.js';
import { role } from './role/index.js';
import { user } from './user/index.js';

/** Every resource, by name: the registry that API, back office and tests walk. Sorted; the generator adds here. */
export const resources = {
  child,
  course,
  courseCategory,
  courseType,
  courseWeek,
  location,
  municipality,
  parent,
  role,
  user,
} as const;

export type ResourceName = keyof typeof resources;

/** All definitions, as one type. */
export const allResources: readonly ResourceDefinition[] = Object.values(resources);
