import { parseFields } from './fields.mjs';

/** The problems of a field that is added to a valid one, one a line. */
const problemsOf = (spec: string): string => parseFields(`name:string,${spec}`).problems.join('\n');

it('reads every type and modifier', () => {
  const { fields, problems } = parseFields(
    'name:string:required, code:string:max=10,notes:text,body:richtext:max=500,seats:integer:max=60:required,' +
      'price:money,day:date,hour:time,since:datetime,active:boolean,kind:enum(bus|mini_van),mail:email:required,call:phone,site:url:max=90,tint:colour,' +
      'open:boolean:default=on,places:integer:default=4,size:enum(s|m):default=m,tour_guide_id:reference(guide),photo:image,papers:file',
  );
  expect(problems).toEqual([]);
  expect(fields).toEqual([
    { name: 'name', type: 'string', required: true },
    { name: 'code', type: 'string', required: false, max: 10 },
    { name: 'notes', type: 'text', required: false },
    { name: 'body', type: 'richtext', required: false, max: 500 },
    { name: 'seats', type: 'integer', required: true, max: 60 },
    { name: 'price', type: 'money', required: false },
    { name: 'day', type: 'date', required: false },
    { name: 'hour', type: 'time', required: false },
    { name: 'since', type: 'datetime', required: false },
    { name: 'active', type: 'boolean', required: false },
    { name: 'kind', type: 'enum', required: false, values: ['bus', 'mini_van'] },
    { name: 'mail', type: 'email', required: true, max: 255 },
    { name: 'call', type: 'phone', required: false, max: 40 },
    { name: 'site', type: 'url', required: false, max: 90 },
    { name: 'tint', type: 'colour', required: false, max: 7 },
    { name: 'open', type: 'boolean', required: false, byDefault: true },
    { name: 'places', type: 'integer', required: false, byDefault: 4 },
    { name: 'size', type: 'enum', required: false, values: ['s', 'm'], byDefault: 'm' },
    { name: 'tour_guide_id', type: 'reference', required: false, resource: 'guide', as: 'tourGuide' },
    { name: 'photo', type: 'image', required: false },
    { name: 'papers', type: 'file', required: false },
  ]);
});

it.each([
  ['seats', /write name:type/],
  ['', /write name:type/],
  ['kind:enum(bus', /write name:type/],
  ['seats:number', /no type "number"\. There are string, email/],
  ['seats:constructor', /no type "constructor"/],
  ['Seats:integer', /no name for a column/],
  ['number-of-seats:integer', /no name for a column/],
  ['a__b:integer', /no name for a column/],
  ['id:integer', /by itself/],
  ['search_text:text', /by itself/],
  ['version:integer', /by itself/],
  ['name_sort_key:string', /for sorting/],
  ['constructor:integer', /keeps for itself/],
  [`${'a'.repeat(41)}:integer`, /too long/],
  ['seats:integer(5)', /nothing in parentheses/],
  ['kind:enum', /names its values/],
  ['kind:enum()', /names its values/],
  ['kind:enum(Bus|van)', /names its values/],
  ['kind:enum(bus|bus)', /stands twice/],
  ['fields:enum(bus|van)', /labels would overwrite/],
  ['location_id:reference', /names a resource/],
  ['tags:references', /name a resource/],
  ['tag_id:references(tag)', /are several/],
  ['tags:references(tag):required', /cannot be required/],
  ['tags:references(tag):unique', /cannot be unique/],
  ['location:reference(location)', /ends in _id/],
  ['record_id:reference(location)', /choose another/],
  [
    'seats:integer:single',
    /no "single"\. There are required, unique, index, max=NN, default=VALUE and label/,
  ],
  ['notes:text:unique', /text cannot be unique: string, email/],
  ['active:boolean:unique', /boolean cannot be unique/],
  ['photo:image:index', /image has no index/],
  ['location_id:reference(location):index', /by itself/],
  ['seats:integer:index:unique', /by itself/],
  ['seats:integer:unique:default=3', /only one record/],
  ['seats:integer:default=many', /is a whole number from 0/],
  ['seats:integer:default=-1', /is a whole number from 0/],
  ['seats:integer:max=20:default=21', /the default 21 is above the largest value 20/],
  ['seats:integer:default=21:max=20', /the default 21 is above the largest value 20/],
  ['seats:integer:default=1000001', /above the largest value 1000000/],
  ['kind:enum(bus|van):default=car', /one of bus, van/],
  ['active:boolean:default=off', /off by default/],
  ['day:date:default=2026-01-01', /date has no default/],
  ['tint:colour:max=9', /colour has no max/],
  ['seats:integer:max=many', /number from 1/],
  ['code:string:max=256', /number from 1 to 255/],
  ['code:string:max=0', /number from 1 to 255/],
  ['seats:integer:label=Plätze', /a label names German, Italian/],
  ['seats:integer:label=Plätze||Seats', /a label names German, Italian/],
  ['day:date:max=5', /date has no max/],
  ['active:boolean:required', /cannot be required/],
  ['name:integer', /name stands twice/],
  ['location_id:reference(location),location:string', /read back as location/],
])('refuses %s', (spec, message) => {
  expect(problemsOf(spec)).toMatch(message);
});

it('reads labels in two or three languages', () => {
  const { fields } = parseFields(
    'name:string:label=Name|Nome,seats:integer:label=Plätze | Posti|Seats:required',
  );
  expect(fields.map(({ label }) => label)).toEqual([
    ['Name', 'Nome'],
    ['Plätze', 'Posti', 'Seats'],
  ]);
});

it('requires a string that records are found by', () => {
  expect(parseFields('seats:integer,code:string:max=10').problems.join()).toMatch(/at least one string/);
});

it('reports every problem at once, each with its field', () => {
  expect(parseFields('name:string,a:b,c:d').problems).toEqual([
    expect.stringMatching(/^--fields "a:b": /),
    expect.stringMatching(/^--fields "c:d": /),
  ]);
});
