import { courseCategory } from '@feria/shared/resources/courseCategory/index';
import { courseType } from '@feria/shared/resources/courseType/index';
import { location } from '@feria/shared/resources/location/index';
import { crudSuite } from '../../support/crud-suite.js';
import { sampleOf } from '../../support/sample.js';

crudSuite(location, { sample: sampleOf(location) });

crudSuite(courseType, { sample: sampleOf(courseType) });

// Without a parent: a sample of a sample would be three levels deep, and there are two.
crudSuite(courseCategory, {
  sample: async (app, number) => ({
    ...(await sampleOf(courseCategory)(app, number)),
    course_category_id: null,
  }),
});
