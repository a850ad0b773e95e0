/**
 * The areas of the API in their order: each imports those before it and none after it (ADR 36). Held by dependency-cruiser; ESLint says
 * it in the editor for `core`. The portal has those of them that parents see, the back office those that staff see.
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

/** The folders that `portal/src` may have, in their order: below the areas what knows none, above them what shows and composes all. */
export const PORTAL_FOLDERS = ['api', 'i18n', 'components', ...AREAS, 'my-family', 'app'];

/** The folders that `backoffice/src` may have, in their order. */
export const BACKOFFICE_FOLDERS = ['i18n', 'resource-kit', ...AREAS, 'app'];
