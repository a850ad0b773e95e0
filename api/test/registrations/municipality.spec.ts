import type { StaffRegistration } from '@feria/shared';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { MunicipalityEntity } from '../../src/model/resources/municipality.entity.js';
import { RegistrationMunicipalities } from '../../src/registrations/municipality.js';
import type { TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someStaff, someWeek, type Staff } from '../support/builders.js';
import { book, createQuietApp, firstId } from './support/book.js';

const REGISTRATIONS = '/api/peopleCourseWeekRegistration';

describe('the list of registrations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createQuietApp();
  });
  afterAll(() => app.close());

  it('show the municipality of a family, and find it and those that are not known, for who sees the list of parents', async () => {
    const { manager } = app.dataSource;
    const town = (name: string, plz: string) =>
      manager.save(manager.create(MunicipalityEntity, { name, name_it: `${name} it`, plz }));
    const [bozen, meran] = [await town('Bozen', '39100'), await town('Meran', '39012')];
    const eva = await someParent(app);
    await book(
      app,
      eva,
      await someChild(app, eva, { first_name: 'Mia' }),
      await someWeek(app, await someCourse(app)),
    );
    const some = await someParent(app);
    const week = await someWeek(app, await someCourse(app));
    const left = await someChild(app, some, { first_name: 'Ben' });
    const unknown = firstId(await book(app, some, left, week));
    const noted = firstId(await book(app, some, await someChild(app, some, { first_name: 'Kai' }), week));
    await manager.update(RegistrationEntity, noted, { municipality_id: meran.id });
    await manager.update(ParentEntity, some.personId, { plz: '80331' });
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index', 'person.index']);
    const found = async (staff: Staff, ...filters: string[]) =>
      (
        (await app.as(staff).get(REGISTRATIONS).query({ filters, sortBy: 'id' }).expect(200)).body
          .data as StaffRegistration[]
      ).map(({ people, municipality }) => [people.first_name, municipality?.name]);
    expect(await found(reader, `course_week_id|${week.id}`)).toEqual([
      ['Ben', undefined],
      ['Kai', 'Meran'],
    ]);
    expect(await found(reader, `municipality_id|${meran.id}`)).toEqual([['Kai', 'Meran']]);
    expect(await found(reader, `municipality_id|${bozen.id}`)).toEqual([['Mia', 'Bozen']]);
    expect(await found(reader, 'municipality_known|0')).toEqual([['Ben', undefined]]);
    // Once it is noted, a move changes nothing.
    await manager.update(ParentEntity, some.personId, { plz: '39012' });
    await app.app.get(RegistrationMunicipalities).run();
    await manager.update(ParentEntity, some.personId, { plz: '39100' });
    expect(await found(reader, `id|${unknown}`)).toEqual([['Ben', 'Meran']]);

    const looks = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    expect(new Set((await found(looks)).map(([, name]) => name))).toEqual(new Set([undefined]));
    for (const filter of [`municipality_id|${meran.id}`, 'municipality_known|0']) {
      const { body } = await app.as(looks).get(REGISTRATIONS).query({ filters: filter }).expect(422);
      expect(Object.keys(body.errors as object)).toEqual(['filters']);
    }
    const books = await someStaff(app, [
      'peopleCourseWeekRegistration.index',
      'peopleCourseWeekRegistration.update',
    ]);
    await app.as(books).get('/export/payments').query({ filters: 'municipality_known|0' }).expect(422);
  });
});
