import { child } from '@feria/shared/resources/child/index';
import { person } from '@feria/shared/resources/person/index';
import { someParent } from '../support/builders.js';
import { crudSuite } from '../support/crud-suite.js';
import { sampleOf } from '../support/sample.js';

crudSuite(person, { sample: sampleOf(person), derived: ['display_name'] });

crudSuite(child, {
  sample: async (app, number) => ({
    ...(await sampleOf(child)(app, number)),
    parents: [(await someParent(app)).personId],
  }),
  derived: ['display_name'],
});
