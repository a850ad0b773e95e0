import { translate, type AttendanceIssue, type AttendanceRecord } from '@feria/shared';
import type { Words } from './context';
import { departureText, markText, reasonText, toldBy } from './describe';
import { words } from './words';

const german: Words = (key, params) => translate(words.de, key, params);
const italian: Words = (key, params) => translate(words.it, key, params);
/** 16:02 in Rome. */
const left_at = '2026-07-06T14:02:00.000Z';

it.each([
  ['contact:1', 'gegangen um 16:02 mit Oma Anna (nicht abholberechtigt)'],
  ['contact:2', 'gegangen um 16:02 mit Oma Anna (nicht abholberechtigt)'],
  ['other', 'gegangen um 16:02 mit Oma Anna (nicht abholberechtigt)'],
  ['parent:3', 'gegangen um 16:02 mit Oma Anna'],
  ['pickup:7', 'gegangen um 16:02 mit Oma Anna'],
])('a departure with %s says whether that person may pick up', (left_with, text) => {
  expect(departureText(german, { left_at, left_with, left_with_name: 'Oma Anna' })).toBe(text);
});

it.each([
  ['pickup:7', false, 'gegangen um 16:02 mit Tante Rosa (nicht abholberechtigt)'],
  ['alone', false, 'gegangen um 16:02, allein (darf nicht allein gehen)'],
  ['pickup:7', true, 'gegangen um 16:02 mit Tante Rosa'],
  ['contact:1', null, 'gegangen um 16:02 mit Tante Rosa (nicht abholberechtigt)'],
])('of a departure with %s of which the server says %s', (left_with, may_pick_up, text) => {
  expect(departureText(german, { left_at, left_with, left_with_name: 'Tante Rosa', may_pick_up })).toBe(text);
});

it('so does a point in which only the person was changed, in Italian too', () => {
  expect(markText(italian, { left_with: 'contact:1', left_with_name: 'Nonna Anna' })).toBe(
    'uscita con Nonna Anna (senza autorizzazione al ritiro)',
  );
});

it('a child that left alone may', () => {
  expect(departureText(german, { left_at, left_with: 'alone' })).toBe('gegangen um 16:02, allein');
});

it('who told that a child is there is named, not who wrote a note; of a list that was kept before an update who changed it last', () => {
  const [told_by, changed_by] = [
    { id: 1, name: 'Anna' },
    { id: 2, name: 'Ben' },
  ];
  expect(toldBy({ told_by, changed_by } as AttendanceRecord)).toBe(told_by);
  expect(toldBy({ told_by: null, changed_by } as AttendanceRecord)).toBeNull();
  expect(toldBy({ changed_by } as AttendanceRecord)).toBe(changed_by);
});

describe('a point whose reason is no more says what to do now, and not what was to be done', () => {
  const point = (reason: AttendanceIssue['reason'], left_with?: string | null) =>
    ({ reason, reason_gone: true, mark: { left_with }, attendance: null }) as AttendanceIssue;

  it.each([
    ['not_authorised', 'other'],
    ['not_authorised', 'alone'],
    ['not_authorised', null],
    ['told_absent', undefined],
    ['place_ended', undefined],
  ] as const)('%s, left with %s', (reason, left_with) => {
    const [german_, italian_] = [german, italian].map((t) => reasonText(t, point(reason, left_with), null));
    expect(german_).toMatch(/kann der Punkt abgeschlossen werden/);
    expect(german_).not.toMatch(/Bitte|Ist es wirklich da/);
    expect(italian_).toMatch(/il punto si può chiudere/);
  });

  it('of a mark that does not count too', () => {
    expect(reasonText(german, point('no_place'), null)).toMatch(
      /verschoben\. Inzwischen ist dasselbe eingetragen: Der Punkt kann abgeschlossen werden\.$/,
    );
  });
});

it('who did not lead the child any more is called by name to others, and addressed where that is who reads it', () => {
  const made_by = { id: 7, name: 'Davide Zanella' };
  const point = { reason: 'not_leading', made_by, mark: {}, attendance: null } as unknown as AttendanceIssue;
  expect(reasonText(italian, point, 8)).toBe('Davide Zanella a quell’ora non seguiva più il bambino.');
  expect(reasonText(italian, point, 7)).toBe('A quell’ora Lei non seguiva più il bambino.');
  expect(reasonText(german, point, 7)).toBe('Zu dieser Zeit leiteten Sie das Kind nicht mehr.');
  // Of an account that is gone nobody is addressed, also where nobody knows who reads it.
  expect(reasonText(german, { ...point, made_by: null }, null)).toContain('Jemand leitete');
});

it('contacts are one or several', () => {
  const title = (smart_count: number): string => german('child.contacts_may_not', { smart_count });
  expect([title(1), title(2)]).toEqual([
    'Notfallkontakt (darf nicht abholen)',
    'Notfallkontakte (dürfen nicht abholen)',
  ]);
});
