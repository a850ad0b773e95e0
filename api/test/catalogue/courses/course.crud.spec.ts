import { course } from '@feria/shared/resources/course/index';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { someCourse, someLocation, someNotices } from '../../support/builders.js';
import { crudSuite } from '../../support/crud-suite.js';

crudSuite(course, {
  sample: async (app, number) => ({
    name: `Projekt ${number}`,
    name_it: `Progetto ${number}`,
    description: '<p>Im <strong>Wald</strong></p>',
    from: '2026-06-15',
    to: '2026-08-28',
    register_from: '2026-02-01',
    register_from_time: '08:00',
    register_to: '2026-05-31',
    location_id: (await someLocation(app)).id,
    max_participants: 20,
    waiting_list: 5,
    price: 120.5,
    bank_name: 'Ferienverein',
    bank_iban: 'IT60X0542811101000000123456',
    custom_labels: true,
    label_full_day_de: 'Ganzer Tag',
    label_full_day_it: 'Tutto il giorno',
    label_half_day_de: 'Vormittag',
    label_half_day_it: 'Mattina',
    // Active only with the notices.
    active: await someNotices(app).then(() => true),
  }),
});

crudSuite(courseWeek, {
  sample: async (app, number) => ({
    course_id: (await someCourse(app)).id,
    name: `Woche ${number}`,
    name_it: `Settimana ${number}`,
    from: '2026-07-06',
    to: '2026-07-10',
    full_day: true,
    price: 99.9,
    half_day: true,
    price_half_day: 60,
    max_participants: 10,
    waiting_list: 0,
  }),
});
