import type { Feature } from '../rules/features.js';
import type { SetupOptionStep } from '../rules/setup.js';
import type { Named } from './frontend.js';

/** What a project lacks before parents can register, in the order in which it is entered; `null`: nothing. */
export type ProjectLack = 'course' | 'week' | 'opening' | 'active' | null;

/** `GET /api/setup`: which steps of the set-up are done (product/office.md#set-up). */
export interface Setup extends Record<SetupOptionStep, boolean> {
  /** Whether a mail has left, or families have registered, who got mails. */
  mails: boolean;
  /** The project that is furthest, and what it lacks. */
  project: { course_id: number | null; lacks: ProjectLack };
  /** Whether the start page leaves the steps out, because somebody has hidden them. */
  hidden: boolean;
}

/** `GET /api/option/features`: a feature, whether it is switched on, and whether an active project uses it (product/office.md#what-we-use). */
export interface FeatureUse {
  feature: Feature;
  on: boolean;
  used: boolean;
  /** Which active projects use it, by name: it cannot be switched off. For holders of `option.update`. */
  projects?: (Named & { year: number | null })[];
}
