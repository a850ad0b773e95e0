import { fileNameOf } from './content-disposition.js';

describe('name of a file', () => {
  it.each([
    [`attachment; filename="Teilnehmer.xlsx"`, 'Teilnehmer.xlsx'],
    ['attachment; filename=Zahlungen_2026-03-02.xlsx', 'Zahlungen_2026-03-02.xlsx'],
    [`attachment; filename="Bestatigung.pdf"; filename*=UTF-8''Best%C3%A4tigung.pdf`, 'Bestätigung.pdf'],
    [`attachment; filename="kept.pdf"; filename*=UTF-8''%E0%A4%A`, 'kept.pdf'],
    ['inline', null],
    [null, null],
  ])('of %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
