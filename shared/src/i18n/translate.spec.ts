import { translate } from './translate.js';

const messages = { a: { b: 'Hallo %{name}' }, many: '%{smart_count} Ort |||| %{smart_count} Orte' };

describe('messages', () => {
  it('are filled in', () => {
    expect(translate(messages, 'a.b', { name: 'Mia' })).toBe('Hallo Mia');
  });

  it('keep a placeholder that has no value', () => {
    expect(translate(messages, 'a.b')).toBe('Hallo %{name}');
  });

  it('know one and many', () => {
    expect(translate(messages, 'many', { smart_count: 1 })).toBe('1 Ort');
    expect(translate(messages, 'many', { smart_count: 0 })).toBe('0 Orte');
  });

  it.each([
    ['fino al %{date}', '08.06.2026', 'fino all’08.06.2026'],
    ['Dal %{date} al giorno', '11.06.2026', 'Dall’11.06.2026 al giorno'],
    ['prima del %{date}', '8. giugno', 'prima dell’8. giugno'],
    ['Il %{date}', '11.06.2026', 'L’11.06.2026'],
    ['pagato il %{date}', '11.06.2026', 'pagato l’11.06.2026'],
    ['fino al %{date}', '18.06.2026', 'fino al 18.06.2026'],
    ['fino al %{date}', '110 €', 'fino al 110 €'],
    ['canale %{date}', '11.06.2026', 'canale 11.06.2026'],
  ])('write an Italian article before a date as it is read: %s, %s', (text, date, read) => {
    expect(translate({ text }, 'text', { date })).toBe(read);
  });

  it.each(['a', 'a.c', 'a.b.c', 'constructor', '__proto__.toString'])(
    'say the key %s when it is no message',
    (key) => {
      expect(translate(messages, key)).toBe(key);
    },
  );
});
