import { accounts } from './server/accounts.js';
import { catalogue } from './server/catalogue.js';
import { core } from './server/core.js';
import { families } from './server/families.js';
import { mailing } from './server/mailing.js';
import { money } from './server/money.js';
import { office } from './server/office.js';
import { onSite } from './server/on-site.js';
import { registrations } from './server/registrations.js';
import { settings } from './server/settings.js';

/** Messages of the API in German: the reference from which the other languages are typed, by area. */
export const server = {
  ...core,
  ...accounts,
  ...families,
  ...catalogue,
  ...registrations,
  ...money,
  ...mailing,
  ...onSite,
  ...settings,
  ...office,
};
