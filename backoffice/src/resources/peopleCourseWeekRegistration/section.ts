import type { Section } from '../../resource-kit/types';
import { registrationForm } from './definition';

/** Registrations change only through sign-up and payment, so their pages are written by hand. */
export const registrations: Section = registrationForm;
