import type { Municipality, MyFamily, StaffPersonDetail } from '@feria/shared';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { MunicipalityEntity } from '../../../src/model/resources/municipality.entity.js';
import { seedMunicipalities } from '../../../src/seed/municipalities.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someParent, someStaff } from '../../support/builders.js';

describe('municipalities', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await seedMunicipalities(app.app.get(Transactions));
  });
  afterAll(() => app.close());

  const of = async (plz: string): Promise<string[]> => {
    const { body } = await app.http().get('/api/municipalities').query({ plz }).expect(200);
    return (body as { data: Municipality[] }).data.map(({ name }) => name);
  };

  it('are those of South Tyrol in a new database, and entered once', async () => {
    const { manager } = app.dataSource;
    expect(await manager.count(MunicipalityEntity)).toBe(116);
    await manager.delete(MunicipalityEntity, { name: 'Lana' });
    await seedMunicipalities(app.app.get(Transactions));
    expect(await manager.count(MunicipalityEntity)).toBe(115);
  });

  it('are found by their postcode, by everybody', async () => {
    expect(await of(' 39100 ')).toEqual(['Bozen']);
    const several = await of('39040');
    expect(several).toEqual(expect.arrayContaining(['Auer', 'Kastelruth', 'Lajen']));
    expect(several.length).toBeGreaterThan(20);
    for (const plz of ['80331', '', '39%']) expect(await of(plz)).toEqual([]);
  });

  it('are told anew once the office has changed one', async () => {
    expect(await of('39099')).toEqual([]);
    const office = await someStaff(app, 'Office');
    await app
      .as(office)
      .post('/api/municipality')
      .send({ name: 'Neu', name_it: 'Nuovo', plz: '39099' })
      .expect(201);
    expect(await of('39099')).toEqual(['Neu']);
  });

  it('are chosen by parents, by the office, and with a new account; one that is not there is refused at its field', async () => {
    const { id } = await app.dataSource.manager.findOneByOrFail(MunicipalityEntity, { name: 'Auer' });
    const parent = await someParent(app);
    const office = await someStaff(app, 'Office');
    const calls = [
      (municipality_id: number) => app.as(parent).put('/api/my-family/parent').send({ municipality_id }),
      (municipality_id: number) =>
        app.as(office).put(`/api/parent/${parent.personId}`).send({ municipality_id }),
    ];
    for (const call of calls) {
      const refused = await call(999_999).expect(422);
      expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['municipality_id']);
      await call(id).expect(200);
    }
    const { body } = await app.as(parent).get('/api/my-family').expect(200);
    expect((body as { data: MyFamily }).data.parent.municipality_id).toBe(id);
    const { body: refused } = await app
      .http()
      .post('/api/register')
      .send({ municipality_id: 999_999 })
      .expect(422);
    expect(Object.keys((refused as { errors: object }).errors)).toContain('municipality_id');
  });

  it('of a parent is told to the office: that of the postcode, the chosen one of several, or none', async () => {
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(MunicipalityEntity, { name: 'Kastelruth' });
    const parent = await someParent(app);
    const office = await someStaff(app, 'Office');
    const livesIn = async (values: object) => {
      await manager.update(ParentEntity, parent.personId, values);
      const { body } = await app.as(office).get(`/api/parent/${parent.personId}`).expect(200);
      return (body as { data: StaffPersonDetail }).data.lives_in?.name ?? null;
    };
    expect(await livesIn({ plz: ' 39100 ', municipality_id: null })).toBe('Bozen');
    expect(await livesIn({ plz: '39040' })).toBeNull();
    expect(await livesIn({ municipality_id: id })).toBe('Kastelruth');
    expect(await livesIn({ plz: '39012' })).toBe('Meran');
    expect(await livesIn({ plz: null })).toBeNull();
  });

  it('in which somebody lives cannot be deleted', async () => {
    const { manager } = app.dataSource;
    const town = await manager.findOneByOrFail(MunicipalityEntity, { name: 'Auer' });
    const parent = await someParent(app);
    await app.as(parent).put('/api/my-family/parent').send({ municipality_id: town.id }).expect(200);
    const office = await someStaff(app, 'Office');
    const { body } = await app.as(office).delete(`/api/municipality/${town.id}`).expect(200);
    expect(JSON.stringify(body)).toContain('Rossi');
    expect(await manager.existsBy(MunicipalityEntity, { id: town.id })).toBe(true);
  });
});
