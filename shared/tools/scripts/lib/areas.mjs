/**
 * The areas of the API in their order: each imports those before it and none after it (ADR 36). Held by dependency-cruiser; ESLint says
 * it in the editor for `core`.
 */
export const AREAS = [
  'core',
  'model',
  'settings',
  'mailing',
  'accounts',
  'presence',
  'families',
  'ledger',
  'catalogue',
  'registrations',
  'money',
  'on-site',
  'office',
];
