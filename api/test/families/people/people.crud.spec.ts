import { child } from '@feria/shared/resources/child/index';
import { parent } from '@feria/shared/resources/parent/index';
import { someParent } from '../../support/builders.js';
import { crudSuite } from '../../support/crud-suite.js';
import { sampleOf } from '../../support/sample.js';

crudSuite(parent, { sample: sampleOf(parent), derived: ['display_name'] });

crudSuite(child, {
  sample: async (app, number) => ({
    ...(await sampleOf(child)(app, number)),
    parents: [(await someParent(app)).personId],
  }),
  derived: ['display_name'],
  // The sample has a parent.
  alsoToCreate: ['child.health', 'child.index', 'person.index'],
});
