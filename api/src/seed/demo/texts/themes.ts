import type { Theme } from './theme.js';
import { INDOOR_THEMES } from './themes-indoors.js';
import { MOTION_THEMES } from './themes-motion.js';
import { OUTDOOR_THEMES } from './themes-outdoors.js';
import { SEASON_THEMES } from './themes-seasons.js';

/** Every project, summer first. */
export const THEMES: readonly Theme[] = [
  ...OUTDOOR_THEMES,
  ...MOTION_THEMES,
  ...INDOOR_THEMES,
  ...SEASON_THEMES,
];

/**
 * The project of a name.
 * @throws when there is none.
 */
export function themeOf(slug: string): Theme {
  const theme = THEMES.find((one) => one.slug === slug);
  if (!theme) throw new Error(`there is no demo project ${slug}`);
  return theme;
}
