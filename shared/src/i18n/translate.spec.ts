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

  it.each(['a', 'a.c', 'a.b.c', 'constructor', '__proto__.toString'])(
    'say the key %s when it is no message',
    (key) => {
      expect(translate(messages, key)).toBe(key);
    },
  );
});
