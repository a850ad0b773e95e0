import { countsText, messageAbout, messageSubject } from './message-about.js';

describe('the subject of a message in a list', () => {
  const course = { id: 1, name: 'Waldwochen', name_it: 'Settimane nel bosco' };
  const about = { kind: 'project' as const, states: [], courseWeek: null };

  it('names the project that the message was about, in the language of the screen', () => {
    const message = {
      subject: 'Neues zu {{course}}',
      subject_it: 'Novità: {{ course }}',
      audience: { ...about, course },
    };
    expect(messageSubject('de', message)).toBe('Neues zu Waldwochen');
    expect(messageSubject('it', message)).toBe('Novità: Settimane nel bosco');
  });

  it('says in words what is another for each receiver, and leaves what is no placeholder', () => {
    const message = {
      subject: '{{children}}: {{course}} {{nmae}}',
      subject_it: null,
      audience: { ...about, course: null },
    };
    const subject = messageSubject('de', message);
    expect(subject).toMatch(/^\[[^\]{}]+\]: \[[^\]{}]+\] \{\{nmae\}\}$/);
  });
});

describe('whom a message was for', () => {
  const week = { id: 2, name: 'Woche 1', name_it: 'Settimana 1', from: '2026-07-06', to: '2026-07-10' };
  const course = { id: 1, name: 'Waldwochen', name_it: 'Settimane nel bosco' };

  it('is said with project, week and states, in each language', () => {
    const about = { kind: 'week' as const, states: ['waiting' as const], course, courseWeek: week };
    expect(messageAbout('de', about)).toBe('Woche: Waldwochen, Woche 1 (Warteliste)');
    expect(messageAbout('it', about)).toBe('Settimana: Settimane nel bosco, Settimana 1 (lista d’attesa)');
  });

  it('is said of a project that is gone too', () => {
    const about = { kind: 'project' as const, states: [], course: null, courseWeek: null };
    expect(messageAbout('de', about)).toBe('Projekt: Das Projekt gibt es nicht mehr');
  });
});

it('counts of mails leave out states without a mail, what failed first', () => {
  expect(countsText('de', { failed: 1, queued: 0, sent: 3 })).toEqual(['1 nicht zugestellt', '3 gesendet']);
});
