import { ACCOUNTS } from './accounts.js';
import type { CostlyAsks } from './ask.js';
import { BANK } from './bank.js';
import { CATALOGUE } from './catalogue.js';
import { DOCUMENTS } from './documents.js';
import { FAMILY } from './family.js';
import { FILES } from './files.js';
import { MESSAGES } from './messages.js';
import { ON_SITE } from './on-site.js';
import { PEOPLE } from './people.js';
import { REGISTRATIONS } from './registrations.js';

/** The most expensive thing that can be asked of each route. A route that is not here is named when the bench runs. */
export const COSTLY_ASKS: CostlyAsks = {
  ...ACCOUNTS,
  ...CATALOGUE,
  ...PEOPLE,
  ...REGISTRATIONS,
  ...BANK,
  ...FAMILY,
  ...ON_SITE,
  ...MESSAGES,
  ...DOCUMENTS,
  ...FILES,
};
