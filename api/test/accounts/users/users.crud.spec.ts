import { role } from '@feria/shared/resources/role/index';
import { user } from '@feria/shared/resources/user/index';
import { crudSuite } from '../../support/crud-suite.js';

crudSuite(role, { sample: (_app, number) => ({ name: `Rolle ${number}`, permissions: [] }) });

crudSuite(user, {
  sample: (_app, number) => ({
    name: `Konto ${number}`,
    email: `konto${number}@feria.example`,
    company_name: `Verein ${number}`,
    lang: 'it',
    roles: [],
  }),
  answeredOnce: ['password'],
  asksAgain: true,
});
