import { municipality } from '@feria/shared/resources/municipality/index';
import { crudSuite } from '../../support/crud-suite.js';
import { sampleOf } from '../../support/sample.js';

crudSuite(municipality, { sample: sampleOf(municipality) });
