import type { ContentLanguage } from '../config.js';
import { nameIn, type Named } from './content.js';

/**
 * What an organiser may use or leave out (product/office.md#what-we-use). A field that belongs to one says so by `feature`; screens show
 * what belongs to a feature while it is on.
 */
export const FEATURES = ['draw', 'priority', 'offers', 'questions', 'labels', 'discount', 'funding'] as const;
export type Feature = (typeof FEATURES)[number];

/** The option that switches a feature on (`1`) or off (`0`). */
export type FeatureOption = `use_${Feature}`;

export function featureOption(feature: Feature): FeatureOption {
  return `use_${feature}`;
}

/** The feature of an option, if it is one that switches a feature. */
export function featureOfOption(key: string): Feature | undefined {
  return FEATURES.find((feature) => featureOption(feature) === key);
}

/** What a new installation starts with. */
export const FEATURE_OPTIONS = {
  use_draw: '0',
  use_priority: '0',
  use_offers: '0',
  use_questions: '0',
  use_labels: '0',
  use_discount: '1',
  use_funding: '0',
} as const satisfies Record<FeatureOption, '0' | '1'>;

/** Whether an option's value switches its feature on; what is not stored is what an installation starts with. */
export function isSwitchedOn(feature: Feature, stored: string | null | undefined): boolean {
  return (stored ?? FEATURE_OPTIONS[featureOption(feature)]) === '1';
}

/** The names of projects in a language, with the year where two have the same name. */
export function distinctNames(
  projects: readonly (Named & { year: number | null })[],
  language: ContentLanguage,
): string[] {
  const names = projects.map((project) => nameIn(language, project));
  return projects.map(({ year }, index) => {
    const name = names[index]!;
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return isOnly || year === null ? name : `${name} (${year})`;
  });
}
