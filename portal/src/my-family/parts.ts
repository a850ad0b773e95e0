/** The parts of my family, in their order; tabs on a phone. */
export const FAMILY_TABS = ['tasks', 'bookings', 'data'] as const;
export type FamilyTab = (typeof FAMILY_TABS)[number];
