import { subjectOf } from './subject';

describe('the subject of a message in a list', () => {
  const course = { id: 1, name: 'Waldwochen', name_it: 'Settimane nel bosco' };
  const about = { kind: 'project' as const, states: [], courseWeek: null };

  it('names the project that the message was about, in the language of the screen', () => {
    const message = {
      subject: 'Neues zu {{course}}',
      subject_it: 'Novità: {{ course }}',
      audience: { ...about, course },
    };
    expect(subjectOf(message, 'de')).toBe('Neues zu Waldwochen');
    expect(subjectOf(message, 'it')).toBe('Novità: Settimane nel bosco');
  });

  it('says in words what is another for each receiver, and leaves what is no placeholder', () => {
    const message = {
      subject: '{{children}}: {{course}} {{nmae}}',
      subject_it: null,
      audience: { ...about, course: null },
    };
    const subject = subjectOf(message, 'de');
    expect(subject).toMatch(/^\[[^\]{}]+\]: \[[^\]{}]+\] \{\{nmae\}\}$/);
  });
});
