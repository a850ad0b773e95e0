import { fromBody } from '../../core/http/body-class.js';
import { ChildCreateBody, ChildUpdateBody, ParentUpdateBody } from './family.dto.js';

const everything = {
  first_name: ' Mia ',
  last_name: 'Rossi',
  tax: 'X',
  lang: 'de',
  phone: '1',
  school: 'gs_1',
  whatsapp_infos: true,
  leave_alone: true,
  swimming_help: true,
  health_consent: true,
  with_diagnostics: true,
  medicaments: 'a',
  incompatibilities: 'b',
  allergies: 'c',
  risk_group: 'd',
};

it('takes of a child what its parents may enter, and nothing else', () => {
  const sent = { ...everything, parents: [1], gender: 'f', birth: '2020-01-01', last_update: 'x', id: 3 };
  for (const type of [ChildCreateBody, ChildUpdateBody])
    expect({ ...fromBody(type, sent) }).toEqual({ ...everything, first_name: 'Mia' });
});

it('takes of a parent the own data, not what belongs to the account or to the office', () => {
  const own = { first_name: 'A', last_name: 'B', plz: '1', place: 'C', address: 'D', phone: '2', lang: 'it' };
  const sent = { ...own, tax: 'X', email: 'x@feria.example', gender: 'm', user_id: 1 };
  expect({ ...fromBody(ParentUpdateBody, sent) }).toEqual(own);
});
