import { makeIban } from '../iban.js';

/** The association of the demo data. It, its address and its bank are invented. */
export const ORGANISER = {
  de: 'Ferienverein Murmeltier EO',
  it: 'Associazione Vacanze Marmotta ODV',
  address: { de: 'Lärchengasse 7, 39042 Brixen', it: 'Vicolo dei Larici 7, 39042 Bressanone' },
  place: { de: 'Brixen', it: 'Bressanone' },
  phone: '+39 0472 000 417',
  email: 'office@feria.example',
  beneficiary: 'Ferienverein Murmeltier EO',
} as const;

/** Accounts at two banks that do not exist. */
export const IBANS = [
  makeIban('09999', '58220', '000000417042'),
  makeIban('09998', '11600', '000000208815'),
] as const;
